/** Returns the link to an estimate of credits with an operation. */
export function estimateLink(operationId: string): string {
  // The estimator decodes a name once more, behind the separators of the query.
  const name = encodeURIComponent(encodeURIComponent(operationId));
  return `/endpoint-credit?e=${name}#estimate-your-use`;
}
