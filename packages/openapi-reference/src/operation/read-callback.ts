import type {Operation} from './operation';
import {operationRoute} from '../route/route';
import type {FoundOperation} from '../document/document-operations';
import {parseExpression} from '../response/read-runtime-expression';

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
    const callbacks = operations.flatMap(({title, method, path, ...page}, other) => {
      const callback = found[other]?.callback;
      return callback === undefined || callback.parent !== own?.operation
        ? []
        : {
            name: callback.name,
            title,
            route: operationRoute(page),
            method,
            address: parseExpression(path),
          };
    });
    return {
      ...operation,
      ...(callbacks.length > 0 && {callbacks}),
      ...(parent && {
        callbackOf: {
          title: parent.title,
          route: operationRoute(parent),
          address: parseExpression(operation.path),
        },
      }),
    };
  });
}
