/*
 * Why: `npm test` and `npm run preview` work on a fresh clone and after a change of the lock
 * file, and do not spend a minute on `npm ci` if nothing has changed.
 * Reads: package-lock.json, and node_modules/.package-lock.json, in which npm records what it has
 * installed.
 */
import {accessSync, constants, mkdirSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {inSeconds, inTemporaryFolder, PlainError, runNpm, SITE_DIR} from './run.mjs';

/** Oldest supported version of Node.js; see `engines` in package.json. */
const OLDEST_NODE = '20.19';

/**
 * Installs the packages of the lock file, unless they are up to date.
 *
 * @throws {PlainError} if they cannot be installed.
 */
export async function ensurePackages() {
  const {node} = process.versions;
  if (node.localeCompare(OLDEST_NODE, 'en', {numeric: true}) < 0) {
    throw new PlainError(
      `Node.js ${node} is too old: install Node.js ${OLDEST_NODE} or newer.`,
    );
  }
  const reason = reasonToInstall(SITE_DIR);
  if (reason === undefined) {
    return;
  }
  console.log(`Packages: npm ci, because ${reason} ...`);
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const {code, output, seconds} = hasCache()
    ? await runNpm(args, {capture: true})
    : await inTemporaryFolder('npm', (cache) =>
        runNpm([...args, `--cache=${cache}`], {capture: true}),
      );
  if (code !== 0) {
    throw new PlainError(
      `${output.trim()}\nThe packages could not be installed by npm ci.`,
    );
  }
  console.log(`Packages: installed (${inSeconds(seconds)})`);
}

/** Whether npm can write its cache, without which it installs nothing: a home folder may be read-only. */
function hasCache() {
  try {
    const cache = process.env.npm_config_cache ?? tmpdir();
    mkdirSync(cache, {recursive: true});
    accessSync(cache, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns why packages have to be installed; `undefined` if they match the lock file.
 *
 * @param {string} siteDir
 * @returns {string | undefined}
 */
export function reasonToInstall(siteDir) {
  const wanted = readPackages(path.join(siteDir, 'package-lock.json'));
  if (wanted === undefined) {
    throw new PlainError(
      'package-lock.json is missing or cannot be read: restore it from git.',
    );
  }
  // npm writes this file last, so an interrupted installation has none.
  const file = path.join(siteDir, 'node_modules', '.package-lock.json');
  const installed = readPackages(file);
  if (installed === undefined) {
    return 'no complete installation is there';
  }
  const other = Object.keys({...wanted, ...installed}).find((place) => {
    const [one, found] = [wanted[place], installed[place]];
    // The lock file also lists optional packages of other platforms.
    return found === undefined
      ? one?.optional !== true
      : found.version !== one?.version || found.integrity !== one?.integrity;
  });
  return other && `${other} is not what the lock file says`;
}

/**
 * Returns the packages of a lock file by path, without the project itself.
 *
 * @param {string} file
 * @returns {Record<string, {version?: string, integrity?: string, optional?: boolean}> |
 * undefined}
 */
function readPackages(file) {
  try {
    const {'': project, ...packages} = JSON.parse(readFileSync(file, 'utf8')).packages;
    return packages;
  } catch {
    return undefined;
  }
}
