import type {Evidence} from 'docusaurus-openapi-reference/reference/evidence';
import type {Reference} from 'docusaurus-openapi-reference/reference/reference';
import {operationRoute} from 'docusaurus-openapi-reference/reference/route';
import {termsOf} from './terms';

interface OperationCredits {
  operationId: string;
  title: string;
  method: string;
  path: string;
  /** Path of its page. */
  page: string;
  plan: string | null;
  planEvidence?: Evidence;
  /** Credits a call; `null` if no public material names them. */
  credits: number | null;
  creditsEvidence?: Evidence;
}

/** Returns what each operation costs, for programs. Webhooks cost nothing and are left out. */
export function createCredits({operations}: Reference): {operations: OperationCredits[]} {
  return {
    operations: operations
      .filter(({isWebhook}) => isWebhook !== true)
      .map((operation) => {
        const {
          plan = null,
          planEvidence,
          credits = null,
          creditsEvidence,
        } = termsOf(operation);
        return {
          operationId: operation.id,
          title: operation.title,
          method: operation.method,
          path: operation.path,
          page: operationRoute(operation),
          plan,
          ...(planEvidence === undefined ? {} : {planEvidence}),
          credits,
          ...(creditsEvidence === undefined ? {} : {creditsEvidence}),
        };
      }),
  };
}
