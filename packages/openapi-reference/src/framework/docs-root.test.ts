import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {RouteConfig} from '@docusaurus/types';
import {sortRoutes} from '@docusaurus/core/lib/server/plugins/routeConfig';
import {matchPath} from 'react-router';
import {matchRoutes} from 'react-router-config';
import {expect, it} from 'vitest';
import {withOwnPath, withOwnRoots} from './docs-root';

const doc = (path: string): RouteConfig => ({path, component: 'doc', exact: true});

const version = (path: string, ...pages: string[]): RouteConfig => ({
  path,
  component: 'version',
  routes: [{path, component: 'docs', routes: pages.map(doc)}],
});

/** Docs at a base path, which has the docs of another plugin too. */
const ROOT: RouteConfig = {
  path: '/docs/',
  component: 'root',
  exact: false,
  routes: [
    version('/docs/next', '/docs/next/api', '/docs/next/api/pets'),
    version('/docs/', '/docs/', '/docs/api', "/docs/api/it's {id}", '/docs/changelog/'),
  ],
};

const OWN = [
  '/docs/next/api/pets',
  '/docs/next/api',
  '/docs/',
  '/docs/api/',
  "/docs/api/it's {id}",
  '/docs/changelog',
];

const OTHER = ['/', '/docs/intro', '/docs/next/intro', '/docs/next', '/blog'];

it('The root of docs matches their pages only.', () => {
  const [root] = withOwnRoots([ROOT]);
  const isMatched = (pathname: string): boolean =>
    matchPath(pathname, {...root, component: undefined}) !== null;
  expect(OWN.filter((path) => !isMatched(path))).toEqual([]);
  expect([...OTHER, '/docs/api/guide', '/DOCS/api'].filter(isMatched)).toEqual([]);
  expect(root).toMatchObject({component: 'root', routes: ROOT.routes, priority: 1});
});

it('Docs at the same base path, and at one in it, have their pages.', () => {
  const others: RouteConfig[] = [
    {...ROOT, component: 'others', routes: [version('/docs/', '/docs/api/guide')]},
    {...ROOT, path: '/docs/api', component: 'sdk', routes: [version('/docs/api')]},
  ];
  for (const baseUrl of ['/', '/docs/']) {
    const routes = sortRoutes([...others, ...withOwnRoots([ROOT])], baseUrl);
    const rootOf = (page: string): unknown =>
      matchRoutes(routes as unknown as Parameters<typeof matchRoutes>[0], page)[0]?.route
        .component;
    expect(OWN.map(rootOf)).toEqual(OWN.map(() => 'root'));
    expect(['/docs/intro', '/docs/api/sdk'].map(rootOf)).toEqual(['others', 'sdk']);
  }
});

it('Docs of one page, at their base path, match it.', () => {
  const [root] = withOwnRoots([{...ROOT, path: '/', routes: [version('/', '/')]}]);
  expect(root).toMatchObject({path: '/', exact: true});
});

it('A page that has no pages below it keeps its route.', () => {
  expect(withOwnRoots([doc('/a')])).toEqual([doc('/a')]);
});

/** Returns the paths for which the theme finds docs. */
function foundFor({path}: GlobalPluginData, paths: readonly string[]): string[] {
  return paths.filter(
    (pathname) => matchPath(pathname, {path, exact: false, strict: false}) !== null,
  );
}

it('The theme finds the docs for the folders of their pages.', () => {
  const data = {path: '/docs/', breadcrumbs: true} as GlobalPluginData;
  const own = withOwnPath(data, [ROOT]);
  const pages = [...OWN, '/docs/api/lost'];
  expect(foundFor(own, pages)).toEqual(pages);
  expect(foundFor(own, OTHER)).toEqual([]);
  expect(own.breadcrumbs).toBe(true);
  // The theme tries it before the path of the others.
  expect(own.path.localeCompare('/docs/')).toBe(1);
  expect(withOwnPath(data, [doc('/a')])).toBe(data);
});

it('The theme finds the docs for the first page of a version, with and without a slash at its end.', () => {
  const routes = [
    {...ROOT, routes: [version('/docs/next', '/docs/next/', '/docs/next/a')]},
  ];
  const homes = ['/docs/next', '/docs/next/'];
  expect(
    foundFor(withOwnPath({path: '/docs/'} as GlobalPluginData, routes), homes),
  ).toEqual(homes);
  const data = {path: '/docs/next'} as GlobalPluginData;
  expect(withOwnPath(data, routes)).toBe(data);
});
