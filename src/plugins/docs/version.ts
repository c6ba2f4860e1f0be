import type {
  PropSidebar,
  PropSidebarItem,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import mapValues from 'lodash/mapValues';
import omitBy from 'lodash/omitBy';
import {splitSidebar} from './sidebars';

/*
 * Every page loads the lists of docs that the docs plugin gives to the theme. The theme needs generated
 * docs in them only to link from one version of the docs to another.
 */

/** Ids and paths of the generated docs. */
interface GeneratedDocs {
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

/** Removes the generated docs and all descriptions from the list of a version, and closes its sidebars. */
export function splitVersion(
  version: PropVersionMetadata,
  docs: GeneratedDocs,
): Sidebars & {version: PropVersionMetadata} {
  const names: string[] = [];
  const sidebars = new Map<string, PropSidebar>();
  const sidebarOf = new Map<string, string>();
  const docsSidebars = mapValues(version.docsSidebars, (items, name) => {
    const complete = items.map((item) => withoutId(item, docs));
    const {closed, branches, branchOf} = splitSidebar(complete, docs.paths);
    if (branches.length === 0) {
      return complete;
    }
    names.push(name);
    const keyOf = (branch: number): string => `${name}-${branch}`;
    sidebars.set(name, complete);
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

/** Removes the ids of generated docs, which the theme does not read. */
function withoutId(item: PropSidebarItem, docs: GeneratedDocs): PropSidebarItem {
  if (item.type === 'category') {
    return {...item, items: item.items.map((child) => withoutId(child, docs))};
  }
  if (item.type !== 'link' || !docs.paths.has(item.href)) {
    return item;
  }
  const {docId: _, unlisted, ...rest} = item;
  return unlisted === true ? {...rest, unlisted} : rest;
}
