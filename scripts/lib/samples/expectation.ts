/*
 * Why: the mock has to know what each operation is to be asked and what it answers. That is read
 * from the description here without the code that writes the samples, so that a mistake there cannot
 * hide itself; what this does not know of OpenAPI yet is refused, never guessed.
 * Run: imported by the scripts of this folder.
 */
import {
  type OpenAPIDocument,
  type OperationObject,
  type ParameterObject,
  type PathItemObject,
  type RequestBodyObject,
  type ResponseObject,
  type SecuritySchemeObject,
} from '../../../src/openapi/document';
import {HTTP_METHODS} from '../../../src/reference/operation';
import {isSuccess} from '../../../src/reference/response';
import {exampleValue} from '../../../src/openapi/example';
import {resolve} from '../../../src/openapi/resolve';
import {PlainError} from '../run.mjs';

/** Name and value, of a query parameter or a header. */
export type Pair = readonly [name: string, value: string];

/** The one request that an operation takes, and the answer to it. */
export interface Expectation {
  /** The operationId. */
  readonly id: string;
  /** Address of the first server, as far as the path of the operation. */
  readonly server: string;
  /** In capitals. */
  readonly method: string;
  /** The path split at its slashes, parameters filled in, not percent-encoded. */
  readonly segments: readonly string[];
  readonly query: readonly Pair[];
  readonly headers: readonly Pair[];
  /** Where the key goes, with what stands before it. */
  readonly keys: readonly KeyPlace[];
  readonly body?: {readonly mediaType: string; readonly text: string};
  readonly answer: Answer;
}

export interface KeyPlace {
  readonly in: 'header' | 'query';
  readonly name: string;
  /** What stands before the key: `Bearer `. */
  readonly prefix: string;
}

export interface Answer {
  readonly status: number;
  /** Without a media type there is no body. */
  readonly mediaType?: string;
  readonly text: string;
}

/** What every operation of a validated description expects. */
export function createExpectations(document: OpenAPIDocument): Expectation[] {
  return Object.entries(document.paths).flatMap(([template, listed]) => {
    const pathItem = resolve<PathItemObject>(document, listed);
    return HTTP_METHODS.flatMap((method) => {
      const operation = pathItem[method];
      return operation === undefined
        ? []
        : [createExpectation(document, template, pathItem, method, operation)];
    });
  });
}

function createExpectation(
  document: OpenAPIDocument,
  template: string,
  pathItem: PathItemObject,
  method: string,
  operation: OperationObject,
): Expectation {
  const id = operation.operationId;
  const server = (operation.servers ?? pathItem.servers ?? document.servers)?.[0];
  if (server === undefined || !URL.canParse(server.url)) {
    throw unknown(id, 'a first server that is not an absolute URL');
  }
  const parameters = parametersOf(document, pathItem, operation);
  const sent = (place: ParameterObject['in']): Pair[] =>
    parameters
      .filter((parameter) => parameter.in === place)
      .flatMap((parameter) => pairsOf(document, id, parameter));
  if (sent('cookie').length > 0) {
    throw unknown(id, 'a parameter in a cookie');
  }
  const body = bodyOf(document, operation);
  return {
    id,
    server: server.url.replace(/\/+$/, ''),
    method: method.toUpperCase(),
    segments: fillIn(template, new Map(sent('path'))),
    query: sent('query'),
    headers: sent('header'),
    keys: keysOf(document, operation),
    ...(body === undefined ? {} : {body}),
    answer: answerOf(document, operation),
  };
}

/** The parameters that a sample sends: what is required, and what is marked for samples. */
function parametersOf(
  document: OpenAPIDocument,
  pathItem: PathItemObject,
  operation: OperationObject,
): ParameterObject[] {
  const byPlace = new Map(
    [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])]
      .map((listed) => resolve<ParameterObject>(document, listed))
      .map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]),
  );
  return [...byPlace.values()].filter(
    (parameter) => parameter.required === true || parameter['x-sample'] === true,
  );
}

/** A parameter as it is sent: once, or once a value of a list that is exploded. */
function pairsOf(
  document: OpenAPIDocument,
  id: string,
  parameter: ParameterObject,
): Pair[] {
  const {name, style} = parameter;
  const isForm = parameter.in === 'query' || parameter.in === 'cookie';
  if (style !== undefined && style !== (isForm ? 'form' : 'simple')) {
    throw unknown(id, `the style ${style}`);
  }
  const example = exampleValue(document, parameter);
  const values = [example].flat();
  if (parameter.content !== undefined || values.some((value) => !isPrimitive(value))) {
    throw unknown(id, `the value of ${name}`);
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

/** The first of the alternatives, which is the one that a page shows. */
function keysOf(document: OpenAPIDocument, operation: OperationObject): KeyPlace[] {
  const requirement = (operation.security ?? document.security ?? [])[0] ?? {};
  return Object.keys(requirement).map((name) => {
    const listed = document.components?.securitySchemes?.[name] ?? {$ref: `#/${name}`};
    const scheme = resolve<SecuritySchemeObject>(document, listed);
    if (scheme.type === 'http' && scheme.scheme?.toLowerCase() === 'bearer') {
      return {in: 'header', name: 'Authorization', prefix: 'Bearer '};
    }
    if (
      scheme.type === 'apiKey' &&
      scheme.name !== undefined &&
      (scheme.in === 'header' || scheme.in === 'query')
    ) {
      return {in: scheme.in, name: scheme.name, prefix: ''};
    }
    throw unknown(operation.operationId, `the security scheme ${name}`);
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
  return exampleOf(document, content);
}

/** The first successful response; a range such as `2XX` stands for its first status. */
function answerOf(document: OpenAPIDocument, operation: OperationObject): Answer {
  const [found] = Object.entries(operation.responses ?? {})
    .filter(([status]) => isSuccess(status))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  if (found === undefined) {
    throw unknown(operation.operationId, 'an operation without a successful response');
  }
  const [status, listed] = found;
  const response = resolve<ResponseObject>(document, listed);
  return {
    status: Number(status.replace(/X/gi, '0')),
    ...(exampleOf(document, response.content) ?? {text: ''}),
  };
}

function exampleOf(
  document: OpenAPIDocument,
  content: ResponseObject['content'],
): {mediaType: string; text: string} | undefined {
  const entries = Object.entries(content ?? {});
  const chosen = entries.find(([mediaType]) => isJson(mediaType)) ?? entries[0];
  if (chosen === undefined) {
    return undefined;
  }
  const [mediaType, media] = chosen;
  const example = exampleValue(document, media);
  return {
    mediaType,
    text:
      typeof example === 'string' && !isJson(mediaType)
        ? example
        : JSON.stringify(example ?? null),
  };
}

/** Whether a media type is one of JSON. */
export function isJson(mediaType: string): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(mediaType);
}

function unknown(id: string, what: string): PlainError {
  return new PlainError(
    `The test of the samples does not know ${what} yet, which ${id} has: teach it to scripts/lib/samples/expectation.ts.`,
  );
}
