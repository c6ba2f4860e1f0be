import {operationRoute} from 'docusaurus-openapi-reference';
import type {Reference} from 'docusaurus-openapi-reference/types';
import {termsOf} from './terms';

/**
 * Returns what each operation costs, for programs: `null` if no public material names it. Webhooks cost
 * nothing and are left out.
 */
export function createCredits({operations}: Reference) {
  return {
    operations: operations
      .filter(({isWebhook}) => isWebhook !== true)
      .map((operation) => {
        const {plan, planEvidence, credits, creditsEvidence} = termsOf(operation);
        return {
          operationId: operation.id,
          title: operation.title,
          method: operation.method,
          path: operation.path,
          page: operationRoute(operation),
          plan: plan ?? null,
          planEvidence,
          credits: credits ?? null,
          creditsEvidence,
        };
      }),
  };
}
