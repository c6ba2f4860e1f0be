import {operationsOf} from './document-operations';
import type {OpenAPIDocument} from './document';

/**
 * Finds the operations that no overlay updates, in a document where overlays update others, and marks each as
 * new, in place.
 *
 * @param updated The nodes that overlays update.
 * @returns Method and path of each.
 */
export function markNewOperations(
  document: OpenAPIDocument,
  updated: ReadonlySet<unknown>,
): string[] {
  const operations = operationsOf(document).filter(({isWebhook}) => !isWebhook);
  const unknown = operations.filter(({operation}) => !updated.has(operation));
  if (unknown.length === operations.length) {
    return [];
  }
  for (const {operation} of unknown) {
    Object.assign(operation, {'x-new': true});
  }
  return unknown.map(({method, path}) => `${method} ${path}`);
}
