import {isHttpToken} from '../vocabulary/http-token';
import {HTTP_METHODS} from '../vocabulary/http-method';
import type {OpenAPIDocument, OperationObject, PathItemObject} from './document';
import {escapeSegment, isRecord, own, targetOf} from './resolve';

export interface FoundOperation {
  readonly pointer: string;
  readonly operation: OperationObject;
  readonly pathItem: PathItemObject;
  /** In capitals. */
  readonly method: string;
  /** The path, the name of a webhook, or the runtime expression of a callback. */
  readonly path: string;
  /** The API sends the request: it is a webhook or a callback. */
  readonly isWebhook: boolean;
  /** The operation that this is a callback of, and the name of the callback. */
  readonly callback?: {readonly parent: OperationObject; readonly name: string};
}

/** Returns the operations of paths, each followed by its callbacks, and those of webhooks. */
export function operationsOf(document: OpenAPIDocument): FoundOperation[] {
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

function callbackOperations(
  document: OpenAPIDocument,
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
  document: OpenAPIDocument,
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

function resolved(document: OpenAPIDocument, value: unknown): unknown {
  const reference = own(value, '$ref');
  if (typeof reference !== 'string') {
    return value;
  }
  const target = targetOf(document, reference);
  return 'problem' in target ? undefined : target.value;
}
