/*
 * Why: Docusaurus compiles each module of TypeScript, and each ES module that it imports, by itself and again for
 * each plugin: 16 of 26 s of loading the site for the first time.
 * Does: compiles what Node.js loads of the packages, a file each, with source maps. The condition `compiled` of
 * their exports leads to these files.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {build, context} from 'esbuild';
import {SITE_DIR} from '../run.mjs';

/** The option of Node.js with which it loads the compiled modules. */
export const COMPILED = '--conditions=compiled';

const PACKAGES_DIR = path.join(SITE_DIR, 'packages');

/** The packages that a site uses. */
export const PACKAGES = ['openapi-reference', 'reference-search'];

/** The modules that Docusaurus loads by their names or paths, and those of threads. */
const ENTRY = /^(site|plugin)\/|^index\.ts$|-worker\.ts$/;

const NO_MODULE = /\.(test|d)\.ts$/;

/** Docusaurus has a `require` of its own, which would compile what a compiled module imports. */
const OWN_REQUIRE =
  '"use strict"; require = module.constructor.createRequire(__filename);';

/** @returns {import('esbuild').BuildOptions & {metafile: true}} the options by which esbuild finds the modules */
function moduleGraph() {
  return {
    absWorkingDir: PACKAGES_DIR,
    entryPoints: PACKAGES.flatMap((name) => {
      const source = path.join(PACKAGES_DIR, name, 'src');
      return filesIn(source).filter((file) => isEntry(path.relative(source, file)));
    }),
    outdir: PACKAGES_DIR,
    bundle: true,
    packages: 'external',
    platform: 'node',
    logOverride: {'require-resolve-not-external': 'silent'},
    metafile: true,
    write: false,
  };
}

/** @param {string} file */
function isEntry(file) {
  return (
    /\.ts$/.test(file) &&
    !NO_MODULE.test(file) &&
    ENTRY.test(file.split(path.sep).join('/'))
  );
}

/** Compiles the packages into their folders `cjs`. */
export async function compilePackages() {
  await compile(await build(moduleGraph()));
}

/**
 * Compiles the packages, and again after each change of a module that Node.js loads.
 *
 * @param {() => void} onChange is called after a compilation that has changed a file.
 * @returns after the first compilation, a function that ends the watching
 */
export async function watchPackages(onChange) {
  const plugin = {
    name: 'compile',
    /** @param {import('esbuild').PluginBuild} modules */
    setup(modules) {
      modules.onEnd(async (result) => {
        if (result.errors.length === 0 && (await compile(result))) {
          onChange();
        }
      });
    },
  };
  const watched = await context({...moduleGraph(), plugins: [plugin]});
  await watched.rebuild();
  await watched.watch();
  return () => watched.dispose();
}

/**
 * @param {{metafile?: import('esbuild').Metafile}} modules
 * @returns whether a file has changed
 */
async function compile({metafile}) {
  const files = Object.keys(metafile?.inputs ?? {}).map((file) =>
    path.join(PACKAGES_DIR, file),
  );
  const changes = await Promise.all(
    PACKAGES.map((name) => {
      const folder = path.join(PACKAGES_DIR, name);
      return compilePackage(
        folder,
        files.filter((file) => file.startsWith(folder + path.sep)),
      );
    }),
  );
  return changes.some(Boolean);
}

/**
 * Writes only what has changed: a program may be reading the rest.
 *
 * @param {string} folder
 * @param {readonly string[]} files
 */
async function compilePackage(folder, files) {
  const outdir = path.join(folder, 'cjs');
  const {outputFiles} = await build({
    entryPoints: [...files],
    outbase: path.join(folder, 'src'),
    outdir,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    banner: {js: OWN_REQUIRE},
    // The names of imported modules have no extensions.
    supported: {'dynamic-import': false},
    write: false,
  });
  const compiled = new Set(outputFiles.map((file) => file.path));
  const removed = filesIn(outdir).filter((file) => !compiled.has(file));
  const changed = outputFiles.filter(
    (file) => !existsSync(file.path) || readFileSync(file.path, 'utf8') !== file.text,
  );
  for (const file of removed) {
    rmSync(file);
  }
  for (const file of changed) {
    mkdirSync(path.dirname(file.path), {recursive: true});
    writeFileSync(file.path, file.text);
  }
  return removed.length + changed.length > 0;
}

/** @param {string} folder */
function filesIn(folder) {
  return existsSync(folder)
    ? readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [];
}
