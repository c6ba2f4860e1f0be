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
  routes?: Route[];
}

/** Writes the files of Docusaurus, and returns those by which the bundler replaces them. */
async function build(routes: string): Promise<Record<string, string> | undefined> {
  const dir = await temporaryFolder();
  await writeFiles(dir, {
    'routes.js': routes,
    'routesChunkNames.json': JSON.stringify(CHUNK_NAMES),
  });
  const plugins = joinGeneratedRoutes(dir);
  webpack({entry: path.join(dir, 'routes.js'), plugins});
  return plugins.length === 0
    ? undefined
    : readFiles(path.join(dir, 'docusaurus-openapi-reference'));
}

it('The bundles have one route for the generated docs of a sidebar, after all others, with the chunks of one.', async () => {
  const files = await build(ROUTES);
  const code = files?.['routes.js']?.replace(/^import.*$/m, '') ?? '';
  // The code is that of the file.
  // oxlint-disable-next-line typescript/no-implied-eval
  const evaluate = new Function(
    'ComponentCreator',
    code.replace('export default', 'return'),
  ) as (create: (route: string, hash?: string) => string) => Route[];
  const [root, missing] = evaluate((route, hash) => `${route}-${hash}`);
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

it('Routes that are not as expected stay, with one warning.', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await build('export const routes = [];')).toBeUndefined();
  expect(await build('module.exports = [];')).toBeUndefined();
  expect(warn.mock.calls).toEqual([[expect.stringContaining('joined-routes.ts is off')]]);
});
