import type {
  HttpMethod,
  OpenAPIDescription,
  OperationObject,
  PathItemObject,
} from './description';
import {flagExtension, numberExtension, textExtension} from './extension';
import {firstSentence, parseRichText, plainText, type RichText} from './markdown';
import {createParameters, type Parameter} from './parameter';
import {withGivenSamples} from './given-samples';
import {
  createRequestBody,
  createResponses,
  type RequestBody,
  type Response,
} from './response';
import {createSampleRequest} from './sample-request';
import {createSamples, type CodeSample} from './samples';
import {createSecurity, type SecurityScheme} from './security';
import {createServers, type Server} from './server';
import {operationSlug} from './slug';

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

/** Tag of operations that carry none. */
export const UNTAGGED = 'Other';

/** Builds an operation of a validated description. */
export function createOperation(
  description: OpenAPIDescription,
  path: string,
  pathItem: PathItemObject,
  method: HttpMethod,
  operation: OperationObject,
): Operation {
  const text = parseRichText(operation.description ?? operation.summary);
  const title = operation.summary ?? operation.operationId;
  const plan = textExtension(operation, 'x-plan');
  const credits = numberExtension(operation, 'x-credits');
  const requestBody = createRequestBody(description, operation);
  const parts = {
    method: method.toUpperCase() as Uppercase<HttpMethod>,
    path,
    servers: createServers(operation.servers ?? pathItem.servers ?? description.servers),
    security: createSecurity(description, operation.security),
    parameters: createParameters(description, pathItem.parameters, operation.parameters),
    ...(requestBody === undefined ? {} : {requestBody}),
    responses: createResponses(description, operation),
  };
  return {
    id: operation.operationId,
    slug: operationSlug(operation.operationId),
    tag: operation.tags?.[0] ?? UNTAGGED,
    title: plainText([title]),
    description: text,
    line: firstSentence(text),
    deprecated: operation.deprecated === true,
    unverified:
      flagExtension(operation, 'x-unverified') ||
      parts.responses.some((response) => response.unverified),
    first: flagExtension(operation, 'x-first-request'),
    ...(plan === undefined ? {} : {plan}),
    ...(credits === undefined ? {} : {credits}),
    ...parts,
    samples: withGivenSamples(operation, createSamples(createSampleRequest(parts))),
  };
}
