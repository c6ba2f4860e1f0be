import type {Evidence} from './evidence';
import type {RichText} from './rich-text';
import type {Expression} from './runtime-expression';
import type {SchemaNode} from './schema';

/** Accepts status codes and ranges: `200`, `2XX`. */
export function isSuccess(status: string): boolean {
  return status.startsWith('2');
}

/** Accepts JSON and formats based on it: `application/json`, `application/problem+json`. */
export function isJsonMediaType(mediaType: string): boolean {
  return /[/+]json\b/i.test(mediaType);
}

/** Returns whether an example is JSON, by its text: JSON examples occur under any media type. */
export function isJsonText(example: string): boolean {
  return /^\s*[[{"]/.test(example);
}

export interface Content {
  mediaType: string;
  node: SchemaNode;
  /** Serialised example; JSON is indented by two spaces. */
  example?: string;
  /** The example omits parts of the schema. */
  exampleShortened?: true;
}

export interface Response {
  /** `200`, `4XX` or `default`. */
  status: string;
  description: RichText;
  evidence?: Evidence;
  content?: Content;
  /** Undefined if the document describes none. */
  headers?: ResponseHeader[];
  /** Undefined if the document has none. */
  links?: ResponseLink[];
}

export interface ResponseHeader {
  name: string;
  required: boolean;
  deprecated: boolean;
  description: RichText;
  node: SchemaNode;
  /** The one of the document. */
  example?: string;
}

/** A request that can follow, with values of this request and its response. */
export interface ResponseLink {
  name: string;
  description: RichText;
  /** The operation to request, or the reference to it if it is not in this document. */
  target: {title: string; route: string} | string;
  parameters: {name: string; value: Expression}[];
  requestBody?: Expression;
  serverUrl?: string;
}

export interface RequestBody {
  required: boolean;
  description: RichText;
  content: Content;
}
