/** Returns the HTML that the server has rendered, if the page was opened by its address. */
export function shownHtml(): string {
  return document.getElementById('api-map')?.innerHTML ?? '';
}

/** Fetches the HTML after a navigation in the app, by an address relative to `/api`. */
export function fetchHtml(): Promise<string> {
  return fetch('api-map.json').then((response) => response.json() as Promise<string>);
}
