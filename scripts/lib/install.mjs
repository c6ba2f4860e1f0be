/*
 * Why: `npm test` and `npm run preview` work on a fresh clone, and after a change of the lock file,
 * without a step before them; and they do not spend a minute on `npm ci` when nothing changed.
 * Reads: package-lock.json, and node_modules/.package-lock.json, in which npm notes what it has
 * installed. Run: imported by the scripts of this folder.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {inSeconds, PlainError, runNpm, SITE_DIR} from './run.mjs';

/** The oldest major version of Node.js that the packages run on; see `engines` of package.json. */
const OLDEST_NODE = 20;

/**
 * Installs the packages of the lock file, unless exactly these are there.
 *
 * @throws {PlainError} when they cannot be installed.
 */
export async function ensurePackages() {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE) {
    throw new PlainError(
      `Node.js ${process.versions.node} is too old: install Node.js ${OLDEST_NODE} or newer.`,
    );
  }
  const reason = missingPackages(SITE_DIR);
  if (reason === undefined) {
    return;
  }
  console.log(`Packages: npm ci, because ${reason} ...`);
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const {code, output, seconds} = await runNpm(args, {capture: true});
  if (code !== 0) {
    throw new PlainError(
      `${output.trim()}\nThe packages could not be installed by npm ci.`,
    );
  }
  console.log(`Packages: installed (${inSeconds(seconds)})`);
}

/**
 * Why the packages have to be installed; `undefined` when those of the lock file are there.
 *
 * @param {string} siteDir
 * @returns {string | undefined}
 */
export function missingPackages(siteDir) {
  const wanted = readPackages(path.join(siteDir, 'package-lock.json'));
  // npm writes this file last, so an installation that was interrupted has none.
  const installed = readPackages(
    path.join(siteDir, 'node_modules', '.package-lock.json'),
  );
  if (wanted === undefined) {
    throw new PlainError(
      'package-lock.json is missing or cannot be read: restore it from git.',
    );
  }
  if (installed === undefined) {
    return 'no complete installation is there';
  }
  for (const [place, {version, integrity, optional}] of Object.entries(wanted)) {
    const found = installed[place];
    const isSame = found?.version === version && found?.integrity === integrity;
    // Optional packages of other platforms are in the lock file and never installed.
    if (found === undefined ? optional !== true : !isSame) {
      return `${place} is not what the lock file says`;
    }
    if (found !== undefined && !existsSync(path.join(siteDir, place, 'package.json'))) {
      return `${place} is gone`;
    }
  }
  const extra = Object.keys(installed).find((place) => !Object.hasOwn(wanted, place));
  return extra === undefined ? undefined : `${extra} is not in the lock file`;
}

/**
 * The packages of a lock file by their place, without the project itself.
 *
 * @param {string} file
 * @returns {Record<string, {version?: string, integrity?: string, optional?: boolean}> | undefined}
 */
function readPackages(file) {
  try {
    const {'': project, ...packages} = JSON.parse(readFileSync(file, 'utf8')).packages;
    return packages;
  } catch {
    return undefined;
  }
}
