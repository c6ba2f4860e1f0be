import type {PropSidebar, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import pages from '@openapi-reference/docs/generated-pages.json';
import {loadedFile, loadFile} from '../framework/page-files';
import {sidebarDataName} from '../reference/generated-page';

/** Returns whether parts of a sidebar are loaded on demand. */
export function isSplit(name: string): boolean {
  return pages.splitSidebars.includes(name);
}

/** Returns whether a sidebar has all items: it is not one from which parts are split off. */
export function isComplete(items: readonly PropSidebarItem[]): boolean {
  const split = pages.splitSidebars;
  return split.length === 0 || split.some((name) => storedSidebar(name) === items);
}

export function storedSidebar(key: string): PropSidebar | undefined {
  return loadedFile(sidebarDataName(key)) as PropSidebar | undefined;
}

export async function loadSidebar(key: string): Promise<void> {
  await loadFile(sidebarDataName(key));
}
