import type {Operation} from '../reference/operation';
import {operationRoute} from '../reference/route';
import type {FoundOperation} from './document-operations';
import {parseExpression} from './runtime-expression';

/**
 * Connects operations and their callbacks.
 *
 * @param found The operations in the document, in the same order.
 */
export function withCallbacks(
  operations: readonly Operation[],
  found: readonly FoundOperation[],
): Operation[] {
  if (found.every(({callback}) => callback === undefined)) {
    return [...operations];
  }
  const indexes = new Map(found.map(({operation}, index) => [operation, index]));
  return operations.map((operation, index) => {
    const own = found[index];
    const parent = operations[indexes.get(own?.callback?.parent ?? {}) ?? -1];
    const callbacks = operations.flatMap(({title, method, ...callback}, other) => {
      const of = found[other]?.callback;
      return of === undefined || of.parent !== own?.operation
        ? []
        : [
            {
              name: of.name,
              title,
              route: operationRoute(callback),
              method,
              address: parseExpression(callback.path),
            },
          ];
    });
    return {
      ...operation,
      ...(callbacks.length === 0 ? {} : {callbacks}),
      ...(parent === undefined
        ? {}
        : {
            callbackOf: {
              title: parent.title,
              route: operationRoute(parent),
              address: parseExpression(operation.path),
            },
          }),
    };
  });
}
