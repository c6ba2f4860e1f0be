import {createSamples} from '../code-samples';
import {createSampleRequest} from '../code-samples/sample-request';
import type {HttpMethod, Operation} from '../reference/operation';
import {firstSentence, plainText} from '../reference/rich-text';
import {operationSlug} from '../reference/slug';
import type {OpenAPIDocument, OperationObject, PathItemObject} from './document';
import {flagExtension, numberExtension, textExtension} from './extension';
import {withAuthoredSamples} from './authored-samples';
import {parseRichText} from './markdown';
import {createParameters} from './parameter';
import {createRequestBody, createResponses} from './response';
import {createSecurity} from './security';
import {createServers} from './server';

/** Tag of operations without tags. */
export const UNTAGGED = 'Other';

export function createOperation(
  document: OpenAPIDocument,
  path: string,
  pathItem: PathItemObject,
  method: HttpMethod,
  operation: OperationObject,
): Operation {
  const text = parseRichText(operation.description ?? operation.summary);
  const title = operation.summary ?? operation.operationId;
  const plan = textExtension(operation, 'x-plan');
  const credits = numberExtension(operation, 'x-credits');
  const requestBody = createRequestBody(document, operation);
  const parts = {
    method: method.toUpperCase() as Uppercase<HttpMethod>,
    path,
    servers: createServers(operation.servers ?? pathItem.servers ?? document.servers),
    security: createSecurity(document, operation.security),
    parameters: createParameters(document, pathItem.parameters, operation.parameters),
    ...(requestBody === undefined ? {} : {requestBody}),
    responses: createResponses(document, operation),
  };
  return {
    id: operation.operationId,
    slug: operationSlug(operation.operationId),
    tag: operation.tags?.[0] ?? UNTAGGED,
    title: plainText([title]),
    description: text,
    summary: firstSentence(text),
    deprecated: operation.deprecated === true,
    unverified:
      flagExtension(operation, 'x-unverified') ||
      parts.responses.some((response) => response.unverified),
    isFirstRequest: flagExtension(operation, 'x-first-request'),
    ...(plan === undefined ? {} : {plan}),
    ...(credits === undefined ? {} : {credits}),
    ...parts,
    samples: withAuthoredSamples(operation, createSamples(createSampleRequest(parts))),
  };
}
