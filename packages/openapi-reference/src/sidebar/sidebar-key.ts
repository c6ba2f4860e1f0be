import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {loadedFile} from '../framework/page-files';
import {referenceAt} from '../framework/reference-pages';
import type {GeneratedPage} from '../pages/generated-page';

/** Returns the key of the sidebar that a page shows, if it is not the one that every page has. */
export function sidebarKey(path: string): string | undefined {
  const page = loadedFile(path) as GeneratedPage<DocMetadata> | undefined;
  return referenceAt(path)?.sidebars[path] ?? page?.sidebar;
}
