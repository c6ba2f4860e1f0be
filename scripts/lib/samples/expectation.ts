/*
 * Why: the mock needs the expected request and the response of each operation. Both are read from
 * the OpenAPI document independently of the code that generates the samples, so that an error
 * there cannot hide itself. Unsupported OpenAPI features throw.
 * Run: imported by the scripts of this folder.
 */
import {stringify} from 'lossless-json';
import {
  type OpenAPIDocument,
  type OperationObject,
  type RequestBodyObject,
  type ResponseObject,
  type SecuritySchemeObject,
} from '../../../src/openapi/document';
import {
  type FoundOperation,
  operationsOf,
} from '../../../src/openapi/document-operations';
import {givenExample, schemaExample} from '../../../src/openapi/example';
import {nameOf, namePages} from '../../../src/openapi/page-names';
import {resolve} from '../../../src/openapi/resolve';
import {createSecuritySchemes} from '../../../src/openapi/security';
import {isSuccess} from '../../../src/reference/response';
import {PlainError} from '../run.mjs';
import {type ExpectedBody, expectedBody} from './expected-body';
import {type ExpectedParameters, expectedParameters} from './expected-parameters';
import {isJson} from './media-type';

export interface Expectation extends Omit<ExpectedParameters, 'path'> {
  readonly id: string;
  readonly server: string;
  readonly method: string;
  /** With the values of parameters, percent-encoded. */
  readonly path: string;
  readonly keys: readonly KeyLocation[];
  readonly body?: ExpectedBody;
  readonly response: ExpectedResponse;
}

export interface KeyLocation {
  readonly in: 'header' | 'query' | 'cookie';
  readonly name: string;
  /** Text before the key: `Bearer `. */
  readonly prefix: string;
  /** Environment variables: one with the key, or those of a user and a password. */
  readonly variables: readonly [string] | readonly [user: string, password: string];
}

export interface ExpectedResponse {
  readonly status: number;
  /** Undefined if there is no body. */
  readonly mediaType?: string;
  readonly text: string;
}

/** Expects nothing of webhooks and callbacks, whose requests the API sends. */
export function createExpectations(document: OpenAPIDocument): Expectation[] {
  const names = namePages(document);
  return operationsOf(document)
    .filter((found) => !found.isWebhook)
    .map((found) => createExpectation(document, found, nameOf(names, found).id));
}

function createExpectation(
  document: OpenAPIDocument,
  found: FoundOperation,
  id: string,
): Expectation {
  const {path, pathItem, method, operation} = found;
  const parameters = expectedParameters(document, pathItem, operation);
  const body = bodyOf(document, operation);
  return {
    id,
    server: serverAddress(document, id, found),
    method,
    ...parameters,
    path: fillIn(id, path, parameters.path),
    keys: keysOf(document, id, operation),
    ...(body === undefined ? {} : {body}),
    response: responseOf(document, id, operation),
  };
}

/** Returns the address of a server, with the defaults of its variables. */
function serverAddress(
  document: OpenAPIDocument,
  id: string,
  {pathItem, operation}: FoundOperation,
): string {
  const server = (operation.servers ?? pathItem.servers ?? document.servers)?.[0];
  const address = server?.url.replace(
    /\{([^}]*)\}/g,
    (all, name: string) => server.variables?.[name]?.default ?? all,
  );
  if (address === undefined || !URL.canParse(address)) {
    throw unsupported(id, 'a first server that is not an absolute URL');
  }
  return address.replace(/\/+$/, '');
}

function fillIn(
  id: string,
  template: string,
  values: ExpectedParameters['path'],
): string {
  return template.replace(/\{([^}]+)\}/g, (all, name: string) => {
    const value = values.get(name);
    if (value === undefined) {
      throw unsupported(id, `a path with ${all}, which is no parameter,`);
    }
    return value;
  });
}

/**
 * Samples send the first of several alternatives. A request has one header `Authorization`: the first
 * scheme that needs it has it.
 */
function keysOf(
  document: OpenAPIDocument,
  id: string,
  operation: OperationObject,
): KeyLocation[] {
  const [requirement = {}] = operation.security ?? document.security ?? [];
  const keys = Object.keys(requirement).flatMap((name) => keyOf(document, id, name));
  const isAuthorization = ({in: place, name}: KeyLocation): boolean =>
    place === 'header' && name.toLowerCase() === 'authorization';
  const authorization = keys.find(isAuthorization);
  return keys.filter((key) => !isAuthorization(key) || key === authorization);
}

/** Returns where a request has the key of a scheme; nowhere if the document does not define the scheme. */
function keyOf(document: OpenAPIDocument, id: string, name: string): KeyLocation[] {
  const listed = document.components?.securitySchemes?.[name];
  if (listed === undefined) {
    return [];
  }
  const scheme = resolve<SecuritySchemeObject>(document, listed);
  const variable = createSecuritySchemes(document).get(name)?.variable ?? '';
  const header = (prefix: string): KeyLocation => ({
    in: 'header',
    name: 'Authorization',
    prefix,
    variables: [variable],
  });
  switch (scheme.type) {
    case 'oauth2':
    case 'openIdConnect':
      return [header('Bearer ')];
    case 'mutualTLS':
      return [];
    case 'apiKey':
      if (scheme.in !== undefined && scheme.name !== undefined) {
        return [{in: scheme.in, name: scheme.name, prefix: '', variables: [variable]}];
      }
      break;
    case 'http': {
      const given = scheme.scheme ?? '';
      if (given.toLowerCase() === 'basic') {
        return [
          {...header('Basic '), variables: [`${variable}_USER`, `${variable}_PASSWORD`]},
        ];
      }
      return [header(given.toLowerCase() === 'bearer' ? 'Bearer ' : `${given} `)];
    }
  }
  throw unsupported(id, `the security scheme ${name}`);
}

function bodyOf(
  document: OpenAPIDocument,
  operation: OperationObject,
): Expectation['body'] {
  if (operation.requestBody === undefined) {
    return undefined;
  }
  const {content} = resolve<RequestBodyObject>(document, operation.requestBody);
  const [first] = Object.entries(content);
  return (
    (first && expectedBody(document, ...first)) ?? exampleOf(document, content, 'request')
  );
}

/** Returns the first successful response, with status 200 for `2XX`. */
function responseOf(
  document: OpenAPIDocument,
  id: string,
  operation: OperationObject,
): ExpectedResponse {
  const [found] = Object.entries(operation.responses ?? {})
    .filter(([status]) => isSuccess(status))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  if (found === undefined) {
    throw unsupported(id, 'an operation without a successful response');
  }
  const [status, listed] = found;
  const response = resolve<ResponseObject>(document, listed);
  return {
    status: Number(status.replace(/X/gi, '0')),
    ...(exampleOf(document, response.content, 'response') ?? {text: ''}),
  };
}

function exampleOf(
  document: OpenAPIDocument,
  content: ResponseObject['content'],
  direction: 'request' | 'response',
): {mediaType: string; text: string} | undefined {
  const entries = Object.entries(content ?? {});
  const chosen = entries.find(([mediaType]) => isJson(mediaType)) ?? entries[0];
  if (chosen === undefined) {
    return undefined;
  }
  const [mediaType, media] = chosen;
  const example =
    givenExample(document, media) ??
    schemaExample(document, media.schema, direction).value;
  if (mediaType === 'application/x-ndjson') {
    return {
      mediaType,
      text: (example as unknown[]).map((line) => JSON.stringify(line)).join('\n'),
    };
  }
  return {
    mediaType,
    text:
      typeof example === 'string' && !isJson(mediaType)
        ? example
        : (stringify(example ?? null) ?? ''),
  };
}

function unsupported(id: string, what: string): PlainError {
  return new PlainError(
    `${id} has ${what}, which the test of the samples does not support: add support in scripts/lib/samples/expectation.ts.`,
  );
}
