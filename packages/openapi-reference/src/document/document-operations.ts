import {isHttpToken} from '../vocabulary/http-token';
import {HTTP_METHODS} from '../vocabulary/http-method';
import type {
  NamedObjects,
  OpenAPIDocument,
  OperationObject,
  PathItemObject,
  PublishedDocument,
  PublishedMediaType,
  PublishedOperation,
  PublishedPathItem,
} from './document';
import {escapeSegment, isRecord, own, resolve, targetOf} from './resolve';

export interface FoundOperation<Operation = OperationObject, PathItem = PathItemObject> {
  readonly pointer: string;
  readonly operation: Operation;
  readonly pathItem: PathItem;
  /** In capitals. */
  readonly method: string;
  /** The path, the name of a webhook, or the runtime expression of a callback. */
  readonly path: string;
  /** The API sends the request: it is a webhook or a callback. */
  readonly isWebhook: boolean;
  /** The operation that this is a callback of, and the name of the callback. */
  readonly callback?: {readonly parent: Operation; readonly name: string};
}

export type PublishedFoundOperation = FoundOperation<
  PublishedOperation,
  PublishedPathItem
>;

/** Returns the operations of paths, each followed by its callbacks, and those of webhooks. */
export function operationsOf(document: OpenAPIDocument): FoundOperation[];
export function operationsOf(document: PublishedDocument): PublishedFoundOperation[];
export function operationsOf(document: PublishedDocument): FoundOperation[] {
  return [
    ...pathOperations(document, own(document, 'paths'), '#/paths').flatMap((found) => [
      found,
      ...callbackOperations(document, found),
    ]),
    ...['webhooks', 'x-webhooks'].flatMap((field) =>
      pathOperations(document, own(document, field), `#/${field}`, {isWebhook: true}),
    ),
  ];
}

/** Codes, ranges and `default` (OpenAPI 3.1.1, section 4.8.16 "Responses Object"). */
const STATUS = /^(\d{3}|\dXX|default)$/i;

/** Returns the responses of an operation, without extensions beside them. */
export function responsesOf<Response>({
  responses = {},
}: {
  readonly responses?: NamedObjects<Response>;
}): [status: string, response: Response][] {
  return Object.entries(responses).filter(([status]) => STATUS.test(status));
}

/**
 * Returns the contents of the responses and of the request body of an operation of a published document. Who changes
 * them changes the document.
 */
export function contentsOf(
  document: PublishedDocument,
  operation: PublishedOperation,
): [name: string, content: NamedObjects<PublishedMediaType>][] {
  const {responses = {}, requestBody} = operation as {
    readonly responses?: NamedObjects<unknown>;
    readonly requestBody?: unknown;
  };
  const bodies = [...responsesOf({responses}), ['body', requestBody] as const];
  return bodies.flatMap(([name, listed]) => {
    const content = own(resolve(document, listed), 'content');
    return isRecord(content)
      ? [[name, content as NamedObjects<PublishedMediaType>] as const]
      : [];
  });
}

/** Returns the first example of a media type of a published document. */
export function firstExampleOf(
  document: PublishedDocument,
  {example, examples = {}}: PublishedMediaType,
): unknown {
  const [listed] = Object.values(examples);
  return example ?? own(resolve(document, listed), 'value');
}

function callbackOperations(
  document: PublishedDocument,
  {operation, pointer}: FoundOperation,
): FoundOperation[] {
  return Object.entries(own(operation, 'callbacks') ?? {}).flatMap(([name, listed]) =>
    pathOperations(
      document,
      resolved(document, listed),
      `${pointer}/callbacks/${escapeSegment(name)}`,
      {isWebhook: true, callback: {parent: operation, name}},
    ),
  );
}

function pathOperations(
  document: PublishedDocument,
  paths: unknown,
  pointer: string,
  more: Pick<FoundOperation, 'isWebhook' | 'callback'> = {isWebhook: false},
): FoundOperation[] {
  return Object.entries(isRecord(paths) ? paths : {})
    .filter(([path]) => !path.startsWith('x-'))
    .flatMap(([path, listed]) => {
      const pathItem = resolved(document, listed);
      return operationEntries(pathItem).map(([method, key, operation]) => ({
        pointer: `${pointer}/${escapeSegment(path)}/${key}`,
        operation,
        pathItem: pathItem as PathItemObject,
        method,
        path,
        ...more,
      }));
    });
}

/** Returns methods in capitals with their operations, and where these are in the path item. */
function operationEntries(
  pathItem: unknown,
): [method: string, key: string, operation: OperationObject][] {
  const additional = own(pathItem, 'additionalOperations');
  return [
    ...HTTP_METHODS.map((key) => [key.toUpperCase(), key, own(pathItem, key)] as const),
    ...Object.entries(isRecord(additional) ? additional : {})
      .filter(([method]) => isHttpToken(method))
      .map(
        ([method, operation]) =>
          [method, `additionalOperations/${escapeSegment(method)}`, operation] as const,
      ),
  ].flatMap(([method, key, operation]) =>
    isRecord(operation) ? [[method, key, operation as unknown as OperationObject]] : [],
  );
}

function resolved(document: PublishedDocument, value: unknown): unknown {
  const reference = own(value, '$ref');
  if (typeof reference !== 'string') {
    return value;
  }
  const target = targetOf(document, reference);
  return 'problem' in target ? undefined : target.value;
}
