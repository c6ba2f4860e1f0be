import type {Operation} from '../reference/operation';
import type {Plan} from '../reference/plan';
import type {OpenAPIDocument} from './document';
import {evidenceExtension, textListExtension} from './extension';

/** Lists the plans of `x-plans` before those that only operations name. */
export function createPlans(
  document: OpenAPIDocument,
  operations: readonly Operation[],
): Plan[] {
  const names = new Set([
    ...textListExtension(document, 'x-plans'),
    ...operations.flatMap((operation) => operation.plan ?? []),
  ]);
  return [...names].map((name) => {
    const evidence = evidenceExtension(document, name);
    return {
      name,
      ...(evidence === undefined ? {} : {evidence}),
      operations: operations.filter((operation) => operation.plan === name),
    };
  });
}
