import {HTTP_METHODS} from '../reference/operation';
import type {OpenAPIDocument, OperationObject} from './document';
import {escapeSegment, isRecord, own, targetOf} from './resolve';

export interface FoundOperation {
  readonly pointer: string;
  readonly operation: OperationObject;
}

/** Returns the operationId, or '' if it is missing or not a string: `nameProblems` reports that. */
export function operationIdOf({operation}: FoundOperation): string {
  const id = own(operation, 'operationId');
  return typeof id === 'string' ? id : '';
}

export function operationsOf(document: OpenAPIDocument): FoundOperation[] {
  return (['paths', 'webhooks', 'x-webhooks'] as const).flatMap((field) =>
    pathOperations(document, field),
  );
}

export function pathOperations(
  document: OpenAPIDocument,
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
