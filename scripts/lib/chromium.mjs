/*
 * Why: the browser tests need Chromium, and an installed one avoids a download.
 * Reads: CHROMIUM_PATH, the PATH, and default paths of the operating systems.
 * Run: imported by the scripts of this folder.
 */
import path from 'node:path';
import {ensureProgram} from './program.mjs';

/** Names on the PATH, the fastest first. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Default paths on macOS and Windows. */
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
 * Returns the path of a working Chromium: CHROMIUM_PATH, else an installed one, else one that it
 * installs if permitted.
 *
 * @returns {Promise<string>}
 * @throws {import('./run.mjs').PlainError} with instructions to install it.
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
