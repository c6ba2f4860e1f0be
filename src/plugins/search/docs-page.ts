import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {isPlanOperationRoute} from '../../reference/route';
import {sidebarCategories} from './sidebar-categories';

/** A page of the docs that is searched for. */
export interface DocsPage {
  /** Its address on the site, with the base URL and without a slash at its end. */
  route: string;
  title: string;
  /** Labels of the categories of the sidebar that hold it, outermost first. */
  categories: string[];
  /** Its MDX file, relative to the folder of the site. */
  source: string;
}

/**
 * The pages of a version of the docs, in the order of their routes. A copy of an endpoint's page
 * under a plan is none of them: the endpoint is found once, under /api.
 */
export function docsPages(version: LoadedVersion, baseUrl: string): DocsPage[] {
  const categories = sidebarCategories(version);
  return version.docs
    .filter(({permalink}) => !isPlanOperationRoute(siteRoute(permalink, baseUrl)))
    .map(({id, permalink, title, source}) => ({
      route: permalink === baseUrl ? permalink : permalink.replace(/\/$/, ''),
      title,
      categories: categories.get(id) ?? [],
      source: source.replace(/^@site\//, ''),
    }))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

/** The address of a page without the base URL and without percent-encoding. */
export function siteRoute(permalink: string, baseUrl: string): string {
  return decodeURI(`/${permalink.slice(baseUrl.length)}`);
}
