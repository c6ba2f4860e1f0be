import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {
  isTranslated,
  listsEndpoints,
  pagePath,
  siteRoute,
} from 'docusaurus-openapi-reference';
import {sidebarCategories} from './sidebar-categories';

export interface DocsPage {
  /** Id of the doc, which is the same in all versions. */
  id: string;
  /** Route with the base URL, without a trailing slash. */
  route: string;
  title: string;
  /** Labels of the parent categories in the sidebar, outermost first. */
  categories: string[];
  /** It lists endpoints, such as the page of a group. */
  isList: boolean;
  /** It is a file of the locale, and not that of all languages. */
  isTranslated: boolean;
  /** Path of its MDX file, relative to the site directory. */
  source: string;
}

/**
 * Returns the searchable pages of a docs version, in route order.
 *
 * @param isIgnored Whether a route, without the base URL, is not searchable.
 */
export function docsPages(
  version: LoadedVersion,
  {siteDir, baseUrl}: {siteDir: string; baseUrl: string},
  isIgnored: (route: string) => boolean,
): DocsPage[] {
  const categories = sidebarCategories(version);
  return version.docs
    .filter(({permalink}) => !isIgnored(siteRoute(permalink, baseUrl)))
    .map(({id, permalink, title, source, frontMatter}) => ({
      id,
      route: permalink === baseUrl ? permalink : pagePath(permalink),
      title,
      categories: categories.get(id) ?? [],
      isList: listsEndpoints({frontMatter}),
      isTranslated: isTranslated({source}, version, siteDir),
      source: source.replace(/^@site\//, ''),
    }))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}
