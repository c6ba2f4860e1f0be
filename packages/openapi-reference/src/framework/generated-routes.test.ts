import {expect, it, vi} from 'vitest';
import {temporaryFolder, writeFiles} from '@site/tests/fixtures/temporary-folder';
import {readSitePages} from './generated-routes';

const PAGES = 'docusaurus-plugin-content-pages/default';
const DOCS = 'docusaurus-plugin-content-docs/api';

const FILES = {
  'routes.js': `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {path: '/changelog', component: ComponentCreator('/changelog', '1'), exact: true},
  {path: '/shop', component: ComponentCreator('/shop', '2'), exact: true},
  {path: '/(api)', component: ComponentCreator('/(api)', '3'), routes: [
    {path: '/', component: ComponentCreator('/', '4'), routes: [
      {path: '/api', component: ComponentCreator('/api', '5')},
      {path: '/api/get', component: ComponentCreator('/api/get', '6')}
    ]}
  ]},
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  'routesChunkNames.json': JSON.stringify({
    '/changelog-1': {__comp: 'c1', __context: {plugin: 'p1'}},
    '/shop-2': {__comp: 'c3', __context: {plugin: 'p1'}, items: [{content: 'c1'}]},
    '/(api)-3': {__comp: 'c3', __context: {plugin: 'p2'}},
    '/-4': {__comp: 'c3'},
    '/api-5': {__comp: 'c3', content: 'c2'},
    '/api/get-6': {__comp: 'c3'},
  }),
  'registry.js': `export default {
${Object.entries({
  c1: '@site/src/pages/changelog.tsx',
  c2: '@site/reference/api.mdx',
  c3: '@site/node_modules/shop/Page.js',
  p1: `@generated/${PAGES}/__plugin.json`,
  p2: `@generated/${DOCS}/__plugin.json`,
})
  .map(
    ([chunk, file]) =>
      `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`,
  )
  .join('\n')}};
`,
  [`${PAGES}/__plugin.json`]: '{"name": "pages", "id": "default"}',
  [`${DOCS}/__plugin.json`]: '{"name": "docs", "id": "api"}',
};

it('Pages have their plugins, and the files of the site.', async () => {
  const dir = await temporaryFolder();
  await writeFiles(dir, FILES);
  const [pages, docs] = [
    {name: 'pages', id: 'default'},
    {name: 'docs', id: 'api'},
  ];
  expect(readSitePages(dir)).toEqual([
    {path: '/changelog', ...pages, file: 'src/pages/changelog.tsx'},
    {path: '/shop', ...pages},
    {path: '/api', ...docs, file: 'reference/api.mdx'},
    {path: '/api/get', ...docs},
  ]);
});

it('Files that are not as expected have no pages, with one warning.', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const dir = await temporaryFolder();
  for (const files of [{}, {...FILES, 'registry.js': 'module.exports = {};'}]) {
    await writeFiles(dir, files);
    expect(readSitePages(dir)).toEqual([]);
  }
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('generated-routes.ts is off')],
  ]);
});
