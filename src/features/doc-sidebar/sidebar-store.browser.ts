import type {PropSidebar, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import pages from '@generated/docusaurus-plugin-content-docs/default/generated-pages.json';
import {fetchData} from '@site/src/features/generated-page/fetch-data';
import {sidebarDataName} from '@site/src/reference/generated-page';

const sidebars = new Map<string, PropSidebar>();
const listeners = new Set<() => void>();

/** Returns whether parts of a sidebar are loaded on demand. */
export function isSplit(name: string): boolean {
  return pages.splitSidebars.includes(name);
}

/** Returns whether a sidebar has all items: it is not one from which parts are split off. */
export function isComplete(items: readonly PropSidebarItem[]): boolean {
  const split = pages.splitSidebars;
  return split.length === 0 || split.some((name) => sidebars.get(name) === items);
}

export function storedSidebar(key: string): PropSidebar | undefined {
  return sidebars.get(key);
}

/** Calls a listener when a sidebar has been loaded. Returns a function that ends this. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function loadSidebar(key: string): Promise<void> {
  if (!sidebars.has(key)) {
    sidebars.set(key, (await fetchData(sidebarDataName(key))) as PropSidebar);
    listeners.forEach((listener) => listener());
  }
}
