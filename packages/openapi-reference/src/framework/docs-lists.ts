/*
 * Does: removes generated docs from the lists that the docs plugin gives to the theme and every page loads:
 * its global data, the docs of a version, and the sidebars, in which a category with generated docs keeps its
 * first item. The theme needs them there only to link from one version of the docs to another.
 * Buys: 11.9 kB of JS on each page: 9.2 kB of the version and 2.7 kB of the global data.
 * If the lists are not as expected: warns once, and pages have all of them.
 */
import type {
  PropSidebar,
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {RouteConfig} from '@docusaurus/types';
import mapValues from 'lodash/mapValues';
import omitBy from 'lodash/omitBy';
import {warnOnce} from './warn';

/** Ids and paths of the generated docs. */
export interface GeneratedDocs {
  readonly ids: ReadonlySet<string>;
  readonly paths: ReadonlySet<string>;
}

/** Removes the generated docs from the global data of the docs plugin. */
export function withoutGeneratedPaths(
  data: GlobalPluginData,
  paths: ReadonlySet<string>,
): GlobalPluginData {
  return {
    ...data,
    versions: data.versions.map((version) => ({
      ...version,
      docs: version.docs.filter(({path}) => !paths.has(path)),
    })),
  };
}

/** The sidebars that pages load by themselves. */
export interface Sidebars {
  /** Names of the sidebars with generated docs. */
  readonly names: readonly string[];
  /** Sidebars by key. The key of a complete one is its name. */
  readonly sidebars: ReadonlyMap<string, PropSidebar>;
  /** Key of the sidebar that a page shows, by path, for pages in categories of generated docs. */
  readonly sidebarOf: ReadonlyMap<string, string>;
}

export const NO_SIDEBARS: Sidebars = {
  names: [],
  sidebars: new Map(),
  sidebarOf: new Map(),
};

/** Removes the generated docs from the version that is a property of a route, if there is one. */
export function withoutGeneratedDocs(
  routes: readonly RouteConfig[],
  docs: GeneratedDocs,
): {routes: RouteConfig[]; sidebars: Sidebars} | undefined {
  let sidebars: Sidebars | undefined;
  const change = (route: RouteConfig): RouteConfig => {
    const version = route.props?.['version'] as Partial<PropVersionMetadata> | undefined;
    if (version?.docsSidebars === undefined || version.docs === undefined) {
      return route.routes === undefined
        ? route
        : {...route, routes: route.routes.map(change)};
    }
    const split = splitVersion(version as PropVersionMetadata, docs);
    sidebars = split;
    return {...route, props: {...route.props, version: split.version}};
  };
  const changed = routes.map(change);
  if (sidebars === undefined) {
    warnOnce(
      'docs-lists.ts',
      'no route has a version with sidebars and docs',
      'Pages load the lists of all docs.',
    );
    return undefined;
  }
  return {routes: changed, sidebars};
}

/** Removes the generated docs and all descriptions from the list of a version, and closes its sidebars. */
function splitVersion(
  version: PropVersionMetadata,
  docs: GeneratedDocs,
): Sidebars & {version: PropVersionMetadata} {
  const names: string[] = [];
  const sidebars = new Map<string, PropSidebar>();
  const sidebarOf = new Map<string, string>();
  const docsSidebars = mapValues(version.docsSidebars, (items, name) => {
    const {closed, branches, branchOf} = splitSidebar(items, docs.paths);
    if (branches.length === 0) {
      return items;
    }
    names.push(name);
    const keyOf = (branch: number): string => `${name}-${branch}`;
    sidebars.set(name, items);
    branches.forEach((branch, index) => sidebars.set(keyOf(index), branch));
    branchOf.forEach((branch, path) => sidebarOf.set(path, keyOf(branch)));
    return closed;
  });
  return {
    version: {
      ...version,
      docsSidebars,
      docs: mapValues(
        omitBy(version.docs, ({id}) => docs.ids.has(id)),
        (doc) => ({...doc, description: ''}),
      ),
    },
    names,
    sidebars,
    sidebarOf,
  };
}

interface SplitSidebar {
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
function splitSidebar(sidebar: PropSidebar, paths: ReadonlySet<string>): SplitSidebar {
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
