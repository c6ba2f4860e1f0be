/*
 * Why: a table written from what the samples send could be wrong with them. Prism, which knows OpenAPI 3.0
 * and 3.1, decodes and validates its requests by the document: server, path, method, credentials, required
 * parameters and their schemas in all styles, media types and bodies.
 * Does: returns what it says against a request. The table has it where Prism is wrong or knows less:
 * - a placeholder, such as YOUR_TOKEN_ADDRESS, fits no pattern; a merge patch need not fit its schema;
 * - of HTTP schemes it knows Basic and Bearer; of forms neither repeated fields nor fields of JSON
 *   (stoplightio/prism#2380); lines of JSON are one text to it;
 * - it decodes lists in paths before it splits them, and fails (stoplightio/prism#2289); pipeDelimited
 *   and spaceDelimited objects are an error to it.
 * What it never looks at is held by the table alone: cookies other than credentials, parameters with
 * content, parameters that the document does not have, separators inside of a text, the encoding and the
 * order of values, names of files, Accept.
 */
import {getHttpOperationsFromSpec, type IHttpRequest} from '@stoplight/prism-http';
import route from '@stoplight/prism-http/dist/router';
import {validateInput, validateSecurity} from '@stoplight/prism-http/dist/validator';
import {stringify} from 'lossless-json';
import {parse as parseQuery} from 'node:querystring';
import type {PublishedDocument} from '#reference/document/document';
import {isJsonMediaType} from '#reference/vocabulary/media-type';
import {type SentContent, type SentRequest, splitTarget} from './sent-request';

/** Other characters make a target malformed, even if servers read it (RFC 3986, appendix A). */
const TARGET = /^\/(?:[\w.~!$&'()*+,;=:@/?-]|%[\dA-Fa-f]{2})*$/;

/** Returns a function that says what is wrong with a request of an operation at the address of a server. */
export async function readPrism(
  document: PublishedDocument,
): Promise<(id: string, server: string, request: SentRequest) => string[]> {
  const copy: unknown = JSON.parse(stringify(document) ?? '');
  const operations = await getHttpOperationsFromSpec(copy as object);
  return (id, server, request) => {
    const [method = '', target = ''] = request.request.split(' ');
    const base = new URL(server).pathname.replace(/\/$/, '');
    if (!TARGET.test(target) || !target.startsWith(`${base}/`)) {
      return [`${target} is malformed, or not on the server ${server}`];
    }
    const element = inputOf(method, target.slice(base.length), server, request);
    const found = route({resources: operations, input: element});
    if (found._tag === 'Left') {
      return [found.left.message];
    }
    const resource = found.right;
    if (resource.iid !== id) {
      return [`It is a request of ${resource.iid ?? resource.id}`];
    }
    return [validateSecurity, validateInput].flatMap((validate) => {
      try {
        const result = validate({resource, element});
        return result._tag === 'Left' ? result.left.map(({message}) => message) : [];
      } catch (error) {
        return [`Prism fails: ${(error as Error).message}`];
      }
    });
  };
}

const BOUNDARY = 'boundary';

function inputOf(
  method: string,
  target: string,
  baseUrl: string,
  {headers, body, parts}: SentRequest,
): IHttpRequest {
  const [path, query] = splitTarget(target);
  const type = headers['content-type'] ?? '';
  const text = parts === undefined ? textOf(body) : multipartOf(parts);
  return {
    method: method.toLowerCase() as IHttpRequest['method'],
    url: {
      baseUrl,
      path,
      query: parseQuery(query) as Record<string, string | string[]>,
    },
    headers: {
      ...headers,
      ...(text === undefined ? {} : {'content-length': String(text.length)}),
      ...(parts === undefined ? {} : {'content-type': `${type}; boundary=${BOUNDARY}`}),
    },
    ...(text === undefined
      ? {}
      : {body: isJsonMediaType(type) ? (JSON.parse(text) as unknown) : text}),
  };
}

function textOf(content: SentContent | undefined): string | undefined {
  return typeof content === 'object' ? content.file : content;
}

function multipartOf(parts: NonNullable<SentRequest['parts']>): string {
  const lines = parts.flatMap(({headers, content}) => [
    `--${BOUNDARY}`,
    ...Object.entries(headers).map((header) => header.join(': ')),
    '',
    textOf(content) ?? '',
  ]);
  return [...lines, `--${BOUNDARY}--`, ''].join('\r\n');
}
