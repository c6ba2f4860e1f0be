/**
 * Returns the link to an estimate of credits.
 *
 * @param entries Endpoints, separated by commas, each with how often it is called:
 * `getBlock:1d,getAccount:30s` (`src/features/credit-estimate/lazy/address.ts`).
 */
export function estimateLink(entries: string): string {
  return `/endpoint-credit?e=${entries}#estimate-your-use`;
}

/** Returns the name of an endpoint in the query. Its separators are encoded in the decoded query too. */
export function estimateName(id: string): string {
  return encodeURIComponent(encodeURIComponent(id));
}
