import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import mapValues from 'lodash/mapValues';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * Gives categories of a sidebar that have the same label keys of their own, which are their places in the sidebar. By
 * the key, Docusaurus knows their translations: from 3.10 on, it accepts no label twice.
 */
export function withSidebarKeys(content: LoadedContent): LoadedContent {
  return {
    ...content,
    loadedVersions: content.loadedVersions.map((version) => ({
      ...version,
      sidebars: mapValues(version.sidebars, (items) => withKeys(items)),
    })),
  };
}

function withKeys(sidebar: readonly SidebarItem[]): SidebarItem[] {
  const used = new Set<string>();
  const withKey = (item: SidebarItem, parents: readonly string[]): SidebarItem => {
    if (item.type !== 'category') {
      return item;
    }
    const {key, label} = item as {key?: string; label: string};
    const names = [...parents, label];
    const own = key ?? unusedOf(label, names, used);
    used.add(own);
    return {
      ...item,
      ...(own === label ? {} : {key: own}),
      items: item.items.map((child) => withKey(child, names)),
    };
  };
  return sidebar.map((item) => withKey(item, []));
}

/** Returns the label, or the place if another category has the label, with a number if another one has the place. */
function unusedOf(
  label: string,
  names: readonly string[],
  used: ReadonlySet<string>,
): string {
  const place = names.join(' / ');
  let key = used.has(label) ? place : label;
  for (let number = 2; used.has(key); number += 1) {
    key = `${place} (${number})`;
  }
  return key;
}
