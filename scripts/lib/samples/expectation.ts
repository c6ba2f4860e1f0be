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
  type ParameterObject,
  type PathItemObject,
  type RequestBodyObject,
  type ResponseObject,
  type SecuritySchemeObject,
} from '../../../src/openapi/document';
import {
  type FoundOperation,
  operationsOf,
} from '../../../src/openapi/document-operations';
import {exampleValue, givenExample, schemaExample} from '../../../src/openapi/example';
import {nameOf, namePages} from '../../../src/openapi/page-names';
import {resolve} from '../../../src/openapi/resolve';
import {createSecuritySchemes} from '../../../src/openapi/security';
import {isSuccess} from '../../../src/reference/response';
import {PlainError} from '../run.mjs';
import {type ExpectedBody, expectedBody} from './expected-body';

export type Pair = readonly [name: string, value: string];

export interface Expectation {
  readonly id: string;
  readonly server: string;
  readonly method: string;
  /** Path segments with parameter values, not percent-encoded. */
  readonly segments: readonly string[];
  readonly query: readonly Pair[];
  readonly headers: readonly Pair[];
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

/** @param only Default: all operations. */
export function createExpectations(
  document: OpenAPIDocument,
  only: (operation: FoundOperation) => boolean = () => true,
): Expectation[] {
  const names = namePages(document);
  return operationsOf(document)
    .filter((found) => !found.isWebhook && only(found))
    .map((found) => createExpectation(document, found, nameOf(names, found).id));
}

function createExpectation(
  document: OpenAPIDocument,
  {path, pathItem, method, operation}: FoundOperation,
  id: string,
): Expectation {
  const server = (operation.servers ?? pathItem.servers ?? document.servers)?.[0];
  if (server === undefined || !URL.canParse(server.url)) {
    throw unsupported(id, 'a first server that is not an absolute URL');
  }
  const parameters = parametersOf(document, pathItem, operation);
  const sent = (location: ParameterObject['in']): Pair[] =>
    parameters
      .filter((parameter) => parameter.in === location)
      .flatMap((parameter) => pairsOf(document, id, parameter));
  if (sent('cookie').length > 0) {
    throw unsupported(id, 'a parameter in a cookie');
  }
  const body = bodyOf(document, operation);
  return {
    id,
    server: server.url.replace(/\/+$/, ''),
    method,
    segments: fillIn(path, new Map(sent('path'))),
    query: sent('query'),
    headers: sent('header'),
    keys: keysOf(document, id, operation),
    ...(body === undefined ? {} : {body}),
    response: responseOf(document, id, operation),
  };
}

/** Returns the parameters that samples send: required ones and those with `x-sample`. */
function parametersOf(
  document: OpenAPIDocument,
  pathItem: PathItemObject,
  operation: OperationObject,
): ParameterObject[] {
  const byLocation = new Map(
    [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])]
      .map((listed) => resolve<ParameterObject>(document, listed))
      .map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]),
  );
  return [...byLocation.values()].filter(
    (parameter) => parameter.required === true || parameter['x-sample'] === true,
  );
}

/** Serialises a parameter: once, or once per value of an exploded array. */
function pairsOf(
  document: OpenAPIDocument,
  id: string,
  parameter: ParameterObject,
): Pair[] {
  const {name, style} = parameter;
  const isForm = parameter.in === 'query' || parameter.in === 'cookie';
  if (style !== undefined && style !== (isForm ? 'form' : 'simple')) {
    throw unsupported(id, `the style ${style}`);
  }
  const example = exampleValue(document, parameter);
  const values = [example].flat();
  if (parameter.content !== undefined || values.some((value) => !isPrimitive(value))) {
    throw unsupported(id, `the value of ${name}`);
  }
  const texts = values.map(String);
  return (parameter.explode ?? isForm)
    ? texts.map((text) => [name, text])
    : [[name, texts.join(',')]];
}

function isPrimitive(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function fillIn(template: string, values: ReadonlyMap<string, string>): string[] {
  return template
    .split('/')
    .map((segment) =>
      segment.replace(/\{([^}]+)\}/g, (all, name: string) => values.get(name) ?? all),
    );
}

/** Samples send the first of several alternatives. */
function keysOf(
  document: OpenAPIDocument,
  id: string,
  operation: OperationObject,
): KeyLocation[] {
  const requirement = (operation.security ?? document.security ?? [])[0] ?? {};
  const variables = createSecuritySchemes(document);
  return Object.keys(requirement).flatMap((name): KeyLocation[] => {
    const listed = document.components?.securitySchemes?.[name] ?? {$ref: `#/${name}`};
    const scheme = resolve<SecuritySchemeObject>(document, listed);
    const variable = variables.get(name)?.variable ?? '';
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
            {
              ...header('Basic '),
              variables: [`${variable}_USER`, `${variable}_PASSWORD`],
            },
          ];
        }
        return [header(given.toLowerCase() === 'bearer' ? 'Bearer ' : `${given} `)];
      }
    }
    throw unsupported(id, `the security scheme ${name}`);
  });
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

export function isJson(mediaType: string): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(mediaType);
}

function unsupported(id: string, what: string): PlainError {
  return new PlainError(
    `${id} has ${what}, which the test of the samples does not support: add support in scripts/lib/samples/expectation.ts.`,
  );
}
