import {twinAddress} from '../../outputs/markdown/twin-address';
import {pagePath} from '../../pages/generated-page';
import {parseUrl} from '../../utils/ponyfills';

/** Where the site is. */
export interface SiteAddress {
  /** The origin, from the configuration of the site: `https://docs.example.com`. */
  readonly url: string;
  /** `/` or `/docs/`. */
  readonly baseUrl: string;
  /** Links lead to the pages: the option `outputs` turns their Markdown off. */
  readonly withoutTwins?: boolean;
}

/** What links need to know of the site. */
export interface Site extends SiteAddress {
  /** Routes of all pages with a twin, without the base URL and not encoded. */
  readonly routes: ReadonlySet<string>;
}

/** Returns the path of what links of the Markdown lead to: the twin of a page, if there is one. */
export function linkedPath(
  route: string,
  {withoutTwins}: Pick<SiteAddress, 'withoutTwins'>,
): string {
  return withoutTwins === true ? encodeURI(route) : twinAddress(route);
}

/** An address with a scheme, or of a part of the same text. */
const COMPLETE = /^([a-z][a-z\d+.-]*:|#)/i;

/**
 * Returns what turns the address of a link on a page into that of its twin: pages lead to their twins, and
 * copies of pages to that of the page, with their anchors, and with the query if it has values. Addresses of
 * the site are complete, because a twin is read where nobody knows its own; those of parts of the twin stay.
 *
 * @param pages The route of each page, with that of the page that it is a copy of, or its own.
 */
export function twinLinks(
  pages: ReadonlyMap<string, string>,
  {url, baseUrl, withoutTwins}: SiteAddress,
): (address: string, page: string) => string {
  const twins = new Map(
    [...pages].flatMap(([route, canonical]) => {
      const address = baseUrl + route.slice(1);
      const twin = baseUrl + linkedPath(canonical, {withoutTwins}).slice(1);
      // The links of React are not encoded.
      return [
        [address, twin],
        [encodeURI(address), twin],
      ];
    }),
  );
  return (address, page) => {
    if (COMPLETE.test(address)) {
      return address;
    }
    const [, path = '', query = '', anchor = ''] =
      /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
    const twin = twins.get(path) ?? twins.get(pagePath(path));
    return twin === undefined
      ? (parseUrl(address, url + page)?.href ?? address)
      : url + twin + (/=[^&]/.test(query) ? query : '') + anchor;
  };
}
