/*
 * Why: a site without the source of the packages uses them like any other from npm.
 * Does: compiles them to dist/{name} and packs each to a tarball in dist: ES modules with declarations for the
 * bundler, and CommonJS for Node.js, which Docusaurus loads. The MCP server is one bundle. Then checks the tarballs.
 * Reads: GITHUB_SERVER_URL and GITHUB_REPOSITORY, which a workflow has. Run: npm run pack
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import mapValues from 'lodash/mapValues';
import pick from 'lodash/pick';
import {bundleMcp} from './lib/bundle-mcp';
import {checkTarball} from './lib/check-tarball';
import {PACKAGES} from './lib/installed/compile.mjs';
import {main, packageFile, PlainError, run, runNpm, SITE_DIR} from './lib/run.mjs';

const DIST_DIR = path.join(SITE_DIR, 'dist');

/** The package that runs by itself. */
const MCP_PACKAGE = 'docs-mcp';

/** The module that has the code of another package in it, and that package. */
const BUNDLED_MODULE = {
  folder: 'openapi-reference',
  file: 'document/swagger-upgrade',
  licence: 'node_modules/@scalar/openapi-upgrader/LICENSE',
};

/** What the compiler does not copy. */
const OTHER_FILE = /\.(css|d\.ts)$/;

/** Compiles all packages at once: they import types of one another. */
async function compile(): Promise<void> {
  // Docusaurus compiles JSX, and finds the texts in it when it writes translations.
  await tsc('esm', '--declaration', '--jsx', 'react-native');
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
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string | {readonly default: string}>>;
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
  if (folder === BUNDLED_MODULE.folder) {
    await bundleModule(target);
  }
  const {private: _, devDependencies: __, exports, ...manifest} = readManifest(folder);
  await packFolder(folder, {
    ...manifest,
    files: ['cjs', 'esm', 'images'],
    exports: mapValues(exports, (file) =>
      builtExport(typeof file === 'string' ? file : file.default),
    ),
  });
}

/** Replaces a module that Node.js loads by itself and the package that it imports. */
async function bundleModule(target: string): Promise<void> {
  const {folder, file, licence} = BUNDLED_MODULE;
  const outfile = path.join(target, 'cjs', `${file}.js`);
  await build({
    entryPoints: [path.join(SITE_DIR, 'packages', folder, 'src', `${file}.ts`)],
    outfile,
    allowOverwrite: true,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
  });
  cpSync(path.join(SITE_DIR, licence), outfile.replace(/js$/, 'LICENSE'));
  // The browser does not load it.
  rmSync(path.join(target, 'esm', `${file}.js`));
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

async function packFolder(
  folder: string,
  manifest: Pick<Manifest, 'name' | 'version'> & Record<string, unknown>,
): Promise<void> {
  const target = path.join(DIST_DIR, folder);
  const published = {...manifest, ...repositoryOf(folder)};
  writeFileSync(path.join(target, 'package.json'), JSON.stringify(published));
  const source = path.join(SITE_DIR, 'packages', folder);
  const readme = readFileSync(path.join(source, 'README.md'), 'utf8');
  writeFileSync(path.join(target, 'README.md'), withPublicLinks(readme));
  cpSync(path.join(SITE_DIR, 'LICENSE'), path.join(target, 'LICENSE'));
  if (existsSync(path.join(source, 'images'))) {
    cpSync(path.join(source, 'images'), path.join(target, 'images'), {recursive: true});
  }
  const args = ['pack', '--silent', '--pack-destination', DIST_DIR];
  const {code} = await runNpm(args, {cwd: target});
  if (code !== 0) {
    throw new PlainError(`The package ${folder} cannot be packed.`);
  }
  const {name, version, exports = {}} = manifest;
  await checkTarball(
    path.join(DIST_DIR, `${name}-${version}.tgz`),
    Object.keys(exports as object),
  );
}

/** Links of a README to other folders lead to the packages, and to the repository if it is known. */
function withPublicLinks(readme: string): string {
  const repository = repositoryAddress();
  return readme
    .replace(
      /\]\(\.\.\/([\w-]+)\/README\.md/g,
      '](https://www.npmjs.com/package/docusaurus-$1',
    )
    .replace(/\[([^\]]+)\]\(\.\.\/\.\.\/([^)]+)\)/g, (_, text: string, file: string) =>
      repository === undefined ? text : `[${text}](${repository}/tree/main/${file})`,
    );
}

function repositoryAddress(): string | undefined {
  const {GITHUB_SERVER_URL, GITHUB_REPOSITORY} = process.env;
  return GITHUB_REPOSITORY && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;
}

/** Returns the repository of a workflow, which npm compares with the provenance. */
function repositoryOf(folder: string): object {
  const address = repositoryAddress();
  return address === undefined
    ? {}
    : {
        repository: {
          type: 'git',
          url: `git+${address}.git`,
          directory: `packages/${folder}`,
        },
        homepage: `${address}/tree/main/packages/${folder}#readme`,
        bugs: `${address}/issues`,
      };
}

/** Returns what `exports` of a published package has for a file of the source. The bundler reads ES modules. */
function builtExport(file: string): string | object {
  if (file.endsWith('.d.ts')) {
    return {types: file.replace('./src/', './esm/')};
  }
  if (file === './package.json') {
    return file;
  }
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
