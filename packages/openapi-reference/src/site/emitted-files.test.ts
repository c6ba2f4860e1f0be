import path from 'node:path';
import {expect, it} from 'vitest';
import webpack from 'webpack';
import {
  readFiles,
  temporaryFolder,
  writeFiles,
} from '@site/tests/fixtures/temporary-folder';
import type {Outputs} from '../pages/outputs';
import {emitFiles, filesIn} from './emitted-files';

/** Builds a site with files of pages, and returns what the bundler says. */
async function build(filename: string, outputs?: Outputs) {
  const dir = await temporaryFolder();
  await writeFiles(dir, {
    'main.js': '',
    'pages/1a/api/get.json': '{}',
    'pages/1a/openapi.json': '[]',
  });
  const outDir = path.join(dir, 'build');
  const site = {siteDir: dir, siteConfig: {staticDirectories: ['static']}};
  const compiler = webpack({
    mode: 'production',
    context: dir,
    entry: './main.js',
    output: {path: outDir, filename},
    plugins: [
      emitFiles(() => filesIn(path.join(dir, 'pages'), 'assets/pages'), site),
      emitFiles(() => filesIn(path.join(dir, 'pages/1a'), ''), site, outputs),
    ],
  });
  const problem = await new Promise<unknown>((resolve) => {
    compiler.run((error, stats) => resolve(error ?? stats?.compilation.errors[0]));
  });
  return {problem, outDir};
}

it('Files are emitted with the bundle, but those that the site turns off.', async () => {
  const {problem, outDir} = await build('main.js', {openapi: false});
  expect(problem).toBeUndefined();
  expect(await readFiles(outDir)).toEqual({
    'main.js': '',
    'api/get.json': '{}',
    'assets/pages/1a/openapi.json': '[]',
    'assets/pages/1a/api/get.json': '{}',
  });
});

it('A file that the bundler has from others ends the build.', async () => {
  const {problem} = await build('openapi.json');
  expect(String(problem)).toContain(
    '- openapi.json: another plugin of the site\nTo keep those of the site, set the option outputs: {openapi: false}',
  );
});
