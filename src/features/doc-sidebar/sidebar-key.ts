import pages from '@generated/docusaurus-plugin-content-docs/default/generated-pages.json';
import {loadedPage} from '@site/src/features/generated-page/page-store';

/** Returns the key of the sidebar that a page shows, if it is not the one that every page has. */
export function sidebarKey(path: string): string | undefined {
  return pages.sidebars[path] ?? loadedPage(path)?.sidebar;
}
