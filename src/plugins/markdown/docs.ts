import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {isPlanOperationRoute} from '../../reference/route';
import {sidebarDocs} from '../docs/sidebar-docs';
import {siteRoute} from '../search/docs-page';

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
  const listed = Object.values(version.sidebars).flatMap((items) => sidebarDocs(items));
  return new Map(
    version.docs.map((doc) => {
      const {id, permalink, title, description, source, frontMatter} = doc;
      const category = listed.find((item) => item.id === id && item.pageOf)?.pageOf;
      return [
        id,
        {
          id,
          route: siteRoute(permalink, baseUrl).replace(/(?<=.)\/$/, ''),
          title,
          description,
          source: source.replace(/^@site\//, ''),
          showsTitle: frontMatter.hide_title !== true,
          inCategory:
            category === undefined
              ? []
              : listed
                  .filter(({categories}) => categories.at(-1) === category)
                  .map((item) => item.id),
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
  return Object.values(sidebars)
    .flat()
    .map((item) => ({
      title: item.type === 'category' ? item.label : 'Start',
      docs: sidebarDocs([item])
        .flatMap(({id}) => docs.get(id) ?? [])
        .filter(({route}) => !isPlanOperationRoute(route)),
    }))
    .filter((section) => section.docs.length > 0);
}
