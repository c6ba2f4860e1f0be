import {twinAddress} from '../../markdown/twin-address';
import {pagePath} from '../../reference/generated-page';

/** What links need to know of the site. */
export interface Site {
  /** `/` or `/docs/`. */
  readonly baseUrl: string;
  /** Routes of all pages with a twin, without the base URL and not encoded. */
  readonly routes: ReadonlySet<string>;
}

/**
 * Returns what turns the address of a link on a page into that of its twin: pages lead to their twins, and
 * copies of pages to that of the page, with their anchors, and with the query if it has values.
 *
 * @param pages The route of each page, with that of the page that it is a copy of, or its own.
 */
export function twinLinks(
  pages: ReadonlyMap<string, string>,
  baseUrl: string,
): (address: string) => string {
  const twins = new Map(
    [...pages].flatMap(([route, canonical]) => {
      const address = baseUrl + route.slice(1);
      const twin = baseUrl + twinAddress(canonical).slice(1);
      // The links of React are not encoded.
      return [
        [address, twin],
        [encodeURI(address), twin],
      ];
    }),
  );
  return (address) => {
    const [, path = '', query = '', anchor = ''] =
      /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
    const twin = twins.get(path) ?? twins.get(pagePath(path));
    return twin === undefined
      ? address
      : twin + (/=[^&]/.test(query) ? query : '') + anchor;
  };
}
