import html from '@site/docs/api/_files/api-map.json';

/*
 * The HTML of the map on the server. The browser has `map-html.browser.ts` instead, by the field
 * "browser" of package.json, so that no script contains the map.
 */

/** Returns the HTML of the map, which is empty if the document has none. */
export function shownHtml(): string {
  return html;
}

/** Effects do not run on the server. */
export function fetchHtml(): Promise<string> {
  return Promise.resolve(html);
}
