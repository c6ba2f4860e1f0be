import type {RequestBody, Response} from './response';
import type {Server} from './server';
import type {CodeSample} from './code-sample';
import type {Parameter} from './parameter';
import type {RichText} from './rich-text';
import type {SecurityScheme} from './security';

export interface Operation {
  id: string;
  slug: string;
  /** Its first tag: `Account` or `Account/EventLog`. */
  tag: string;
  title: string;
  /** In capitals. OpenAPI 3.2 allows any method. */
  method: string;
  path: string;
  description: RichText;
  /** First sentence of the description. */
  summary: string;
  deprecated: boolean;
  unverified: boolean;
  /** `x-first-request`: shown on the home page. */
  isFirstRequest: boolean;
  /** The API sends this request: it has no servers, credentials and samples. */
  isWebhook?: true;
  plan?: string;
  /** `x-unverified-plan`: the operation is new, and its plan is assumed. */
  isPlanUnverified?: true;
  /** `x-credits`, the cost of a call, if known. */
  credits?: number;
  servers: Server[];
  security: SecurityScheme[];
  parameters: Parameter[];
  requestBody?: RequestBody;
  responses: Response[];
  samples: CodeSample[];
}

/** Operation fields of a Path Item Object, in the order of the OpenAPI Specification. */
export const HTTP_METHODS = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
] as const;

export type HttpMethod = (typeof HTTP_METHODS)[number];
