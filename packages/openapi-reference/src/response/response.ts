import type {Evidence} from '../text/evidence';
import type {NamedExample} from '../example/named-example';
import type {RichText} from '../text/rich-text';
import type {Expression} from './runtime-expression';
import type {SchemaNode} from '../schema/schema';
import type {Content} from '../body/content';

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
