import prefetchUrl from '@docusaurus/core/lib/client/prefetch';
import preloadRoute from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';
import type {ComponentType} from 'react';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {loadParts} from '@site/src/components/page-part';
import {sidebarKey} from '@site/src/features/doc-sidebar/sidebar-key';
import {loadSidebar} from '@site/src/features/doc-sidebar/sidebar-store';
import {loadedPage, loadPage} from '@site/src/features/generated-page/page-store.browser';
import {dataUrl, pagePath} from '@site/src/features/generated-page/url';
import {exactPattern} from './exact-routes';

/*
 * Replaces the function of Docusaurus that loads a page before it is rendered. The routes do not
 * contain generated docs, and the sidebar not all of its items (src/plugins/docs): this module fetches
 * them, and adds the routes.
 */

let isFirstPage = true;

/**
 * Loads everything that a page needs. Docusaurus reloads the page if the promise is rejected.
 *
 * @param address - with or without a query and a hash.
 */
export default async function preload(address: string): Promise<unknown> {
  const path = pathOf(address);
  const isInHtml = isFirstPage && process.env.NODE_ENV === 'production';
  isFirstPage = false;
  await (isInHtml ? loadDataOfHtml() : loadData(path));
  const loaded: unknown = await preloadRoute(path);
  if (isInHtml) {
    await loadParts();
  }
  return loaded;
}

/** Returns the decoded path of an address on this site. */
export function pathOf(address: string): string {
  return pagePath(decodeURI(new URL(address, location.href).pathname));
}

/** Prefetches the data of a generated doc. */
export function prefetchData(path: string): void {
  if (!isKnown(path)) {
    void prefetchUrl(dataUrl(path));
  }
}

/**
 * Loads the data from which the server has rendered the page. The not-found page has none, whatever its
 * address is.
 */
async function loadDataOfHtml(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-kind]');
  await Promise.all(
    [...links].map(({dataset: {kind, name = ''}}) =>
      kind === 'page' ? addRoute(name) : loadSidebar(name),
    ),
  );
}

async function loadData(path: string): Promise<void> {
  if (!isKnown(path)) {
    // The dev server serves the site for any address: show the not-found page instead of a reload.
    const isDevelopment = process.env.NODE_ENV === 'development';
    await (isDevelopment ? addRoute(path).catch(() => undefined) : addRoute(path));
  }
  const key = sidebarKey(path);
  if (key !== undefined) {
    await loadSidebar(key);
  }
}

/** Returns whether a page needs no data, or its data is loaded. */
function isKnown(path: string): boolean {
  const page = matchRoutes(routes, path).find(({route}) => route.exact)?.route;
  return page !== undefined && (!isGenerated(page) || loadedPage(path) !== undefined);
}

function isGenerated(route: RouteConfig): boolean {
  return route['isGenerated'] === true;
}

async function addRoute(path: string): Promise<void> {
  const [{metadata}, {default: GeneratedDoc}] = await Promise.all([
    loadPage(path),
    import('@site/src/features/generated-page'),
  ]);
  const docs = docRoutesOf(path);
  const pattern = exactPattern(path);
  // After a change in the dev server, the data is loaded again.
  const old = docs.findIndex((route) => isGenerated(route) && route.path === pattern);
  docs.splice(old < 0 ? docs.length : old, 1, {
    path: pattern,
    component: GeneratedDoc as ComponentType,
    exact: true,
    sensitive: true,
    sidebar: metadata.sidebar,
    isGenerated: true,
  });
}

/** Returns the routes of the docs version that contains a path: those of the innermost parent. */
function docRoutesOf(path: string): RouteConfig[] {
  const lists = matchRoutes(routes, path).map(({route}) => route.routes);
  return lists.reduce<RouteConfig[]>((outer, list) => list ?? outer, routes);
}
