/** Returns the link to an estimate of credits with an operation. */
export function estimateLink(operationId: string): string {
  return `/endpoint-credit?calls.${encodeURIComponent(operationId)}=#estimate-your-use`;
}

/**
 * Takes the operations that the document of the site lacks out of a link to an estimate. Other links, and
 * Etherscan-compatible actions such as `account.tokentx`, stay as they are.
 */
export function withKnownEndpoints(
  url: string,
  isOperation: (id: string) => boolean,
): string {
  const [, path = '', query = '', rest = ''] =
    /^(\/endpoint-credit)\?([^#]*)(.*)$/.exec(url) ?? [];
  if (path === '') {
    return url;
  }
  const known = query.split('&').filter((parameter) => {
    const [, name = ''] = /^calls\.([^=]*)/.exec(parameter) ?? [];
    return name === '' || name.includes('.') || isOperation(name);
  });
  return path + (known.length === 0 ? '' : `?${known.join('&')}`) + rest;
}
