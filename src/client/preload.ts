import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import preloadRoute from '@docusaurus/core/lib/client/preload';
import prefetchUrl from '@docusaurus/core/lib/client/prefetch';
import routes from '@generated/routes';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {storePage} from '@site/src/features/generated-page/page-store.browser';
import {dataUrl} from '@site/src/features/generated-page/url';
import type {GeneratedPage} from '@site/src/reference/generated-page';
import {exactPattern} from './exact-routes';

/*
 * Replaces the function of Docusaurus that loads a page before it is rendered. The routes do not
 * contain generated docs (src/plugins/docs): this module fetches their data and adds their routes.
 */

const loading = new Map<string, Promise<void>>();

let isFirstPage = true;

/**
 * Loads everything that a page needs. Docusaurus reloads the page if the promise is rejected.
 *
 * @param address - with or without a query and a hash.
 */
export default async function preload(address: string): Promise<unknown> {
  const path = pathOf(address);
  const generatedPath = isFirstPage ? pathOfHtml(path) : path;
  isFirstPage = false;
  if (generatedPath !== undefined && !isKnown(generatedPath)) {
    await load(generatedPath);
  }
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
 * Returns the path of the generated doc that the HTML contains. The not-found page, which hosts answer
 * with for any address, has none. The dev server renders no HTML: there, any page may be one.
 */
function pathOfHtml(path: string): string | undefined {
  if (process.env.NODE_ENV === 'development') {
    return path;
  }
  return document.querySelector<HTMLLinkElement>('link[data-generated-page]')?.dataset[
    'generatedPage'
  ];
}

function isKnown(path: string): boolean {
  return matchRoutes(routes as RouteConfig[], path).some(({route}) => route.exact);
}

function load(path: string): Promise<void> {
  let promise = loading.get(path);
  if (promise === undefined) {
    promise = addRoute(path).finally(() => loading.delete(path));
    loading.set(path, promise);
  }
  return promise;
}

async function addRoute(path: string): Promise<void> {
  const [page, {default: GeneratedDoc}] = await Promise.all([
    fetchPage(path),
    import('@site/src/features/generated-page'),
  ]);
  storePage(path, page);
  docRoutes(routes).push({
    path: exactPattern(path),
    component: GeneratedDoc,
    exact: true,
    sensitive: true,
    sidebar: page.metadata.sidebar,
  } as unknown as RouteConfig);
}

async function fetchPage(path: string): Promise<GeneratedPage<DocMetadata>> {
  const url = dataUrl(path);
  const response = await fetch(url).catch(() => undefined);
  const type = response?.headers.get('content-type') ?? '';
  if (response?.ok !== true || !type.includes('json')) {
    throw new ChunkLoadError(`Loading ${url} failed.`);
  }
  return (await response.json()) as GeneratedPage<DocMetadata>;
}

/** The name of webpack, by which the script of the page template recognises that a part is missing. */
class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Returns the routes of the docs: the innermost ones. */
function docRoutes(all: RouteConfig[]): RouteConfig[] {
  const parent = all.find(({routes: children}) => children !== undefined);
  return parent?.routes === undefined ? all : docRoutes(parent.routes);
}
