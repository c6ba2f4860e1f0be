/*
 * Why: the browser tests need a Chromium, and downloading one of their own would need the internet.
 * Reads: CHROMIUM_PATH, the PATH, and the usual places of the systems.
 * Run: imported by the scripts of this folder.
 */
import path from 'node:path';
import {ensureProgram} from './program.mjs';

/** Names on the PATH. The shell starts no windows and menus, so it needs the least time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

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

/**
 * The path of a Chromium that runs: CHROMIUM_PATH, else one on this machine, else one that is
 * installed now, where this user may.
 *
 * @returns {Promise<string>}
 * @throws {import('./run.mjs').PlainError} that says how to get one.
 */
export async function ensureChromium() {
  return ensureProgram({
    title: 'Chromium',
    purpose: 'for the browser tests',
    variable: 'CHROMIUM_PATH',
    names: NAMES,
    places: PLACES,
    versionFlag: '--version',
    says: /chrom/i,
    install: 'Chromium or Google Chrome',
    debianPackage: 'chromium-headless-shell',
  });
}
