import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import mapValues from 'lodash/mapValues';
import omitBy from 'lodash/omitBy';
import type {GeneratedDocs} from './generated-pages';

/*
 * Every page loads the lists of docs that the docs plugin gives to the theme. The theme needs generated
 * docs in them only to link from one version of the docs to another.
 */

/** Removes the generated docs from the global data of the docs plugin. */
export function withoutGeneratedPaths(
  data: GlobalPluginData,
  {paths}: GeneratedDocs,
): GlobalPluginData {
  return data.versions.length > 1
    ? data
    : {
        ...data,
        versions: data.versions.map((version) => ({
          ...version,
          docs: version.docs.filter(({path}) => !paths.has(path)),
        })),
      };
}

/** Removes the generated docs from the list of a version, and their ids from its sidebars. */
export function withoutGeneratedTitles(
  version: PropVersionMetadata,
  {ids}: GeneratedDocs,
): PropVersionMetadata {
  const withoutId = (item: PropSidebarItem): PropSidebarItem => {
    if (item.type === 'category') {
      return {...item, items: item.items.map(withoutId)};
    }
    if (item.type !== 'link' || item.docId === undefined || !ids.has(item.docId)) {
      return item;
    }
    const {docId: _, unlisted, ...rest} = item;
    return unlisted === true ? {...rest, unlisted} : rest;
  };
  return {
    ...version,
    docsSidebars: mapValues(version.docsSidebars, (items) => items.map(withoutId)),
    docs: omitBy(version.docs, ({id}) => ids.has(id)),
  };
}
