import {execFileSync} from 'node:child_process';
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
import {fileURLToPath} from 'node:url';
import mapValues from 'lodash/mapValues.js';

/*
 * Compiles the packages to dist/{name} and packs each to a tarball in dist: ES modules with declarations for the
 * bundler, and CommonJS for Node.js, which Docusaurus loads. Run: npm run pack
 */

const SITE_DIR = fileURLToPath(new URL('..', import.meta.url));
const DIST_DIR = path.join(SITE_DIR, 'dist');

const PACKAGES = ['openapi-reference', 'reference-search'];

/** What the compiler does not copy. */
const OTHER_FILE = /\.(css|d\.ts)$/;

/** Compiles all packages at once: they import types of one another. */
function compile() {
  const shared = ['tsc', '--project', 'packages/tsconfig.build.json', '--outDir'];
  /** @param {string[]} options */
  const run = (...options) =>
    execFileSync('npx', [...shared, ...options], {cwd: SITE_DIR, stdio: 'inherit'});
  run(path.join(DIST_DIR, 'esm'), '--declaration');
  run(
    path.join(DIST_DIR, 'cjs'),
    ...['--module', 'commonjs', '--moduleResolution', 'node10', '--noCheck'],
    ...['--verbatimModuleSyntax', 'false'],
  );
}

/** @param {string} folder of a package */
function pack(folder) {
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
  execFileSync('npm', ['pack', '--silent', '--pack-destination', DIST_DIR], {
    cwd: target,
  });
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

rmSync(DIST_DIR, {recursive: true, force: true});
compile();
PACKAGES.forEach(pack);
