/*
 * Why: the tests need programs that npm cannot bring, and a machine that lacks one has to say so.
 * Reads: the PATH, and the variable that names a program. Run: imported by the scripts of this folder.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {installDebianPackages} from './debian.mjs';
import {PlainError, run} from './run.mjs';

/**
 * A program that something needs.
 *
 * @typedef {object} Need
 * @property {string} title what to call it.
 * @property {string} purpose what it is for, as a sentence goes on after "was found".
 * @property {string} [variable] an environment variable that may name it.
 * @property {readonly string[]} names on the PATH, the most common first.
 * @property {readonly string[]} [places] where else it may be.
 * @property {string} versionFlag what makes it say what it is.
 * @property {number} [versionCode] with what code it then ends (0).
 * @property {RegExp} says what it then says.
 * @property {string} install what a person may install.
 * @property {string} debianPackage
 */

/**
 * The path of a program that runs: that of its variable, else one on this machine, else one that is
 * installed now, where this user may.
 *
 * @param {Need} need
 * @returns {Promise<string>}
 * @throws {PlainError} that says how to get one.
 */
export async function ensureProgram(need) {
  const {title, purpose, variable, install, debianPackage} = need;
  const orName = variable === undefined ? '' : `, or set ${variable} to the program`;
  const howToGetOne = `Install ${install} (on Debian: apt-get install ${debianPackage})${orName}.`;
  const given = variable === undefined ? '' : (process.env[variable]?.trim() ?? '');
  if (given !== '') {
    if (await isIt(need, given)) {
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
    // Being there is not enough: on Ubuntu the program of that name may only advertise a snap.
    if (existsSync(file) && (await isIt(need, file))) {
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
async function isIt({versionFlag, versionCode = 0, says}, file) {
  const {code, output} = await run(file, [versionFlag], {capture: true});
  return code === versionCode && says.test(output);
}
