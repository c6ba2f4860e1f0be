import {readFileSync} from 'node:fs';
import type {PropSidebar, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import pages from '@generated/docusaurus-plugin-content-docs/default/generated-pages.json';
import {sidebarDataName} from '@site/src/reference/generated-page';

/*
 * The store of the server. The browser has `sidebar-store.browser.ts` instead, by the field "browser" of
 * package.json.
 */

const sidebars = new Map<string, PropSidebar>();

export function storedSidebar(key: string): PropSidebar | undefined {
  let sidebar = sidebars.get(key);
  if (sidebar === undefined) {
    const file = `${process.env['GENERATED_PAGES']}/${pages.hash}${sidebarDataName(key)}.json`;
    sidebar = JSON.parse(readFileSync(file, 'utf8')) as PropSidebar;
    sidebars.set(key, sidebar);
  }
  return sidebar;
}

/* The server renders each page once: the rest is for the browser. */

export const isComplete: (items: readonly PropSidebarItem[]) => boolean = () => true;

export const isSplit: (name: string) => boolean = () => false;

export const subscribe: (listener: () => void) => () => void = () => () => undefined;

export const loadSidebar: (key: string) => Promise<void> = () => Promise.resolve();
