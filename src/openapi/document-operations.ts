import {HTTP_METHODS} from '../reference/operation';
import type {OpenAPIDescription, OperationObject} from './description';
import {escapeSegment, isRecord, own, targetOf} from './resolve';

/** An operation, and where the document has it. */
export interface FoundOperation {
  readonly pointer: string;
  readonly operation: OperationObject;
}

/** The operationId, which is missing or not text until `nameProblems` has been asked. */
export function operationIdOf({operation}: FoundOperation): string {
  const id = own(operation, 'operationId');
  return typeof id === 'string' ? id : '';
}

/** The operations whose names must be unique: those of paths and webhooks, not of callbacks. */
export function operationsOf(document: OpenAPIDescription): FoundOperation[] {
  return (['paths', 'webhooks', 'x-webhooks'] as const).flatMap((field) =>
    pathOperations(document, field),
  );
}

/** The operations of the path items in one field of the document. */
export function pathOperations(
  document: OpenAPIDescription,
  field: 'paths' | 'webhooks' | 'x-webhooks',
): FoundOperation[] {
  return Object.entries(own(document, field) ?? {})
    .filter(([path]) => !path.startsWith('x-'))
    .flatMap(([path, pathItem]) => {
      const reference = own(pathItem, '$ref');
      const target =
        typeof reference === 'string'
          ? targetOf(document, reference)
          : {value: pathItem as unknown};
      return 'problem' in target
        ? []
        : HTTP_METHODS.flatMap((method) => {
            const operation = own(target.value, method);
            return isRecord(operation)
              ? [
                  {
                    pointer: `#/${field}/${escapeSegment(path)}/${method}`,
                    operation: operation as unknown as OperationObject,
                  },
                ]
              : [];
          });
    });
}
