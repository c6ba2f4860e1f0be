/** Returns a permalink without base URL and percent-encoding. */
export function siteRoute(permalink: string, baseUrl: string): string {
  return decodeURI(`/${permalink.slice(baseUrl.length)}`);
}
