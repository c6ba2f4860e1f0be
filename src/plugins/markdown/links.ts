import type {Nodes, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {twinAddress} from '../../markdown/twin-address';

/** What links need to know of the site. */
export interface Site {
  /** `/` or `/docs/`; or with the host, for links that are complete. */
  readonly baseUrl: string;
  /** Routes of all pages with a twin, without the base URL and not encoded. */
  readonly routes: ReadonlySet<string>;
}

/**
 * Lets the links to pages lead to their twins, keeps their anchors, and adds the base URL to addresses on
 * the site.
 *
 * @throws Error if a link is neither absolute nor an anchor.
 */
export function withTwinLinks(blocks: readonly RootContent[], site: Site): RootContent[] {
  const tree = structuredClone({type: 'root' as const, children: [...blocks]});
  visit(tree as Nodes, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      node.url = twinUrl(node.url, site);
    }
  });
  return tree.children;
}

export function twinUrl(link: string, {baseUrl, routes}: Site): string {
  // Docusaurus: the address of a file that is no page.
  const url = link.replace(/^pathname:\/\/(?=\/)/, '');
  if (url.startsWith('#') || /^[a-z][a-z+.-]*:/i.test(url)) {
    return url;
  }
  if (!url.startsWith('/')) {
    throw new Error(
      `The link to "${url}" is relative: write the address of the page, such as /guides/paging.`,
    );
  }
  const [, path = '', end = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const route = decodeURI(path).replace(/(?<=.)\/$/, '');
  const address = routes.has(route)
    ? twinAddress(route) + end.replace(/^\?[^#]*/, '')
    : url;
  return baseUrl + address.slice(1);
}
