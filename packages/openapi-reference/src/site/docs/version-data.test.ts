import path from 'node:path';
import {expect, it} from 'vitest';
import webpack from 'webpack';
import {
  readFiles,
  temporaryFolder,
  writeFiles,
} from '@site/tests/fixtures/temporary-folder';
import {yamlTable} from '@site/tests/fixtures/table';
import {
  inVersion,
  versionCache,
  versionDataPlugin,
  writeVersionData,
} from './version-data';

it.each(
  yamlTable<[string, string, string, object, object]>`
    first docs     | /docs      | /docs/next/    | {route: /api/a}                    | {route: /next/api/a}
    last version   | /docs      | /docs/         | {route: /api/a}                    | {route: /api/a}
    docs of an id  | /docs/shop | /docs/shop/1.0 | {route: '/shop/api#a'}             | {route: '/shop/1.0/api#a'}
    other docs     | /docs/shop | /docs/shop/1.0 | {route: /api/a}                    | {route: /api/a}
    a link         | /docs      | /docs/next     | {properties: {href: '/schemas/a'}} | {properties: {href: '/next/schemas/a'}}
    a download     | /docs      | /docs/next     | {file: /types/api.go, page: /api/a} | {file: /types/api.go, page: /api/a}
  `,
)(
  'Data have the addresses of the pages of a version: %s, %s, %s.',
  (_, docsPath, version, data, placed) => {
    const text = inVersion(
      JSON.stringify(data),
      {path: version},
      {baseUrl: '/docs/', docsPath},
    );
    expect(JSON.parse(text)).toEqual(placed);
  },
);

it('A page gets the data of its version, and the map of the API on the server only.', async () => {
  const dir = await temporaryFolder();
  const page = `import data from '@openapi-reference/data-shop/reference.json';
    import map from '@openapi-reference/data-shop/_files/api-map.json';
    console.log(data.route, map);`;
  await writeFiles(dir, {
    'old/api.js': page,
    'old/api/reference.json': '{"route":"/api/old"}',
    'old/api/_files/api-map.json': '"map of old"',
    'new/api.js': page,
    'new/api/reference.json': '{"route":"/api/new"}',
    'new/api/_files/api-map.json': '"map of new"',
    'french/api.js': page,
    'oldest/guide.md': '',
  });
  const folder = (name: string): string => path.join(dir, name);
  const versions = [
    {
      ...{versionName: '1.0', path: '/', contentPath: folder('old')},
      contentPathLocalized: folder('old'),
    },
    {
      ...{versionName: 'current', path: '/next', contentPath: folder('new')},
      contentPathLocalized: folder('french'),
    },
    {
      ...{versionName: '0.9', path: '/0.9', contentPath: folder('oldest')},
      contentPathLocalized: folder('oldest'),
    },
  ];
  writeVersionData(
    {loadedVersions: versions as never},
    {baseUrl: '/', docsPath: ''},
    folder('data'),
  );
  const build = async (isServer: boolean): Promise<string[]> => {
    const compiler = webpack({
      mode: 'production',
      entry: {
        old: folder('old/api.js'),
        new: folder('new/api.js'),
        french: folder('french/api.js'),
      },
      output: {path: folder('built')},
      resolve: {alias: {[folder('new/api/_files/api-map.json')]: false}},
      plugins: [
        versionDataPlugin(versions, folder('data'), isServer),
        new webpack.NormalModuleReplacementPlugin(/^@openapi-reference/, (request) => {
          request.request = folder('new/api/_files/api-map.json');
        }),
      ],
    });
    await new Promise((resolve, reject) => {
      compiler.run((error) => (error ? reject(error) : resolve(undefined)));
    });
    const files = await readFiles(folder('built'));
    return ['old.js', 'new.js', 'french.js'].map((file) => files[file] ?? '');
  };
  const server = await build(true);
  expect(server[0]).toMatch(/\/api\/old.*map of old/s);
  expect(server[1]).toMatch(/\/next\/api\/new.*map of new/s);
  expect(server[2]).toMatch(/\/next\/api\/new.*map of new/s);
  expect((await build(false)).join('')).not.toContain('map of');
});

it('The caches of bundlers are of the versions of the docs.', () => {
  const versions = [
    {versionName: '1.0', path: '/'},
    {versionName: 'current', path: '/next'},
  ];
  const version = 'a-1.0:/-current:/next';
  const webpackCache = {type: 'filesystem' as const, version: 'a'};
  expect(versionCache({cache: webpackCache}, versions)).toEqual({cache: {version}});
  const rspack = {cache: true, experiments: {cache: {version: 'a'}}};
  expect(versionCache(rspack, versions)).toEqual({experiments: {cache: {version}}});
  expect(versionCache({cache: false}, versions)).toEqual({});
});
