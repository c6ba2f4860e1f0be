import type {Content, RequestBody, Response} from '../reference/response';
import type {
  MediaTypeObject,
  NamedObjects,
  OpenAPIDocument,
  OperationObject,
  RequestBodyObject,
  ResponseObject,
} from './document';
import {exampleOf} from './example';
import {evidenceExtension} from './extension';
import {parseRichText} from './markdown';
import {printJson} from './print-json';
import {resolve} from './resolve';
import {createRootNode} from './schema';
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
      const content = createContent(document, response.content);
      const evidence = evidenceExtension(response);
      const headers = createHeaders(document, response);
      const links = createLinks(document, response, linkTargets);
      return {
        status,
        description: parseRichText(response.description ?? response.summary),
        ...(evidence === undefined ? {} : {evidence}),
        ...(content === undefined ? {} : {content}),
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
  const content = createContent(document, body.content);
  return content === undefined
    ? undefined
    : {
        required: body.required === true,
        description: parseRichText(body.description),
        content,
      };
}

/** Returns the JSON media type, else the first. */
export function chooseMedia(
  content: NamedObjects<MediaTypeObject> | undefined,
): {mediaType: string; media: MediaTypeObject} | undefined {
  const entries = Object.entries(content ?? {});
  const [mediaType, media] = entries.find(([type]) => isJson(type)) ?? entries[0] ?? [];
  return mediaType === undefined || media === undefined ? undefined : {mediaType, media};
}

function createContent(
  document: OpenAPIDocument,
  content: NamedObjects<MediaTypeObject> | undefined,
): Content | undefined {
  const chosen = chooseMedia(content);
  if (chosen === undefined) {
    return undefined;
  }
  const {mediaType} = chosen;
  const media = withItemSchema(chosen.media);
  const {value, isShortened} = exampleOf(document, media);
  const example = printExample(value);
  return {
    mediaType,
    node: createRootNode(document, media.schema),
    ...(example === undefined ? {} : {example}),
    ...(isShortened ? {exampleShortened: true as const} : {}),
  };
}

/** Treats a sequence of items, such as lines of JSON, as an array. */
function withItemSchema({itemSchema, ...media}: MediaTypeObject): MediaTypeObject {
  return itemSchema === undefined || media.schema !== undefined
    ? media
    : {...media, schema: {type: 'array', items: itemSchema}};
}

function isJson(mediaType: string): boolean {
  return /^application\/(.+\+)?json\b/i.test(mediaType);
}

function printExample(value: unknown): string | undefined {
  return value === undefined || typeof value === 'string' ? value : printJson(value);
}
