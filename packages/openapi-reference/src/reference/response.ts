import type {Evidence} from './evidence';
import type {FormField, FormValues} from './form';
import type {NamedExample} from './parameter';
import type {RichText} from './rich-text';
import type {Expression} from './runtime-expression';
import type {SchemaNode} from './schema';

/** Accepts status codes and ranges: `200`, `2XX`. */
export function isSuccess(status: string): boolean {
  return status.startsWith('2');
}

/** Returns the first content of the first successful response. */
export function successContent<One extends Content>(
  responses: readonly {status: string; contents: readonly One[]}[],
): One | undefined {
  return responses.find(({status}) => isSuccess(status))?.contents[0];
}

/**
 * Accepts JSON and formats based on it: `application/json`, `application/problem+json`. Sequences of JSON values are no
 * JSON.
 */
export function isJsonMediaType(mediaType: string): boolean {
  return /[/+]json\b(?!-(?:seq|lines)\b)/i.test(mediaType);
}

/** Returns whether an example is JSON, by its text: JSON examples occur under any media type. */
export function isJsonText(example: string): boolean {
  return /^\s*[[{"]/.test(example);
}

/** An example of a content, which has a text or an address. */
export interface ContentExample {
  /** Its key among the named examples. */
  name?: string;
  summary?: string;
  description?: RichText;
  /** Serialised; JSON is indented by two spaces. */
  text?: string;
  /** Where the example is, if it is not in the document. */
  url?: string;
  /** The example omits parts of the schema. */
  truncated?: true;
  /** The values of the fields of a form. */
  values?: FormValues;
  /** Of an answer: the parameters of its request that have other values than their examples. */
  request?: Readonly<Record<string, readonly string[]>>;
}

/** What a body has if it is of one media type. */
export interface Content {
  /** In a request also a range: `text/*`. */
  mediaType: string;
  /** The media type that a request has, if the document has a range. A file has its own. */
  sent?: string;
  node: SchemaNode;
  examples: ContentExample[];
  /** The content is a file of bytes, or of a text that encodes them: `base64`. */
  file?: 'binary' | (string & {});
  /** The fields of a form, without those that only responses have. */
  form?: FormField[];
  /** Of a request: it has a part that nobody else should read, so no link has it. */
  isSecret?: true;
}

export interface Response {
  /** `200`, `4XX` or `default`. */
  status: string;
  description: RichText;
  evidence?: Evidence;
  /** By media type; JSON first. */
  contents: Content[];
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
  /** All examples, where they have names. */
  examples?: NamedExample[];
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
  /** By media type, at least one; JSON first. */
  contents: Content[];
}

/** Returns the media type that a request of a content has. A file can have another one of the range. */
export function sentMediaType({
  mediaType,
  sent = mediaType,
}: Pick<Content, 'mediaType' | 'sent'>): string {
  return sent;
}

/** Returns the first example of a content that has a text. */
export function firstExample(
  content: Pick<Content, 'examples'> | undefined,
): ContentExample | undefined {
  return content?.examples.find(({text}) => text !== undefined);
}

/** Returns the name under which a reader finds an example among others. */
export function exampleLabel({name, summary}: ContentExample): string | undefined {
  return summary ?? name;
}
