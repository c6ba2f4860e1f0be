import type {LoadContext} from '@docusaurus/types';
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const PACKAGE_DIR = path.join(__dirname, '../../..');

const OLDEST_DOCUSAURUS = '3.5.2';

const SEARCH = 'docusaurus-reference-search';

interface Manifest {
  readonly name?: string;
  readonly version: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Ends with one error where versions do not fit: what would follow from them names none. Loads nothing that an
 * older Docusaurus cannot load.
 *
 * @param packageDir The folder of this package.
 * @throws Error that names what was found, what is needed, and the remedy.
 */
export function checkVersions(
  {siteDir}: Pick<LoadContext, 'siteDir'>,
  packageDir = PACKAGE_DIR,
): void {
  const own = readManifest(path.join(packageDir, 'package.json'));
  const core = versionOf('@docusaurus/core', [siteDir, packageDir]);
  if (core === undefined || compareVersions(core, OLDEST_DOCUSAURUS) < 0) {
    throw new Error(
      `docusaurus-openapi-reference needs Docusaurus ${OLDEST_DOCUSAURUS} or later, and the site has ${core ?? 'none'}. Upgrade all @docusaurus packages of the site.`,
    );
  }
  const others = docusaurusPackages(own).flatMap((name) => {
    const version = versionOf(name, [packageDir]);
    return version === core ? [] : [{name, version}];
  });
  if (others.length > 0) {
    const found = others.map(({name, version}) => `${name} ${version ?? 'is missing'}`);
    throw new Error(
      `The site has Docusaurus ${core}, but docusaurus-openapi-reference finds other versions: ${found.join(', ')}. Add these packages to package.json in the version of the site, and install again: npm install ${others.map(({name}) => `${name}@${core}`).join(' ')}`,
    );
  }
  const search = versionOf(SEARCH, [siteDir, packageDir]);
  if (search !== undefined && search !== own.version) {
    const newest = compareVersions(search, own.version) > 0 ? search : own.version;
    throw new Error(
      `docusaurus-openapi-reference ${own.version} and ${SEARCH} ${search} do not fit together. Install both in one version: npm install docusaurus-openapi-reference@${newest} ${SEARCH}@${newest}`,
    );
  }
}

/** Returns the packages of Docusaurus whose code runs: a build is the same with other types. */
function docusaurusPackages({peerDependencies = {}}: Manifest): string[] {
  return Object.keys(peerDependencies).filter(
    (name) => name.startsWith('@docusaurus/') && name !== '@docusaurus/types',
  );
}

/** Returns the version of a package as one of the folders finds it; `undefined` if none does. */
function versionOf(name: string, folders: readonly string[]): string | undefined {
  const {resolve} = createRequire(__filename);
  // Not every package exports its package.json, and not every one has a main module.
  for (const request of [`${name}/package.json`, name]) {
    try {
      const file = resolve(request, {paths: [...folders]});
      return packageVersion(name, path.dirname(file));
    } catch {
      // The other one may be there.
    }
  }
  return undefined;
}

/** Returns the version of the package that has a folder; `undefined` if it has another name there. */
function packageVersion(name: string, folder: string): string | undefined {
  const file = path.join(folder, 'package.json');
  const manifest = existsSync(file) ? readManifest(file) : undefined;
  if (manifest?.name === name) {
    return manifest.version;
  }
  const parent = path.dirname(folder);
  return parent === folder ? undefined : packageVersion(name, parent);
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', {numeric: true});
}
