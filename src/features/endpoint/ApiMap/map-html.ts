import html from '@site/docs/api/_files/api-map.json';
import {withBaseUrl} from './with-base-url';

/*
 * The HTML of the map on the server. The browser has `map-html.browser.ts` instead, by the field
 * "browser" of package.json, so that no script contains the map.
 */

/** Returns the HTML of the map. */
export function shownHtml(baseUrl: string): string {
  return withBaseUrl(html, baseUrl);
}

/** Effects do not run on the server. */
export function fetchHtml(baseUrl: string): Promise<string> {
  return Promise.resolve(shownHtml(baseUrl));
}
