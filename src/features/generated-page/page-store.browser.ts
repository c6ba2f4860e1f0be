import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {GeneratedPage} from '@site/src/reference/generated-page';

const pages = new Map<string, GeneratedPage<DocMetadata>>();

/** Stores a page before it is rendered. */
export function storePage(path: string, page: GeneratedPage<DocMetadata>): void {
  pages.set(path, page);
}

/** Returns the page at a decoded path. */
export function pageOf(path: string): GeneratedPage<DocMetadata> {
  const page = pages.get(path);
  if (page === undefined) {
    throw new Error(`The page ${path} is rendered before its data is loaded.`);
  }
  return page;
}
