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
import mapValues from 'lodash/mapValues.js';
import {main, packageFile, PlainError, run, runNpm, SITE_DIR} from './lib/run.mjs';

const DIST_DIR = path.join(SITE_DIR, 'dist');

const PACKAGES = ['openapi-reference', 'reference-search'];

/** What the compiler does not copy. */
const OTHER_FILE = /\.(css|d\.ts)$/;

/** Compiles all packages at once: they import types of one another. */
async function compile() {
  await tsc('esm', '--declaration');
  await tsc(
    'cjs',
    ...['--module', 'commonjs', '--moduleResolution', 'node10', '--noCheck'],
    ...['--verbatimModuleSyntax', 'false'],
  );
}

/**
 * @param {string} kind of modules, which is the name of their folder
 * @param {string[]} options
 */
async function tsc(kind, ...options) {
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

/** @param {string} folder of a package */
async function pack(folder) {
  const source = path.join(SITE_DIR, 'packages', folder);
  const target = path.join(DIST_DIR, folder);
  mkdirSync(target);
  for (const kind of ['esm', 'cjs']) {
    renameSync(path.join(DIST_DIR, kind, folder, 'src'), path.join(target, kind));
  }
  const others = readdirSync(path.join(source, 'src'), {
    recursive: true,
    encoding: 'utf8',
  }).filter((file) => OTHER_FILE.test(file));
  for (const file of others) {
    cpSync(path.join(source, 'src', file), path.join(target, 'esm', file));
  }
  const {
    private: _,
    devDependencies: __,
    exports,
    ...manifest
  } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'));
  writeFileSync(
    path.join(target, 'package.json'),
    JSON.stringify({
      ...manifest,
      ...repositoryOf(folder),
      files: ['cjs', 'esm'],
      exports: mapValues(exports, builtExport),
    }),
  );
  cpSync(path.join(source, 'README.md'), path.join(target, 'README.md'));
  const {code} = await runNpm(['pack', '--silent', '--pack-destination', DIST_DIR], {
    cwd: target,
  });
  if (code !== 0) {
    throw new PlainError(`The package ${folder} cannot be packed.`);
  }
}

/**
 * Returns the repository of a workflow, which npm compares with the provenance.
 *
 * @param {string} folder of a package
 */
function repositoryOf(folder) {
  const {GITHUB_SERVER_URL, GITHUB_REPOSITORY} = process.env;
  return GITHUB_REPOSITORY === undefined
    ? {}
    : {
        repository: {
          type: 'git',
          url: `git+${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}.git`,
          directory: `packages/${folder}`,
        },
      };
}

/**
 * Returns what `exports` of a published package has for a file of the source. The bundler reads ES modules.
 *
 * @param {string} file
 */
function builtExport(file) {
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
