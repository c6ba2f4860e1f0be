import type {PropSidebar, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {loadedFile, loadFile} from '../framework/page-files';
import {referenceAt} from '../framework/reference-pages';
import {sidebarName} from '../pages/generated-page';

/* The sidebars of the reference that contains the page at `path`. */

/** Returns the names of the sidebars of which parts are loaded on demand. */
export function splitSidebars(path: string): readonly string[] {
  return referenceAt(path)?.splitSidebars ?? [];
}

export function isSplit(path: string, name: string): boolean {
  return splitSidebars(path).includes(name);
}

/** Returns whether a sidebar has all items: it is not one from which parts are split off. */
export function isComplete(path: string, items: readonly PropSidebarItem[]): boolean {
  const split = splitSidebars(path);
  return split.length === 0 || split.some((name) => storedSidebar(path, name) === items);
}

export function sidebarFile(path: string, key: string): string {
  return sidebarName(referenceAt(path)?.path ?? '', key);
}

export function storedSidebar(path: string, key: string): PropSidebar | undefined {
  return loadedFile(sidebarFile(path, key)) as PropSidebar | undefined;
}

export async function loadSidebar(path: string, key: string): Promise<void> {
  await loadFile(sidebarFile(path, key));
}
