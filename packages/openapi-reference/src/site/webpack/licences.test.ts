import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, it} from 'vitest';
import webpack, {type Configuration} from 'webpack';
import {temporaryFolder, writeFiles} from '@site/tests/fixtures/temporary-folder';
import {licencesPlugin} from './licences';

/** Returns the files of a package of ES modules. */
const files = (name: string, manifest: object, code = `export const a = '${name}';`) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    ...{name, version: '1.2.3', type: 'module', main: './index.js', ...manifest},
  }),
  [`node_modules/${name}/index.js`]: code,
});

/** Bundles a site that imports package "outer", and returns the list. */
async function bundle(packages: Record<string, string>): Promise<string> {
  const folder = await temporaryFolder();
  await writeFiles(folder, {
    'index.js': "import {a} from 'outer'; console.log(a);",
    ...packages,
  });
  const configuration: Configuration = {
    ...{mode: 'production', context: folder, entry: './index.js'},
    output: {path: path.join(folder, 'build')},
    plugins: [licencesPlugin],
  };
  await new Promise<void>((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      const problem = error ?? stats?.compilation.errors[0];
      if (problem) {
        reject(problem);
      } else {
        resolve();
      }
    });
  });
  return readFile(path.join(folder, 'build/third-party-licences.txt'), 'utf8');
}

it('Each bundled package is listed with its licence, also one whose modules are joined with others.', async () => {
  const text = await bundle({
    ...files(
      'outer',
      {license: 'MIT'},
      "import {a as b} from '@scope/inner'; export const a = ['outer', b];",
    ),
    'node_modules/outer/LICENSE.md': 'Do what you like.\n',
    ...files('@scope/inner', {license: {type: 'ISC'}}),
    ...files('unused', {license: 'GPL-3.0-only'}),
  });
  expect(text).toBe(
    '## @scope/inner 1.2.3 (ISC)\n\nThe package contains no licence text.\n\n## outer 1.2.3 (MIT)\n\nDo what you like.\n',
  );
});

it.each([
  [{license: 'GPL-3.0-only'}, 'The bundled package inner has the licence "GPL-3.0-only"'],
  [{}, 'The bundled package inner declares no licence.'],
])('A package with %j ends the build.', async (manifest, message) => {
  const packages = {
    ...files(
      'outer',
      {license: 'MIT'},
      "import {a as b} from 'inner'; export const a = ['outer', b];",
    ),
    ...files('inner', manifest),
  };
  await expect(bundle(packages)).rejects.toThrow(message);
});
