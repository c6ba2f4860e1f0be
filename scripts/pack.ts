/*
 * Why: a site without the source of the packages uses them like any other from npm.
 * Does: compiles them to dist/{name} and packs each to a tarball in dist: ES modules with declarations for the
 * bundler, and CommonJS for Node.js, which Docusaurus loads.
 * Reads: GITHUB_SERVER_URL and GITHUB_REPOSITORY, which a workflow has. Run: npm run pack
 */
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import mapValues from 'lodash/mapValues';
import {main, packageFile, PlainError, run, runNpm, SITE_DIR} from './lib/run.mjs';

const DIST_DIR = path.join(SITE_DIR, 'dist');

const PACKAGES = ['openapi-reference', 'reference-search'];

/** What the compiler does not copy. */
const OTHER_FILE = /\.(css|d\.ts)$/;

/** Compiles all packages at once: they import types of one another. */
async function compile(): Promise<void> {
  await tsc('esm', '--declaration');
  await tsc(
    'cjs',
    ...['--module', 'commonjs', '--moduleResolution', 'node10', '--noCheck'],
    ...['--verbatimModuleSyntax', 'false'],
  );
}

/** @param kind of modules, which is the name of their folder */
async function tsc(kind: string, ...options: readonly string[]): Promise<void> {
  const project = ['--project', 'packages/tsconfig.build.json'];
  const {code} = await run(process.execPath, [
    packageFile('typescript/bin/tsc'),
    ...[...project, '--outDir', path.join(DIST_DIR, kind)],
    ...options,
  ]);
  if (code !== 0) {
    throw new PlainError('The packages cannot be compiled.');
  }
}

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly private?: unknown;
  readonly devDependencies?: unknown;
}

async function pack(folder: string): Promise<void> {
  const source = path.join(SITE_DIR, 'packages', folder);
  const target = path.join(DIST_DIR, folder);
  mkdirSync(target);
  for (const kind of ['esm', 'cjs']) {
    renameSync(path.join(DIST_DIR, kind, folder, 'src'), path.join(target, kind));
  }
  const sources = path.join(source, 'src');
  for (const file of readdirSync(sources, {recursive: true, encoding: 'utf8'})) {
    if (OTHER_FILE.test(file)) {
      cpSync(path.join(sources, file), path.join(target, 'esm', file));
    }
  }
  const text = readFileSync(path.join(source, 'package.json'), 'utf8');
  const {
    private: _,
    devDependencies: __,
    exports,
    ...manifest
  } = JSON.parse(text) as Manifest;
  const published = {
    ...manifest,
    ...repositoryOf(folder),
    files: ['cjs', 'esm'],
    exports: mapValues(exports, builtExport),
  };
  writeFileSync(path.join(target, 'package.json'), JSON.stringify(published));
  cpSync(path.join(source, 'README.md'), path.join(target, 'README.md'));
  const args = ['pack', '--silent', '--pack-destination', DIST_DIR];
  const {code} = await runNpm(args, {cwd: target});
  if (code !== 0) {
    throw new PlainError(`The package ${folder} cannot be packed.`);
  }
}

/** Returns the repository of a workflow, which npm compares with the provenance. */
function repositoryOf(folder: string): object {
  const {GITHUB_SERVER_URL, GITHUB_REPOSITORY} = process.env;
  const url = `git+${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}.git`;
  return GITHUB_REPOSITORY === undefined
    ? {}
    : {repository: {type: 'git', url, directory: `packages/${folder}`}};
}

/** Returns what `exports` of a published package has for a file of the source. The bundler reads ES modules. */
function builtExport(file: string): string | object {
  const built = file.replace(/\.tsx?$/, '.js').replace('./src/', '');
  return built.endsWith('.css')
    ? `./esm/${built}`
    : {
        types: `./esm/${built.replace(/\.js$/, '.d.ts')}`,
        webpack: `./esm/${built}`,
        default: `./cjs/${built}`,
      };
}

main(async () => {
  rmSync(DIST_DIR, {recursive: true, force: true});
  await compile();
  for (const folder of PACKAGES) {
    await pack(folder);
  }
});
