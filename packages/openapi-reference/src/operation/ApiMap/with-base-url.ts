import type {DocusaurusConfig} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';

/** Changes the routes and files in the HTML of the map to addresses of the site. */
export function withBaseUrl(
  html: string,
  site: Pick<DocusaurusConfig, 'baseUrl' | 'trailingSlash'>,
): string {
  return html.replace(
    /(<(a|link) [^>]*href=")\/([^"]*)/g,
    (_, start: string, tag: string, path: string) =>
      start +
      (tag === 'a' ? applyTrailingSlash(site.baseUrl + path, site) : site.baseUrl + path),
  );
}
