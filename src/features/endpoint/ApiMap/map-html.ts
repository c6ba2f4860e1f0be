import map from '@site/docs/api/_files/api-map.json';

/*
 * The HTML of the map on the server. The browser has `map-html.browser.ts` instead, by the field
 * "browser" of package.json, so that no script contains the map.
 */

export const shownHtml: () => string = () => map.html;

export const fetchHtml: () => Promise<string> = () => Promise.resolve('');
