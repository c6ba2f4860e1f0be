import type {
  PropSidebar,
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';

export interface SplitSidebar {
  /** The sidebar in which each category with generated docs has its first item only. */
  readonly closed: PropSidebar;
  /** For each of these categories, the sidebar in which it and those around it are complete. */
  readonly branches: readonly PropSidebar[];
  /** Index of the branch by path, for the pages in these categories. */
  readonly branchOf: ReadonlyMap<string, number>;
}

/**
 * Splits a sidebar into the parts that pages show. The first item of a closed category stays: the
 * theme hides empty categories, and links a category without a page to its first item.
 *
 * @param paths - of the generated docs.
 */
export function splitSidebar(
  sidebar: PropSidebar,
  paths: ReadonlySet<string>,
): SplitSidebar {
  const large = new Set<PropSidebarItem>();
  findLarge(sidebar, paths, large);
  const chains: PropSidebarItemCategory[][] = [];
  const branchOf = new Map<string, number>();
  const visit = (items: PropSidebar, parents: PropSidebarItemCategory[]): void => {
    for (const category of items.filter(isCategory)) {
      if (large.has(category)) {
        const chain = [...parents, category];
        const branch = chains.push(chain) - 1;
        for (const {href} of [category, ...category.items.filter(isLink)]) {
          if (href !== undefined) {
            branchOf.set(href, branch);
          }
        }
        visit(category.items, chain);
      }
    }
  };
  visit(sidebar, []);
  return {
    closed: closeCategories(sidebar, large),
    branches: chains.map((chain) => {
      const closed = new Set(large);
      chain.forEach((category) => closed.delete(category));
      return closeCategories(sidebar, closed);
    }),
    branchOf,
  };
}

/** Adds the categories that contain generated docs to `large`. Returns whether there are any. */
function findLarge(
  items: PropSidebar,
  paths: ReadonlySet<string>,
  large: Set<PropSidebarItem>,
): boolean {
  let isFound = false;
  for (const item of items) {
    if (isCategory(item)) {
      if (findLarge(item.items, paths, large)) {
        large.add(item);
        isFound = true;
      }
    } else if (isLink(item) && paths.has(item.href)) {
      isFound = true;
    }
  }
  return isFound;
}

function closeCategories(
  items: PropSidebar,
  closed: ReadonlySet<PropSidebarItem>,
): PropSidebar {
  return items.map((item) => {
    if (!isCategory(item)) {
      return item;
    }
    const shown = closed.has(item) ? item.items.slice(0, 1) : item.items;
    return {...item, items: closeCategories(shown, closed)};
  });
}

function isCategory(item: PropSidebarItem): item is PropSidebarItemCategory {
  return item.type === 'category';
}

function isLink(item: PropSidebarItem): item is PropSidebarItemLink {
  return item.type === 'link';
}
