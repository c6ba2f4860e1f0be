import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {GeneratedPage} from '@site/src/reference/generated-page';
import {fetchData} from './fetch-data';

type Page = GeneratedPage<DocMetadata>;

const pages = new Map<string, Page>();

/** Loads a page before it is rendered. */
export async function loadPage(path: string): Promise<Page> {
  const page = pages.get(path) ?? ((await fetchData(path)) as Page);
  pages.set(path, page);
  return page;
}

/** Returns the page at a decoded path, if it is generated and loaded. */
export function loadedPage(path: string): Page | undefined {
  return pages.get(path);
}
