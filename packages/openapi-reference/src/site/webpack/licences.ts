import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Compiler, Module} from 'webpack';

/** SPDX ids. */
const ACCEPTED_LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
];

/** The packages of this repository, which have the licence of the site. */
const OWN_PACKAGES = ['docusaurus-openapi-reference', 'docusaurus-reference-search'];

const LICENCES_FILE = 'third-party-licences.txt';

/** The folder of the package that has a module. */
const PACKAGE_DIR = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^.@\\/][^\\/]*/;

type JoinedModule = Module & {readonly modules?: readonly Module[]};

interface Manifest {
  readonly name: string;
  readonly version: string;
  /** Older packages have an object. */
  readonly license?: string | {readonly type: string};
}

/**
 * Writes the licence text of every bundled package to `third-party-licences.txt`, as most of these licences
 * demand.
 *
 * @throws Error that fails the build if a package has no licence or one that is not accepted.
 */
export const licencesPlugin = {
  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('licences', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({name: 'licences', stage}, () => {
        const modules = [...compilation.chunks].flatMap((chunk) =>
          compilation.chunkGraph.getChunkModules(chunk),
        );
        const packages = new Set(
          filesOf(modules).flatMap((file) => PACKAGE_DIR.exec(file) ?? []),
        );
        const entries = new Set([...packages].flatMap(licenceEntries));
        const text = [...entries].sort((a, b) => a.localeCompare(b)).join('\n');
        compilation.emitAsset(LICENCES_FILE, new sources.RawSource(text));
      });
    });
  },
};

/** Returns the files of modules, and of those that webpack or Rspack has joined in them. */
function filesOf(modules: readonly JoinedModule[]): string[] {
  return modules.flatMap((module) => {
    const file = module.nameForCondition();
    return [...(file ? [file] : []), ...filesOf(module.modules ?? [])];
  });
}

/** Returns what the file says of a package. `scripts/audit.ts` reads the first line. */
function licenceEntries(folder: string): string[] {
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const {name, version, license} = JSON.parse(manifest) as Manifest;
  if (OWN_PACKAGES.includes(name)) {
    return [];
  }
  const licence = typeof license === 'object' ? license.type : license;
  if (licence === undefined) {
    throw new Error(
      `The bundled package ${name} declares no licence. Replace the package.`,
    );
  }
  if (!ACCEPTED_LICENCES.includes(licence)) {
    throw new Error(
      `The bundled package ${name} has the licence "${licence}", which docusaurus-openapi-reference does not accept. Replace the package, or accept its licence in site/webpack/licences.ts.`,
    );
  }
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text =
    file === undefined
      ? 'The package contains no licence text.'
      : readFileSync(path.join(folder, file), 'utf8').trim();
  return [`## ${name} ${version} (${licence})\n\n${text}\n`];
}
