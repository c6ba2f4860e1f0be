/*
 * Why: the tests run programs that npm cannot install. A new machine lacks most of them.
 * Does: finds them; `npm test` installs missing ones, once and together, before anything else runs.
 * Reads: the PATH; CHROMIUM_PATH, FIREFOX_PATH, WEBKIT_DRIVER_PATH, XVFB_PATH and NGINX_PATH, the paths of
 * other programs.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {inSeconds, PlainError, run} from './run.mjs';
import {LANGUAGE_PROGRAMS} from './sample-languages.mjs';

/**
 * A program that tests run.
 *
 * @typedef {object} Program
 * @property {string} title its name in messages.
 * @property {string} [variable] environment variable with its path.
 * @property {readonly string[]} names names on the PATH, the preferred first.
 * @property {readonly string[]} [places] other paths to try.
 * @property {readonly string[]} test arguments with which it runs and ends.
 * @property {RegExp} [says] expected output; any, if the program exits with 0.
 * @property {boolean} [printsPath] whether the output is its path; the file may be a slow wrapper.
 * @property {string} debian its package in Debian.
 */

const PROGRAMS = {
  chromium: {
    title: 'Chromium',
    variable: 'CHROMIUM_PATH',
    // The fastest first.
    names: [
      ...['chromium-headless-shell', 'chromium', 'chromium-browser'],
      ...['google-chrome', 'google-chrome-stable'],
    ],
    places: [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    test: ['--version'],
    says: /chrom/i,
    debian: 'chromium-headless-shell',
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    test: ['--version'],
    says: /firefox/i,
    debian: 'firefox-esr',
  },
  webkit: {
    title: 'WebKit with its WebDriver',
    variable: 'WEBKIT_DRIVER_PATH',
    names: ['WebKitWebDriver'],
    test: ['--help'],
    says: /--port/,
    debian: 'webkit2gtk-driver',
  },
  xvfb: {
    title: 'Xvfb',
    variable: 'XVFB_PATH',
    names: ['Xvfb'],
    test: ['-help'],
    says: /-screen/,
    debian: 'xvfb',
  },
  nginx: {
    title: 'nginx',
    variable: 'NGINX_PATH',
    names: ['nginx'],
    // Debian: not on the PATH of users.
    places: ['/usr/sbin/nginx'],
    test: ['-v'],
    says: /nginx/i,
    debian: 'nginx-light',
  },
  apache: {
    title: 'Apache',
    names: ['apache2'],
    places: ['/usr/sbin/apache2'],
    test: ['-v'],
    says: /Apache/,
    debian: 'apache2-bin',
  },
  caddy: {title: 'Caddy', names: ['caddy'], test: ['version'], debian: 'caddy'},
  lighttpd: {
    title: 'lighttpd',
    names: ['lighttpd'],
    places: ['/usr/sbin/lighttpd'],
    test: ['-v'],
    says: /lighttpd/,
    debian: 'lighttpd',
  },
  // It prints its version and exits with 1.
  wrk: {title: 'wrk', names: ['wrk'], test: ['-v'], says: /^wrk/, debian: 'wrk'},
  bash: {title: 'bash', names: ['bash'], test: ['-c', ':'], debian: 'bash'},
  jq: {
    title: 'jq 1.6 or newer',
    names: ['jq'],
    test: ['--version'],
    says: /^jq-(1\.([6-9]|\d\d)|[2-9])/,
    debian: 'jq',
  },
  ...LANGUAGE_PROGRAMS,
};

/** @typedef {keyof typeof PROGRAMS} ProgramName */

/** @typedef {'bash' | 'jq' | keyof typeof LANGUAGE_PROGRAMS} SampleProgram */

/** What runs the code samples and the recipes. */
export const SAMPLE_PROGRAMS = /** @type {SampleProgram[]} */ ([
  'bash',
  'jq',
  ...Object.keys(LANGUAGE_PROGRAMS),
]);

/** @typedef {Record<SampleProgram, string>} SampleTools the paths of these */

/** What serves the site as hosts do. */
export const HOST_PROGRAMS = /** @type {const} */ ([
  'nginx',
  'apache',
  'caddy',
  'lighttpd',
]);

/** What opens the site in the browsers of each engine. */
export const ENGINE_PROGRAMS = /** @type {const} */ ({
  chromium: ['chromium', 'nginx'],
  firefox: ['firefox', 'nginx'],
  webkit: ['webkit', 'xvfb', 'nginx'],
});

/** @typedef {keyof typeof ENGINE_PROGRAMS} Engine */

/**
 * Returns the paths of programs.
 *
 * @template {ProgramName} Name
 * @param {readonly Name[]} names
 * @returns {Promise<Record<Name, string>>}
 * @throws {PlainError} that names missing ones and how to install them.
 */
export async function requirePrograms(names) {
  const found = await findPrograms(names);
  const missing = names.filter((name) => found[name] === undefined);
  if (missing.length > 0) {
    throw new PlainError(`${missingText(missing)} "npm test" installs them as root.`);
  }
  return /** @type {Record<Name, string>} */ (found);
}

/**
 * Installs missing programs, all by one call of apt-get.
 *
 * @template {ProgramName} Name
 * @param {readonly Name[]} names
 * @returns {Promise<Name[]>} those that are still missing
 */
export async function installPrograms(names) {
  const findMissing = async () => {
    const found = await findPrograms(names);
    return [...new Set(names)].filter((name) => found[name] === undefined);
  };
  const missing = await findMissing();
  // Another program does not help where a variable names one that cannot run.
  const wanted = missing.filter((name) => given(name) === '');
  const isRoot = process.getuid?.() === 0;
  const hasApt =
    isRoot && (await run('apt-get', ['--version'], {capture: true})).code === 0;
  if (wanted.length === 0 || !hasApt) {
    return missing;
  }
  await install(debianPackages(wanted));
  return findMissing();
}

/**
 * Says in a sentence what is missing and how to get it.
 *
 * @param {readonly ProgramName[]} names
 * @returns {string}
 */
export function missingText(names) {
  const wrong = names
    .filter((name) => given(name) !== '')
    .map((name) => `${asProgram(name).variable} is "${given(name)}", which cannot run`);
  const titles = names.map((name) => asProgram(name).title).join(', ');
  const verb = names.length === 1 ? 'is' : 'are';
  const packages = debianPackages(names).join(' ');
  return `${[...wrong, `${titles} ${verb} missing`].join('; ')}: install with the package manager of the system; on Debian, run "apt-get install ${packages}".`;
}

/** @param {readonly ProgramName[]} names */
function debianPackages(names) {
  return [...new Set(names.map((name) => PROGRAMS[name].debian))];
}

/**
 * @template {ProgramName} Name
 * @param {readonly Name[]} names
 * @returns {Promise<Partial<Record<Name, string>>>}
 */
async function findPrograms(names) {
  const found = names.map(async (name) => [name, await find(name)]);
  return Object.fromEntries(await Promise.all(found));
}

/** @param {ProgramName} name @returns {Program} */
function asProgram(name) {
  return PROGRAMS[name];
}

/** Returns the path that the variable of a program has. @param {ProgramName} name */
function given(name) {
  return process.env[asProgram(name).variable ?? '']?.trim() ?? '';
}

/** @param {ProgramName} name @returns {Promise<string | undefined>} */
async function find(name) {
  const {names, places = [], test, says, printsPath} = asProgram(name);
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const found = folders.flatMap((folder) => names.map((one) => path.join(folder, one)));
  const files = given(name) === '' ? [...found, ...places] : [given(name)];
  for (const file of files.filter((candidate) => existsSync(candidate))) {
    const {code, output, stdout} = await run(file, test, {capture: true});
    // On Ubuntu, a file with the name of a program may only suggest to install it.
    if (says === undefined ? code === 0 : says.test(output)) {
      return printsPath === true ? stdout.trim() : file;
    }
  }
  return undefined;
}

/** Waits for another apt-get instead of failing. */
const APT = ['apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=-1'];

/** @param {readonly string[]} packages */
async function install(packages) {
  console.log(`Programs: apt-get install ${packages.join(' ')} ...`);
  const start = performance.now();
  for (const [command = '', ...args] of [
    // Completes an installation that was interrupted.
    ['dpkg', '--configure', '-a'],
    [...APT, 'update'],
    [...APT, 'install', '-y', '--no-install-recommends', ...packages],
  ]) {
    const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
    const {code, output} = await run(command, args, {capture: true, env});
    if (code !== 0) {
      // An outdated list of a package source need not matter, so the next step decides.
      console.error(output.trim());
    }
  }
  const seconds = (performance.now() - start) / 1000;
  console.log(`Programs: apt-get ended after ${inSeconds(seconds)}`);
}
