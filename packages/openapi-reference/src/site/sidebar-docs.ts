import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];

export type SidebarCategory = Extract<SidebarItem, {type: 'category'}>;

/** A doc that a sidebar leads to. */
export interface SidebarDoc {
  readonly id: string;
  /** The categories that contain it, outermost first. */
  readonly categories: readonly SidebarCategory[];
  /** The category that has it as its page. */
  readonly pageOf?: SidebarCategory;
}

/** Returns the docs of a sidebar in its order. */
export function sidebarDocs(
  items: readonly SidebarItem[],
  categories: readonly SidebarCategory[] = [],
): SidebarDoc[] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      const inside = sidebarDocs(item.items, [...categories, item]);
      return hasPage(item)
        ? [{id: item.link.id, categories, pageOf: item}, ...inside]
        : inside;
    }
    return item.type === 'doc' ? [{id: item.id, categories}] : [];
  });
}

/** Returns whether a category has a doc as its page. */
export function hasPage(
  category: SidebarCategory,
): category is SidebarCategory & {link: {type: 'doc'; id: string}} {
  return category.link?.type === 'doc';
}
