/*
 * Why: the tests need programs that npm cannot install; if one is missing, the message says how
 * to install it.
 * Reads: the PATH, and the variable with the path of a program. Run: imported by the scripts of
 * this folder.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {installDebianPackages} from './debian.mjs';
import {PlainError, run} from './run.mjs';

/**
 * A required program.
 *
 * @typedef {object} Need
 * @property {string} title its name in messages.
 * @property {string} purpose continues the sentence "No ... was found".
 * @property {string} [variable] environment variable with its path.
 * @property {readonly string[]} names names on the PATH, the most common first.
 * @property {readonly string[]} [places] other paths to try.
 * @property {string} versionFlag flag that prints its version.
 * @property {number} [versionCode] exit code with that flag (0).
 * @property {RegExp} says output expected of that flag.
 * @property {string} install what to install.
 * @property {string} debianPackage
 */

/**
 * Returns the path of a working program: that of its variable, else an installed one, else one
 * that it installs if permitted.
 *
 * @param {Need} need
 * @returns {Promise<string>}
 * @throws {PlainError} with instructions to install it.
 */
export async function ensureProgram(need) {
  const {title, purpose, variable, install, debianPackage} = need;
  const orName = variable === undefined ? '' : `, or set ${variable} to the program`;
  const howToGetOne = `Install ${install} (on Debian: apt-get install ${debianPackage})${orName}.`;
  const given = variable === undefined ? '' : (process.env[variable]?.trim() ?? '');
  if (given !== '') {
    if (await isProgram(need, given)) {
      return given;
    }
    throw new PlainError(
      `${variable} is "${given}", which cannot be run. ${howToGetOne}`,
    );
  }
  const found = (await find(need)) ?? (await installAndFind(need));
  if (found === undefined) {
    throw new PlainError(`No ${title} was found ${purpose}. ${howToGetOne}`);
  }
  return found;
}

/** @param {Need} need */
async function find(need) {
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => need.names.map((name) => path.join(folder, name)));
  for (const file of [...onPath, ...(need.places ?? [])]) {
    // On Ubuntu, a file of that name may only suggest to install a snap.
    if (existsSync(file) && (await isProgram(need, file))) {
      return file;
    }
  }
  return undefined;
}

/** @param {Need} need */
async function installAndFind(need) {
  return (await installDebianPackages(need.title, [need.debianPackage]))
    ? find(need)
    : undefined;
}

/**
 * @param {Need} need
 * @param {string} file
 */
async function isProgram({versionFlag, versionCode = 0, says}, file) {
  const {code, output} = await run(file, [versionFlag], {capture: true});
  return code === versionCode && says.test(output);
}
