import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {aliasedSitePath} from '@docusaurus/utils';
import mapValues from 'lodash/mapValues';
import {isMarkedTitle, markedTitle} from '../../pages/marked-title';
import type {GroupEntry, ReferenceIndex} from '../../pages/reference-index';
import {siteRoute} from '../site-route';

type Doc = LoadedVersion['docs'][number];

type SidebarItem = LoadedVersion['sidebars'][string][number];

type Titles = ReadonlyMap<string, string>;

/** Returns whether a doc is a file of the locale, and not that of all languages. */
export function isTranslated(
  {source}: Pick<Doc, 'source'>,
  {contentPath}: Pick<LoadedVersion, 'contentPath'>,
  siteDir: string,
): boolean {
  return !source.startsWith(`${aliasedSitePath(contentPath, siteDir)}/`);
}

/** Gives the entries of sidebars the titles of the docs that the locale has itself. */
export function labelTranslatedDocs(
  content: LoadedContent,
  siteDir: string,
): LoadedContent {
  return {
    ...content,
    loadedVersions: content.loadedVersions.map((version) => {
      const titles = new Map(
        translatedDocs(version, siteDir).map(({id, title}) => [id, title]),
      );
      return titles.size === 0
        ? version
        : {
            ...version,
            sidebars: mapValues(version.sidebars, (items) =>
              items.map((item) => labelItem(item, titles)),
            ),
          };
    }),
  };
}

function labelItem(item: SidebarItem, titles: Titles): SidebarItem {
  if (item.type === 'category') {
    const title = item.link?.type === 'doc' ? titles.get(item.link.id) : undefined;
    return {
      ...item,
      label: title ?? item.label,
      items: item.items.map((child) => labelItem(child, titles)),
    };
  }
  const title = item.type === 'doc' ? titles.get(item.id) : undefined;
  return title === undefined || item.type !== 'doc' || item.label === undefined
    ? item
    : {...item, label: markedTitle(title, isMarkedTitle(item.label))};
}

/**
 * Returns the index of a reference with the titles of the docs that the locale has itself; undefined if there is none.
 *
 * @param readIndex Returns that of all languages.
 */
export function translatedIndex(
  {loadedVersions: [current]}: LoadedContent,
  readIndex: () => ReferenceIndex,
  {siteDir, baseUrl}: {siteDir: string; baseUrl: string},
): ReferenceIndex | undefined {
  const docs = current === undefined ? [] : translatedDocs(current, siteDir);
  if (docs.length === 0) {
    return undefined;
  }
  const titles = new Map(
    docs.map(({permalink, title}) => [siteRoute(permalink, baseUrl), title]),
  );
  const index = readIndex();
  const withTitle = <T extends {route: string; title: string}>(entry: T): T => ({
    ...entry,
    title: titles.get(entry.route) ?? entry.title,
  });
  const withName = (group: GroupEntry): GroupEntry => ({
    ...group,
    name: titles.get(group.route) ?? group.name,
    groups: group.groups.map(withName),
  });
  return {
    ...index,
    groups: index.groups.map(withName),
    operations: index.operations.map(withTitle),
    schemas: index.schemas.map(withTitle),
  };
}

function translatedDocs(version: LoadedVersion, siteDir: string): Doc[] {
  return version.docs.filter((doc) => isTranslated(doc, version, siteDir));
}
