import type {RequestBody, Response} from '../reference/response';
import type {
  OpenAPIDocument,
  OperationObject,
  RequestBodyObject,
  ResponseObject,
} from './document';
import {createContents} from './content';
import {evidenceExtension} from './extension';
import {parseRichText} from './markdown';
import {resolve} from './resolve';
import {createHeaders} from './response-header';
import {createLinks, type LinkTargets} from './response-link';

/** Codes, ranges and `default` (OpenAPI 3.1.1, section 4.8.16 "Responses Object"). */
const STATUS = /^(\d{3}|\dXX|default)$/i;

/** Returns the responses of an operation, without extensions beside them. */
export function responsesOf(
  document: OpenAPIDocument,
  {responses = {}}: OperationObject,
): [status: string, response: ResponseObject][] {
  return Object.entries(responses)
    .filter(([status]) => STATUS.test(status))
    .map(([status, listed]) => [status, resolve<ResponseObject>(document, listed)]);
}

/** Sorts by status, which puts `default` last. */
export function createResponses(
  document: OpenAPIDocument,
  operation: OperationObject,
  linkTargets: LinkTargets = () => undefined,
): Response[] {
  return responsesOf(document, operation)
    .map(([status, response]) => {
      const evidence = evidenceExtension(response);
      const headers = createHeaders(document, response);
      const links = createLinks(document, response, linkTargets);
      return {
        status,
        description: parseRichText(response.description ?? response.summary),
        ...(evidence === undefined ? {} : {evidence}),
        contents: createContents(document, response.content, 'response'),
        ...(headers.length === 0 ? {} : {headers}),
        ...(links.length === 0 ? {} : {links}),
      };
    })
    .sort((a, b) => (a.status < b.status ? -1 : 1));
}

export function createRequestBody(
  document: OpenAPIDocument,
  operation: OperationObject,
): RequestBody | undefined {
  if (operation.requestBody === undefined) {
    return undefined;
  }
  const body = resolve<RequestBodyObject>(document, operation.requestBody);
  const contents = createContents(document, body.content, 'request');
  return contents.length === 0
    ? undefined
    : {
        required: body.required === true,
        description: parseRichText(body.description),
        contents,
      };
}
