import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {canonicalPathOf, isGeneratedList, pagePath} from '../../reference/generated-page';
import {sidebarDocs} from '../sidebar-docs';
import {siteRoute} from '../site-route';

/** Ids of the docs of the reference, which are in folders of their own. */
const GENERATED = /^(api|schemas)\//;

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
      const {id, permalink, title, description} = doc;
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
        },
      ];
    }),
  );
}

/**
 * Returns the docs in the order of the sidebars, below the labels of the outermost categories. Leaves out
 * copies of pages.
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
        .filter(({route, canonical}) => canonical === route),
    }))
    .filter((section) => section.docs.length > 0);
}
