import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import partition from 'lodash/partition';
import uniq from 'lodash/uniq';
import uniqBy from 'lodash/uniqBy';
import {canonicalPathOf, isGeneratedList, pagePath} from '../../pages/generated-page';
import {hasPage, type SidebarCategory, sidebarDocs} from '../sidebar-docs';
import {siteRoute} from '../site-route';

/** Ids of the docs of the reference, which are in folders of their own. */
const GENERATED = /^(api|schemas)\//;

/** A page with Markdown: a doc, a post of a blog, or another page. */
export interface Doc {
  readonly id: string;
  /** Without the base URL, not encoded: `/guides/First steps`. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Whether it is made from the OpenAPI document. */
  readonly isGenerated: boolean;
  /** Route of the page that this one is a copy of, or its own. */
  readonly canonical: string;
  /** Ids of the docs in its category, if a category has it as its page. */
  readonly inCategory: readonly string[];
  /** Only who knows its address shall find it. */
  readonly isUnlisted?: true;
}

/** Docs that lists have below a label. */
export interface Section {
  readonly title: string;
  readonly docs: readonly Doc[];
}

/** Returns the docs of a version by their ids. */
export function docsOf(
  version: LoadedVersion,
  baseUrl: string,
): ReadonlyMap<string, Doc> {
  const listed = Object.values(version.sidebars).flatMap((items) => sidebarDocs(items));
  return new Map(
    version.docs.map((doc) => {
      const {id, permalink, title, description, unlisted} = doc;
      const canonical = canonicalPathOf(doc);
      const category = listed.find((item) => item.id === id && item.pageOf)?.pageOf;
      const route = pagePath(siteRoute(permalink, baseUrl));
      return [
        id,
        {
          id,
          route,
          title,
          description,
          isGenerated:
            GENERATED.test(id) || isGeneratedList(doc) || canonical !== undefined,
          canonical: canonical ?? route,
          inCategory:
            category === undefined
              ? []
              : listed
                  .filter(({categories}) => categories.at(-1) === category)
                  .map((item) => item.id),
          ...(unlisted ? {isUnlisted: true as const} : {}),
        },
      ];
    }),
  );
}

/**
 * Returns the docs in the order of the sidebars, below the labels of the outermost categories, and then those in no
 * sidebar. Leaves out copies of pages.
 *
 * @param names.others The title of the docs in no category.
 * @param names.label Of the reference, if the site has several. The category of this name has all others in it.
 */
export function sectionsOf(
  {sidebars}: Pick<LoadedVersion, 'sidebars'>,
  docs: ReadonlyMap<string, Doc>,
  {others, label}: {readonly others: string; readonly label?: string | undefined},
): Section[] {
  const items = Object.values(sidebars)
    .flat()
    .flatMap((item) =>
      item.type === 'category' && item.label === label ? separate(item) : item,
    );
  const placed = uniqBy(
    [
      ...items.flatMap((item) => {
        const title = item.type === 'category' ? item.label : others;
        return sidebarDocs([item]).map(({id}) => ({id, title}));
      }),
      ...[...docs.keys()].map((id) => ({id, title: others})),
    ],
    'id',
  );
  return uniq(placed.map(({title}) => title)).flatMap((title) => {
    const inSection = placed.filter((one) => one.title === title);
    return section(
      title,
      inSection.flatMap(({id}) => docs.get(id) ?? []),
    );
  });
}

/** Returns a section of the docs that lists have, if there is one. */
export function section(title: string, docs: readonly Doc[]): Section[] {
  const listed = docs.filter(
    ({route, canonical, isUnlisted}) => canonical === route && isUnlisted !== true,
  );
  return listed.length === 0 ? [] : [{title, docs: listed}];
}

/** Returns what the sidebar of a single reference has: the category of its endpoints, and that of its schemas. */
function separate(category: SidebarCategory): SidebarCategory[] {
  const [schemas, items] = partition(
    category.items,
    (item) => item.type === 'category' && hasPage(item) && item.link.id === 'schemas',
  );
  return [
    {...category, label: 'API reference', items},
    ...(schemas as SidebarCategory[]),
  ];
}
