import type {Server} from '../../reference/server';

/**
 * Creates `/.well-known/api-catalog` (RFC 9727), a linkset (RFC 9264): for each server, where its
 * description and its documentation are. Addresses are relative to that of the catalog, so that it holds on
 * any host.
 *
 * @param files The files of the site, by their path.
 */
export function createApiCatalog(
  servers: readonly Server[],
  files: ReadonlySet<string>,
  baseUrl: string,
): string {
  const linked = (file: string, type: string): object[] =>
    files.has(file) ? [{href: `${baseUrl}${file}`, type}] : [];
  const description = [
    ...linked('openapi.json', 'application/json'),
    ...linked('openapi.yaml', 'application/yaml'),
  ];
  const links = {
    ...(description.length === 0 ? {} : {'service-desc': description}),
    'service-doc': [
      {href: baseUrl, type: 'text/html'},
      {href: `${baseUrl}index.md`, type: 'text/markdown'},
      {href: `${baseUrl}llms.txt`, type: 'text/plain'},
    ],
  };
  return `${JSON.stringify(
    {
      linkset: servers
        .filter(({isPlaceholder}) => isPlaceholder !== true)
        .map(({url}) => ({anchor: url, ...links})),
    },
    null,
    2,
  )}\n`;
}
