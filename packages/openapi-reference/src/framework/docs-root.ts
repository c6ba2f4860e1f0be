/*
 * Does: gives docs a root route that matches the addresses of their own pages only, by a pattern of React Router.
 * Docusaurus gives them one that matches all below their base path, enters the first of several such roots, and
 * shows a not-found page of its own there.
 * Buys: references beside other docs with the same base path, and the not-found page of the site.
 * If routes have no pages below them, they stay.
 */
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {pagePath} from '../pages/generated-page';

/** Characters with a meaning in patterns. Docusaurus writes code in which no escape is kept. */
const SPECIAL = /[()[\]{}*+?^$|\\:=!#]/g;

/** Returns the routes of docs, of which each root matches its pages only, before the roots of other docs. */
export function withOwnRoots(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.map((route) =>
    route.routes === undefined
      ? route
      : {
          ...route,
          path: patternOf(flattenRoutes(route.routes).map(({path}) => pagePath(path))),
          exact: true,
          // It is a pattern: see exact-routes.ts.
          sensitive: true,
          priority: 1,
        },
  );
}

/**
 * Gives the global data of docs a path by which the theme finds them for the folders of their own pages only: it
 * compares it with that of a page as the path of a route. It begins with the base path, because the theme tries the
 * last path of the alphabet first. So it cannot match a page at a base path that has no slash at its end: docs with
 * such a page keep their path.
 */
export function withOwnPath(
  data: GlobalPluginData,
  [root]: readonly RouteConfig[],
): GlobalPluginData {
  const {path: base} = data;
  const folders = root?.routes?.flatMap((version) =>
    flattenRoutes([version]).map(({path}) => firstFolder(pagePath(path), version.path)),
  );
  return folders === undefined || (!base.endsWith('/') && folders.includes(base))
    ? data
    : {...data, path: patternOf(folders, base)};
}

/** Returns the path of the first folder below a base path, in which a page is, or the path of the page there. */
export function firstFolder(page: string, base: string): string {
  const start = pagePath(base).replace(/\/$/, '');
  const [folder] = /^\/[^/]+/.exec(page.slice(start.length)) ?? [];
  return folder === undefined ? page : start + folder;
}

/** Returns a pattern that matches paths, which are in a folder. */
function patternOf(paths: readonly string[], folder = '/'): string {
  const base = folder.replace(/\/?$/, '/');
  const names = paths.map((one) => one.slice(base.length).replace(SPECIAL, '.'));
  return base.replace(SPECIAL, '.') + anyOf(Array.from(new Set(names)));
}

/** Returns a group of alternatives. A pattern has no empty group. */
export function anyOf(names: readonly string[]): string {
  return names.join('') === '' ? '' : `(${names.join('|')})`;
}
