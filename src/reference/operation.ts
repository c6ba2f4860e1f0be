import type {RequestBody, Response} from './response';
import type {Server} from './server';
import type {CodeSample} from './code-sample';
import type {Parameter} from './parameter';
import type {RichText} from './rich-text';
import type {SecurityScheme} from './security';

/** Everything the reader sees of one operation. */
export interface Operation {
  /** The operationId. */
  id: string;
  /** Page name: `get-account`. */
  slug: string;
  /** The tag it is listed under: `Account` or `Account/EventLog`. */
  tag: string;
  title: string;
  /** Upper case. */
  method: Uppercase<HttpMethod>;
  /** Path template: `/api/v1/accounts/{accountAddress}`. */
  path: string;
  description: RichText;
  /** First sentence of the description. */
  line: string;
  deprecated: boolean;
  unverified: boolean;
  /** `x-first-request`: what a newcomer calls first. */
  first: boolean;
  /** `x-plan`, the plan whose endpoint list holds the operation. */
  plan?: string;
  /** `x-credits`, what a call costs, where known. */
  credits?: number;
  servers: Server[];
  security: SecurityScheme[];
  parameters: Parameter[];
  requestBody?: RequestBody;
  responses: Response[];
  samples: CodeSample[];
}
/**
 * The OpenAPI objects that the site reads, under the names of the OpenAPI Specification 3.0
 * and 3.1 (https://spec.openapis.org/oas/v3.1.0). A type holds the fields that the reference
 * shows; a description may have more. The types say what `validateDescription` has checked.
 */

/** The fields of a Path Item Object that hold an operation, in the specification's order. */
export const HTTP_METHODS = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
] as const;

/** Key of an operation in its path item; lower case. */
export type HttpMethod = (typeof HTTP_METHODS)[number];
