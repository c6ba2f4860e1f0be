import prefetchUrl from '@docusaurus/core/lib/client/prefetch';
import preloadRoute from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {
  loadSidebar,
  sidebarKey,
} from '@site/src/features/doc-sidebar/sidebar-store.browser';
import {loadPage} from '@site/src/features/generated-page/page-store.browser';
import {dataUrl} from '@site/src/features/generated-page/url';
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
  return preloadRoute(path);
}

/** Returns the decoded path of an address on this site. */
export function pathOf(address: string): string {
  const {pathname} = new URL(address, location.href);
  return decodeURI(pathname).replace(/(?<=.)\/$/, '');
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

function isKnown(path: string): boolean {
  return matchRoutes(routes, path).some(({route}) => route.exact);
}

async function addRoute(path: string): Promise<void> {
  const [{metadata}, {default: GeneratedDoc}] = await Promise.all([
    loadPage(path),
    import('@site/src/features/generated-page'),
  ]);
  if (!isKnown(path)) {
    docRoutes(routes).push({
      path: exactPattern(path),
      component: GeneratedDoc,
      exact: true,
      sensitive: true,
      sidebar: metadata.sidebar,
    } as unknown as RouteConfig);
  }
}

/** Returns the routes of the docs: the innermost ones. */
function docRoutes(all: RouteConfig[]): RouteConfig[] {
  const parent = all.find(({routes: children}) => children !== undefined);
  return parent?.routes === undefined ? all : docRoutes(parent.routes);
}
