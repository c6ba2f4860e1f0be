import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {isPlanOperationRoute} from '../../reference/route';
import {siteRoute} from '../search/docs-page';

type SidebarItem = LoadedVersion['sidebars'][string][number];

export interface Doc {
  readonly id: string;
  /** Without the base URL, not encoded: `/plans/PRO PLUS`. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Path of its source below the site: `docs/faq.mdx`. */
  readonly source: string;
  /** Whether the page shows its title above its content. */
  readonly showsTitle: boolean;
  /** Ids of the docs in its category, if a category has it as its page. */
  readonly inCategory: readonly string[];
}

/** Docs that the sidebar lists below a label. */
export interface Section {
  readonly title: string;
  readonly docs: readonly Doc[];
}

/** Returns the docs of a version by their ids. */
export function docsOf(
  version: LoadedVersion,
  baseUrl: string,
): ReadonlyMap<string, Doc> {
  const items = Object.values(version.sidebars).flat().flatMap(withNested);
  return new Map(
    version.docs.map((doc) => {
      const {id, permalink, title, description, source, frontMatter} = doc;
      const category = items.find(
        (item) =>
          item.type === 'category' && item.link?.type === 'doc' && item.link.id === id,
      );
      return [
        id,
        {
          id,
          route: siteRoute(permalink, baseUrl).replace(/(?<=.)\/$/, ''),
          title,
          description,
          source: source.replace(/^@site\//, ''),
          showsTitle: frontMatter.hide_title !== true,
          inCategory: category?.type === 'category' ? category.items.flatMap(ownId) : [],
        },
      ];
    }),
  );
}

/**
 * Returns the docs in the order of the sidebars, below the labels of the outermost categories. Leaves out
 * the copies of endpoint pages under plans.
 */
export function sectionsOf(
  {sidebars}: Pick<LoadedVersion, 'sidebars'>,
  docs: ReadonlyMap<string, Doc>,
): Section[] {
  const found = (items: readonly SidebarItem[]): Doc[] =>
    items
      .flatMap(withNested)
      .flatMap(ownId)
      .flatMap((id) => docs.get(id) ?? [])
      .filter(({route}) => !isPlanOperationRoute(route));
  return Object.values(sidebars)
    .flatMap((items) =>
      items.map((item) =>
        item.type === 'category'
          ? {title: item.label, docs: found([item])}
          : {title: 'Start', docs: found([item])},
      ),
    )
    .filter((section) => section.docs.length > 0);
}

function withNested(item: SidebarItem): SidebarItem[] {
  return item.type === 'category' ? [item, ...item.items.flatMap(withNested)] : [item];
}

/** Returns the id of the doc that an item leads to. */
function ownId(item: SidebarItem): string[] {
  switch (item.type) {
    case 'doc':
    case 'ref':
      return [item.id];
    case 'category':
      return item.link?.type === 'doc' ? [item.link.id] : [];
    default:
      return [];
  }
}
