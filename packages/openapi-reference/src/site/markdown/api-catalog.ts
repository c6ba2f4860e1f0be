import type {Server} from '../../reference/server';

interface CatalogReference {
  /** The folder of its addresses. */
  readonly base: string;
  readonly reference: {readonly servers: readonly Server[]};
  readonly files: ReadonlySet<string>;
}

/**
 * Creates `/.well-known/api-catalog` (RFC 9727), a linkset (RFC 9264): for each server, where its
 * description and its documentation are. Addresses are relative to that of the catalog, so that it holds on
 * any host.
 *
 * @param references With the paths of their files in the site.
 */
export function createApiCatalog(
  references: readonly CatalogReference[],
  baseUrl: string,
): string {
  const linkset = references.flatMap((reference) => linksOf(reference, baseUrl));
  return `${JSON.stringify({linkset}, null, 2)}\n`;
}

function linksOf(
  {base, reference: {servers}, files}: CatalogReference,
  baseUrl: string,
): object[] {
  const linked = (name: string, type: string): object[] => {
    const file = `${base}/${name}`.slice(1);
    return files.has(file) ? [{href: `${baseUrl}${file}`, type}] : [];
  };
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
  return servers
    .filter(({isPlaceholder}) => isPlaceholder !== true)
    .map(({url}) => ({anchor: url, ...links}));
}
