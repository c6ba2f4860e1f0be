/** Returns the address of the Markdown twin of a page: `/guides/First%20steps.md#rows`. */
export function twinAddress(route: string): string {
  const [page = '', ...anchor] = route.split('#');
  const file = twinFile(page);
  return encodeURI(`/${[file, ...anchor].join('#')}`);
}

/** Returns the path of the twin of a page in the site, which is not encoded: `guides/First steps.md`. */
export function twinFile(page: string): string {
  return `${page === '/' ? 'index' : page.slice(1)}.md`;
}
