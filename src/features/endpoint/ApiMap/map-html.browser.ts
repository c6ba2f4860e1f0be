import {withBaseUrl} from './with-base-url';

/** Returns the HTML that the server has rendered, if the page was opened by its address. */
export function shownHtml(): string {
  return document.getElementById('api-map')?.innerHTML ?? '';
}

/** Fetches the HTML after a navigation in the app. */
export async function fetchHtml(baseUrl: string): Promise<string> {
  const response = await fetch(`${baseUrl}api-map.json`);
  return withBaseUrl((await response.json()) as string, baseUrl);
}
