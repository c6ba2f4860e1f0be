/** Returns the link to an estimate of credits with an operation. */
export function estimateLink(operationId: string): string {
  // The estimator decodes a name once more, behind the separators of the query.
  const name = encodeURIComponent(encodeURIComponent(operationId));
  return `/endpoint-credit?e=${name}#estimate-your-use`;
}

/**
 * Takes the operations that the document of the site lacks out of a link to an estimate. Other links, and
 * Etherscan-compatible actions such as `account.tokentx`, stay as they are.
 */
export function withKnownEndpoints(
  url: string,
  isOperation: (id: string) => boolean,
): string {
  const [, path = '', list = '', rest = ''] =
    /^(\/endpoint-credit)\?e=([^&#]*)(.*)$/.exec(url) ?? [];
  if (path === '') {
    return url;
  }
  const known = list.split(',').filter((entry) => {
    const [name = ''] = entry.split(':');
    return name.includes('.') || isOperation(name);
  });
  return path + (known.length === 0 ? '' : `?e=${known.join(',')}`) + rest;
}
