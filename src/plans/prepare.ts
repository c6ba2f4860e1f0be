import countBy from 'lodash/countBy';
import maxBy from 'lodash/maxBy';
import unset from 'lodash/unset';
import {
  flagExtension,
  isFolderName,
  operationsOf,
  textExtension,
} from 'docusaurus-openapi-reference';
import type {
  OperationObject,
  PublishedDocument,
  Repair,
} from 'docusaurus-openapi-reference/types';

/**
 * Takes the plans that are no names for folders out of a document, and adds each new operation to the plan
 * that lists most operations, in place.
 */
export function preparePlans(document: PublishedDocument): Repair[] {
  const operations = operationsOf(document);
  const misnamed = operations.filter(({operation}) => {
    const plan = planOf(operation);
    return plan !== undefined && !isFolderName(plan);
  });
  for (const {operation} of misnamed) {
    unset(operation, ['x-plan']);
  }
  assumePlans(
    operations.filter(({isWebhook}) => !isWebhook).map(({operation}) => operation),
  );
  return misnamed.map(({pointer}) => ({
    kind: '"x-plan" is no name for a folder, and is left out; give the plan another name',
    pointer: `${pointer}/x-plan`,
  }));
}

function assumePlans(operations: readonly OperationObject[]): void {
  const counts = Object.entries(
    countBy(operations.flatMap((operation) => planOf(operation) ?? [])),
  );
  const [plan] = maxBy(counts, ([, count]) => count) ?? [];
  const unknown = operations.filter(
    (operation) => flagExtension(operation, 'x-new') && operation['x-plan'] === undefined,
  );
  for (const operation of plan === undefined ? [] : unknown) {
    Object.assign(operation, {
      'x-plan': plan,
      'x-evidence': {self: 'documented', plan: 'inferred'},
    });
  }
}

function planOf(operation: OperationObject): string | undefined {
  return textExtension(operation, 'x-plan');
}
