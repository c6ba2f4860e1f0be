/**
 * Returns the link to an estimate of credits.
 *
 * @param endpoints operationIds with how often each is called, in the form of the address: `1d`, `30s`,
 * `10000r500` (`src/features/credit-estimate/lazy/address.ts`).
 */
export function estimateLink(endpoints: readonly {id: string; use?: string}[]): string {
  const entries = endpoints.map(({id, use}) => {
    // Separators in an id are encoded twice, so that it is one name behind the decoded query.
    const name = encodeURIComponent(encodeURIComponent(id));
    return use === undefined ? name : `${name}:${use}`;
  });
  return `/endpoint-credit?e=${entries.join(',')}#estimate-your-use`;
}
