/*
 * Does: gives the routes of generated docs one component, which loads their data as a file, instead of a
 * module each.
 * Buys: see `page-files.ts`.
 * If the routes are not as expected: warns once, and Docusaurus compiles the docs, which are whole MDX pages.
 */
import type {RouteConfig} from '@docusaurus/types';
import {warnOnce} from './warn';

const COMPONENT = 'docusaurus-openapi-reference/components/GeneratedPage';

/** Returns the routes of the docs plugin without the modules of generated docs, if they are as expected. */
export function withGeneratedPages(
  routes: readonly RouteConfig[],
  paths: ReadonlySet<string>,
): RouteConfig[] | undefined {
  let count = 0;
  const change = (route: RouteConfig): RouteConfig => {
    if (paths.has(route.path) && typeof route.modules?.['content'] === 'string') {
      count += 1;
      return {...route, component: COMPONENT, modules: {}, isGenerated: true};
    }
    const children = route.routes?.map(change);
    return {...route, ...(children && {routes: children})};
  };
  const changed = routes.map(change);
  if (count === paths.size) {
    return changed;
  }
  warnOnce(
    'docs-routes.ts',
    `${paths.size - count} of ${paths.size} docs have no route with an MDX module`,
    'The pages are larger, and the build is slower.',
  );
  return undefined;
}
