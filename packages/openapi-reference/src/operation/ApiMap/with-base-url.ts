/** Adds the base URL of the site to the links of HTML that lead to its pages. */
export function withBaseUrl(html: string, baseUrl: string): string {
  return html.replaceAll('href="/', () => `href="${baseUrl}`);
}
