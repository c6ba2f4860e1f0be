import {translate} from '@docusaurus/Translate';
import type {EtherscanIndexEntry} from '@site/src/etherscan/page-data';
import type {OperationEntry} from 'docusaurus-openapi-reference/types';

/** What a reader can add to an estimate: an operation or an Etherscan-compatible action. */
export interface Endpoint {
  /** Its name in the address: an operationId, or `transaction.gettxinfo`. */
  id: string;
  /** Unique among all endpoints. */
  name: string;
  /** Published credits a call. */
  credits?: number;
}

/**
 * Lists what can be added, in the order of the pages. Webhooks cost nothing and are left out. Two operations
 * may have the same title: the id then makes their names unique.
 */
export function createEndpoints(
  operations: readonly (Pick<OperationEntry, 'id' | 'title' | 'isWebhook'> & {
    credits?: number | undefined;
  })[],
  actions: readonly Pick<EtherscanIndexEntry, 'module' | 'action' | 'credits'>[],
): Endpoint[] {
  const titles = [
    ...operations
      .filter(({isWebhook}) => isWebhook !== true)
      .map(({id, title, credits}) => ({id, title, credits})),
    ...actions.map(({module, action, credits}) => ({
      id: `${module}.${action}`,
      title: translate(
        {id: 'estimate.etherscan', message: '{action} (Etherscan-compatible)'},
        {action},
      ),
      credits,
    })),
  ];
  const counts = new Map<string, number>();
  for (const {title} of titles) {
    counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  return titles.map(({id, title, credits}) => ({
    id,
    name: counts.get(title) === 1 ? title : `${title} (${id})`,
    ...(credits === undefined || credits < 0 ? {} : {credits}),
  }));
}

/** Returns the endpoints that a typed text means: one by its whole name or id, or all that contain it. */
export function findEndpoints(
  endpoints: readonly Endpoint[],
  typed: string,
): readonly Endpoint[] {
  const text = typed.trim().toLowerCase();
  if (text === '') {
    return [];
  }
  const exact = endpoints.find(({id, name}) =>
    [id.toLowerCase(), name.toLowerCase()].includes(text),
  );
  return exact === undefined
    ? endpoints.filter(({id, name}) => `${name}\n${id}`.toLowerCase().includes(text))
    : [exact];
}
