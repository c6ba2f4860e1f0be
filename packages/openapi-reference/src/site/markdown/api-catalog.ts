import {twinAddress} from '../../outputs/markdown/twin-address';
import type {Server} from '../../server/server';

interface CatalogReference {
  /** The folder of its addresses. */
  readonly base: string;
  readonly reference: {readonly servers: readonly Server[]};
  /** The route of the page that introduces it, if it has one. */
  readonly start?: string | undefined;
}

interface CatalogSite {
  readonly baseUrl: string;
  /** Returns whether the site has a file, by its path. */
  readonly has: (file: string) => boolean;
  /** Whether pages have Markdown. */
  readonly hasTwins: boolean;
}

/**
 * Creates `/.well-known/api-catalog` (RFC 9727), a linkset (RFC 9264): for each server, where its
 * description and its documentation are. Addresses are relative to that of the catalog, so that it holds on
 * any host.
 */
export function createApiCatalog(
  references: readonly CatalogReference[],
  site: CatalogSite,
): string {
  const linkset = references.flatMap((reference) => linksOf(reference, site));
  return `${JSON.stringify({linkset}, null, 2)}\n`;
}

interface Target {
  readonly href: string;
  readonly type: string;
}

function linksOf(
  {base, reference: {servers}, start}: CatalogReference,
  {baseUrl, has, hasTwins}: CatalogSite,
): object[] {
  const at = (path: string, type: string): Target => ({
    href: baseUrl + path.slice(1),
    type,
  });
  const file = (path: string, type: string): Target[] =>
    has(path.slice(1)) ? [at(path, type)] : [];
  const links = {
    'service-desc': [
      ...file(`${base}/openapi.json`, 'application/json'),
      ...file(`${base}/openapi.yaml`, 'application/yaml'),
    ],
    'service-doc': [
      ...(start === undefined ? [] : [at(encodeURI(start), 'text/html')]),
      ...(start === undefined || !hasTwins
        ? []
        : [at(twinAddress(start), 'text/markdown')]),
      ...file('/llms.txt', 'text/plain'),
    ],
  };
  const filled = Object.entries(links).filter(([, targets]) => targets.length > 0);
  return servers
    .filter(({isPlaceholder}) => isPlaceholder !== true)
    .map(({url}) => ({anchor: url, ...Object.fromEntries(filled)}));
}
