import siteConfig from '@generated/docusaurus.config';

/** Returns the HTML that the server has rendered, if the page was opened by its address. */
export function shownHtml(): string {
  return document.getElementById('api-map')?.innerHTML ?? '';
}

/** Fetches the HTML of the map. It is empty without a map, and if it cannot be loaded. */
export async function fetchHtml(): Promise<string> {
  try {
    const response = await fetch(`${siteConfig.baseUrl}api-map.json`);
    return ((await response.json()) as {html: string}).html;
  } catch {
    return '';
  }
}
