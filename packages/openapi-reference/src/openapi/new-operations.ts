import countBy from 'lodash/countBy';
import maxBy from 'lodash/maxBy';
import {textExtension} from './extension';
import {operationsOf} from './document-operations';
import type {OpenAPIDocument} from './document';

/**
 * Finds the operations that no overlay updates, in a document where overlays update others. Adds
 * each to the plan that lists most operations, and marks it as new, in place.
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
  const plan = mostFrequent(
    operations.flatMap(({operation}) => textExtension(operation, 'x-plan') ?? []),
  );
  for (const {operation} of unknown) {
    if (plan !== undefined && operation['x-plan'] === undefined) {
      Object.assign(operation, {
        'x-plan': plan,
        'x-new': true,
        'x-evidence': {self: 'documented', plan: 'inferred'},
      });
    }
  }
  return unknown.map(({method, path}) => `${method} ${path}`);
}

function mostFrequent(values: readonly string[]): string | undefined {
  return maxBy(Object.entries(countBy(values)), ([, count]) => count)?.[0];
}
