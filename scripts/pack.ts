/*
 * Why: a site without the source of the packages uses them like any other from npm.
 * Does: compiles them to dist/{name} and packs each to a tarball in dist: ES modules with declarations for the
 * bundler, and CommonJS for Node.js, which Docusaurus loads. The MCP server is one bundle.
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
import pick from 'lodash/pick';
import {bundleMcp} from './lib/bundle-mcp';
import {main, packageFile, PlainError, run, runNpm, SITE_DIR} from './lib/run.mjs';

const DIST_DIR = path.join(SITE_DIR, 'dist');

/** The packages that a site uses. */
const PACKAGES = ['openapi-reference', 'reference-search'];

/** The package that runs by itself. */
const MCP_PACKAGE = 'docs-mcp';

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
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: unknown;
}

function readManifest(folder: string): Manifest {
  const file = path.join(SITE_DIR, 'packages', folder, 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
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
  const {private: _, devDependencies: __, exports, ...manifest} = readManifest(folder);
  await packFolder(folder, {
    ...manifest,
    files: ['cjs', 'esm'],
    exports: mapValues(exports, builtExport),
  });
}

/** Packs the server with the code of the other packages, and the dependencies that it imports of theirs. */
async function packMcp(): Promise<void> {
  const target = path.join(DIST_DIR, MCP_PACKAGE);
  const imported = await bundleMcp(path.join(target, 'main.js'));
  const {private: _, devDependencies: __, ...manifest} = readManifest(MCP_PACKAGE);
  const versions = Object.assign(
    {},
    ...[...PACKAGES, MCP_PACKAGE].map((folder) => readManifest(folder).dependencies),
  ) as Record<string, string>;
  await packFolder(MCP_PACKAGE, {
    ...manifest,
    files: ['main.js'],
    dependencies: pick(versions, imported),
  });
}

async function packFolder(folder: string, manifest: object): Promise<void> {
  const target = path.join(DIST_DIR, folder);
  const published = {...manifest, ...repositoryOf(folder)};
  writeFileSync(path.join(target, 'package.json'), JSON.stringify(published));
  cpSync(
    path.join(SITE_DIR, 'packages', folder, 'README.md'),
    path.join(target, 'README.md'),
  );
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
  await packMcp();
});
