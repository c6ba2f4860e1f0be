import {type EventEmitter, once} from 'node:events';
import {mkdir, rename, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import webpack, {type Stats} from 'webpack';
import {temporaryFolder, writeFiles} from '@site/tests/fixtures/temporary-folder';
import {createDocumentWatch, keepProblem, watchFiles} from './document-watch';
import {sourceFiles} from './site-reference';

interface Watcher extends EventEmitter {
  close: () => Promise<void>;
}

/** The watcher of `docusaurus start`, chokidar. */
const {watch} = createRequire(require.resolve('@docusaurus/core/package.json'))(
  'chokidar',
) as {watch: (paths: readonly string[], options: object) => Watcher};

const SOURCES = ['generated/api/openapi.yaml', 'texts.yaml', 'changes/2026-11-22.yaml'];

/** Starts the dev server of a site without pages. */
async function startSite(before: Record<string, string> = {}) {
  const siteDir = await temporaryFolder();
  const files = Object.fromEntries([...SOURCES, 'index.js'].map((name) => [name, '']));
  await writeFiles(siteDir, {
    ...files,
    ...before,
    '.docusaurus/openapi-docs/record.json': '{}',
  });
  const watched = watchFiles(siteDir);
  const [specPath = '', overlay = ''] = SOURCES;
  const reference = {specPath, overlays: [overlay], changesDir: 'changes'};
  const compiler = webpack({
    mode: 'development',
    entry: path.join(siteDir, 'index.js'),
    output: {path: path.join(siteDir, 'out')},
    plugins: [createDocumentWatch(watched, () => sourceFiles(siteDir, reference))],
  });
  const nextErrors = (): Promise<string[]> =>
    new Promise((resolve) => {
      compiler.hooks.done.tap('test', (stats: Stats) =>
        resolve(
          (stats.toJson({all: false, errors: true}).errors ?? []).map(
            ({message}) => message,
          ),
        ),
      );
    });
  const watcher = watch([path.relative(siteDir, watched.version)], {
    cwd: siteDir,
    ignoreInitial: true,
  });
  const nextVersion = (): Promise<unknown> => once(watcher, 'all');
  await once(watcher, 'ready');
  const started = nextErrors();
  compiler.watch({}, () => undefined);
  const firstErrors = await started;
  onTestFinished(async () => {
    await watcher.close();
    await new Promise((resolve) => compiler.close(resolve));
  });
  return {siteDir, watched, firstErrors, nextErrors, nextVersion};
}

it('The dev server sees each change of a source, also when it goes with its folder and comes back.', async () => {
  const {siteDir, nextVersion} = await startSite();
  for (const name of SOURCES) {
    const file = path.join(siteDir, name);
    const write = async (): Promise<void> => {
      const whole = path.join(siteDir, 'whole');
      await writeFile(whole, 'another');
      await mkdir(path.dirname(file), {recursive: true});
      await rename(whole, file);
    };
    const top = path.join(siteDir, name.split('/')[0] ?? '');
    for (const act of [
      write,
      ...[file, top].flatMap((gone) => [() => rm(gone, {recursive: true}), write]),
    ]) {
      const seen = nextVersion();
      await act();
      await seen;
    }
  }
});

it('The dev server says what is wrong with a document until it is right.', async () => {
  const {watched, nextErrors} = await startSite();
  const problem = 'OpenAPI document openapi.yaml: it is not YAML. Correct it.';
  for (const [generate, errors] of [
    [() => Promise.reject(new Error(problem)), [problem]],
    [() => Promise.resolve(), []],
  ] as const) {
    const shown = nextErrors();
    await keepProblem(watched, generate);
    expect(await shown).toEqual(errors);
  }
});

it('What was wrong when the dev server was killed is not said after the next start.', async () => {
  const {firstErrors} = await startSite({
    [path.relative('/', watchFiles('/').problem)]: 'A problem.',
  });
  expect(firstErrors).toEqual([]);
});
