/*
 * Why: the browser tests need a Chromium, and downloading one of their own would need the internet.
 * Reads: CHROMIUM_PATH, the PATH, and the usual places of the systems.
 * Run: imported by the scripts of this folder.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {installDebianPackages} from './debian.mjs';
import {PlainError, run} from './run.mjs';

/** Names on the PATH, the most common first. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where macOS and Windows keep it. */
const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...[
    process.env.PROGRAMFILES,
    process.env['PROGRAMFILES(X86)'],
    process.env.LOCALAPPDATA,
  ]
    .filter((folder) => folder !== undefined)
    .map((folder) => path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
];

const HOW_TO_GET_ONE =
  'Install Chromium or Google Chrome (on Debian: apt-get install chromium), or set CHROMIUM_PATH to the program.';

/**
 * The path of a Chromium that runs: CHROMIUM_PATH, else one on this machine, else one that is
 * installed now, where this user may.
 *
 * @returns {Promise<string>}
 * @throws {PlainError} that says how to get one.
 */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH?.trim() ?? '';
  if (given !== '') {
    if (await isChromium(given)) {
      return given;
    }
    throw new PlainError(
      `CHROMIUM_PATH is "${given}", which cannot be run. ${HOW_TO_GET_ONE}`,
    );
  }
  const found = (await findChromium()) ?? (await installChromium());
  if (found === undefined) {
    throw new PlainError(
      `No Chromium was found for the browser tests. ${HOW_TO_GET_ONE}`,
    );
  }
  return found;
}

/** @returns {Promise<string | undefined>} */
async function findChromium() {
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  for (const file of [...onPath, ...PLACES]) {
    // Being there is not enough: on Ubuntu the program of that name may only advertise a snap.
    if (existsSync(file) && (await isChromium(file))) {
      return file;
    }
  }
  return undefined;
}

/** @param {string} file */
async function isChromium(file) {
  const {code, output} = await run(file, ['--version'], {capture: true});
  return code === 0 && /chrom/i.test(output);
}

/** @returns {Promise<string | undefined>} */
async function installChromium() {
  return (await installDebianPackages('Chromium', ['chromium']))
    ? findChromium()
    : undefined;
}
