import path from 'node:path';
import {matchPath} from 'react-router';
import {expect, it, vi} from 'vitest';
import webpack from 'webpack';
import {
  readFiles,
  temporaryFolder,
  writeFiles,
} from '@site/tests/fixtures/temporary-folder';
import {joinGeneratedRoutes} from './joined-routes';

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/',
    component: ComponentCreator('/', '1'),
    routes: [
${[
  String.raw`path: '/api/it\'s {id}', component: ComponentCreator('/api/it\'s {id}', '2'), sidebar: "docs", isGenerated: true`,
  `path: '/api', component: ComponentCreator('/api', '3'), sidebar: "docs"`,
  `path: '/schemas/a', component: ComponentCreator('/schemas/a', '4'), sidebar: "docs", isGenerated: true`,
  `path: '/api/other', component: ComponentCreator('/api/other', '5'), sidebar: "other", isGenerated: true`,
]
  .map((route) => `{${route}, exact: true}`)
  .join(',\n')}
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const CHUNK_NAMES = {
  "/api/it's {id}-2": {__comp: 'page'},
  '/api-3': {__comp: 'doc'},
  '/schemas/a-4': {__comp: 'page'},
  '/api/other-5': {__comp: 'page'},
};

interface Route {
  path: string;
  component: string;
  exact?: boolean;
  routes?: Route[];
}

/** Docs with a root of their own, and others below the same path. */
const TWO_ROOTS = (otherPage: string): string => `export default [
  {
    path: '/(|changelog|api|api/pets|api/pets/get|next|next/api)',
    component: ComponentCreator('/(|changelog|api|api/pets|api/pets/get|next|next/api)', '1'),
    exact: true,
    sensitive: true,
    routes: [
      {path: '/next/', component: ComponentCreator('/next/', '2'), routes: [
        {path: '/next/', component: ComponentCreator('/next/', '3')},
        {path: '/next/api', component: ComponentCreator('/next/api', '4')}
      ]},
      {path: '/', component: ComponentCreator('/', '5'), routes: [
        {path: '/', component: ComponentCreator('/', '6')},
        {path: '/api/', component: ComponentCreator('/api/', '7')},
        {path: '/api/pets/', component: ComponentCreator('/api/pets/', '8')},
        {path: '/api/pets/get/', component: ComponentCreator('/api/pets/get/', '9'), isGenerated: true},
        {path: '/changelog/', component: ComponentCreator('/changelog/', '10')}
      ]}
    ]
  },
  {
    path: '/',
    component: ComponentCreator('/', '11'),
    routes: [{path: '${otherPage}', component: ComponentCreator('${otherPage}', '12')}]
  },
];
`;

/** Executes the module of the routes. */
function evaluate(files: Record<string, string> | undefined): Route[] {
  const code = files?.['routes.js']?.replace(/^import.*$/m, '') ?? '';
  // The code is that of the file.
  // oxlint-disable-next-line typescript/no-implied-eval
  const run = new Function(
    'ComponentCreator',
    code.replace('export default', 'return'),
  ) as (create: (route: string, hash?: string) => string) => Route[];
  return run((route, hash) => `${route}-${hash}`);
}

/** Writes the files of Docusaurus, and returns those by which the bundler replaces them. */
async function build(routes: string): Promise<Record<string, string> | undefined> {
  const dir = await temporaryFolder();
  await writeFiles(dir, {
    'routes.js': routes,
    'routesChunkNames.json': JSON.stringify(CHUNK_NAMES),
  });
  const plugins = joinGeneratedRoutes(dir, '/');
  webpack({entry: path.join(dir, 'routes.js'), plugins});
  return plugins.length === 0
    ? undefined
    : readFiles(path.join(dir, 'docusaurus-openapi-reference'));
}

it('The bundles have one route for the generated docs of a sidebar, after all others, with the chunks of one.', async () => {
  const files = await build(ROUTES);
  const [root, missing] = evaluate(files);
  expect(missing).toEqual({path: '*', component: '*-null'});
  const children = root?.routes ?? [];
  const pageOf = (pathname: string): string | undefined =>
    children.find((route) => matchPath(pathname, {...route, component: undefined}))
      ?.component;
  const joined = '/(api|schemas)/(.+)-2';
  expect(['/api', "/api/it's {id}", '/schemas/a', '/api/other'].map(pageOf)).toEqual([
    ...['/api-3', joined, joined, '/(api/other)-5'],
  ]);
  expect(['/apis', '/API/a', '/'].map(pageOf)).toEqual([undefined, undefined, undefined]);
  expect(JSON.parse(files?.['routesChunkNames.json'] ?? '')).toEqual({
    '/api-3': {__comp: 'doc'},
    '/(api/other)-5': {__comp: 'page'},
    [joined]: {__comp: 'page'},
  });
});

it('A route does not match all paths if a generated doc is in no folder.', async () => {
  const files = await build(ROUTES.replaceAll('/schemas/a', '/a'));
  const code = files?.['routes.js'] ?? '';
  expect(code).toContain(String.raw`"path":"/(api/it's \\x7bid\\x7d|a)"`);
  expect(code).not.toContain('"isOpen":true');
});

/** Returns the paths that the first root matches. */
function matchedBy(root: Route | undefined, paths: readonly string[]): string[] {
  return paths.filter(
    (pathname) => matchPath(pathname, {...root, component: undefined}) !== null,
  );
}

const PAGES = ['/', '/api', '/api/pets/get', '/changelog/', '/next', '/next/api'];

it('Docs with a root of their own have a short one, which matches their folders.', async () => {
  const files = await build(TWO_ROOTS('/intro'));
  const [root, other] = evaluate(files);
  expect(root).toMatchObject({component: '(0)-1', exact: true, isOpen: true});
  expect(root?.path).toBe('/(next|next/api||api|api/.+|changelog)');
  expect(matchedBy(root, [...PAGES, '/api/lost'])).toEqual([...PAGES, '/api/lost']);
  expect(matchedBy(root, ['/intro', '/next/intro', '/changelog/a'])).toEqual([]);
  expect(root?.routes?.[1]?.routes?.at(-1)?.path).toBe('/(api)/(.+)');
  expect(other).toMatchObject({path: '/', component: '/-11'});
  const names = JSON.parse(files?.['routesChunkNames.json'] ?? '') as object;
  expect(names).toHaveProperty('(0)-1');
});

it('The last route is that by which the theme finds the home page of docs with a root of their own.', async () => {
  const routesOf = async (routes: string): Promise<unknown> =>
    evaluate(await build(routes)).slice(2);
  expect(await routesOf(TWO_ROOTS('/intro'))).toEqual([
    {path: '/', component: '(0)-1', exact: true, sensitive: true},
  ]);
  const home = "{path: '/', component: ComponentCreator('/', '6')},";
  expect(await routesOf(TWO_ROOTS('/intro').replace(home, ''))).toEqual([]);
  expect(await routesOf(ROUTES)).toEqual([]);
});

it('The root of docs stays exact if other docs have a page in their folders.', async () => {
  const [root] = evaluate(await build(TWO_ROOTS('/api/guide')));
  expect(root).toMatchObject({component: '(0)-1', isOpen: false});
  expect(matchedBy(root, [...PAGES, '/api/guide', '/api/lost'])).toEqual(PAGES);
  expect(root?.routes?.[1]?.routes?.at(-1)?.path).toBe('/(api/pets/get)');
});

it('Routes that are not as expected stay, with one warning.', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await build('export const routes = [];')).toBeUndefined();
  expect(await build('module.exports = [];')).toBeUndefined();
  expect(warn.mock.calls).toEqual([[expect.stringContaining('joined-routes.ts is off')]]);
});
