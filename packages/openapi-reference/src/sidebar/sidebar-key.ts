import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import pages from '@openapi-reference/docs/generated-pages.json';
import {loadedFile} from '../framework/page-files';
import type {GeneratedPage} from '../reference/generated-page';

/** Returns the key of the sidebar that a page shows, if it is not the one that every page has. */
export function sidebarKey(path: string): string | undefined {
  const page = loadedFile(path) as GeneratedPage<DocMetadata> | undefined;
  return pages.sidebars[path] ?? page?.sidebar;
}
