/*
 * Why: the tests run programs that npm cannot install. A new machine lacks most of them.
 * Does: finds them; `npm test` installs missing ones, once and together, before anything else runs.
 * Reads: the PATH; CHROMIUM_PATH and NGINX_PATH, the paths of other programs. Run: imported by the
 * scripts of this folder and by the tests.
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
 * @property {string} fedora its package in Fedora.
 * @property {string} macos command that installs it on macOS, with Homebrew.
 */

const PROGRAMS = {
  chromium: {
    title: 'Chromium',
    variable: 'CHROMIUM_PATH',
    // The fastest first.
    names: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
    ],
    places: [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    test: ['--version'],
    says: /chrom/i,
    debian: 'chromium-headless-shell',
    fedora: 'chromium',
    macos: 'brew install --cask chromium',
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
    fedora: 'nginx',
    macos: 'brew install nginx',
  },
  wrk: {
    title: 'wrk',
    names: ['wrk'],
    test: ['-v'],
    // It prints its version and exits with 1.
    says: /^wrk/,
    debian: 'wrk',
    fedora: 'wrk',
    macos: 'brew install wrk',
  },
  bash: {
    title: 'bash',
    names: ['bash'],
    test: ['-c', ':'],
    debian: 'bash',
    fedora: 'bash',
    macos: 'brew install bash',
  },
  jq: {
    title: 'jq 1.6 or newer',
    names: ['jq'],
    test: ['--version'],
    says: /^jq-(1\.([6-9]|\d\d)|[2-9])/,
    debian: 'jq',
    fedora: 'jq',
    macos: 'brew install jq',
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

/** What opens the site in a browser. */
export const BROWSER_PROGRAMS = /** @type {const} */ (['chromium', 'nginx']);

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
  const missing = await findMissing([...new Set(names)]);
  // Another program does not help where a variable names one that cannot run.
  const wanted = missing.filter((name) => given(asProgram(name).variable ?? '') === '');
  if (wanted.length === 0 || !(await canInstall())) {
    return missing;
  }
  await install(wanted);
  return findMissing(missing);
}

/**
 * Says in a sentence what is missing and how to get it.
 *
 * @param {readonly ProgramName[]} names
 * @returns {string}
 */
export function missingText(names) {
  const programs = names.map((name) => asProgram(name));
  const each = (/** @type {'debian' | 'fedora' | 'macos'} */ key) => [
    ...new Set(programs.map((program) => program[key])),
  ];
  const wrong = programs.flatMap(({variable = ''}) =>
    given(variable) === ''
      ? []
      : [`${variable} is "${given(variable)}", which cannot run`],
  );
  const titles = programs.map(({title}) => title).join(', ');
  const verb = names.length === 1 ? 'is' : 'are';
  return [
    `${[...wrong, `${titles} ${verb} missing`].join('; ')}:`,
    `on Debian, run "apt-get install ${each('debian').join(' ')}";`,
    `on Fedora, "dnf install ${each('fedora').join(' ')}";`,
    `on macOS, "${each('macos').join(' && ')}".`,
  ].join(' ');
}

/**
 * @template {ProgramName} Name
 * @param {readonly Name[]} names
 */
async function findMissing(names) {
  const found = await findPrograms(names);
  return names.filter((name) => found[name] === undefined);
}

/**
 * @template {ProgramName} Name
 * @param {readonly Name[]} names
 * @returns {Promise<Partial<Record<Name, string>>>}
 */
async function findPrograms(names) {
  const found = names.map(async (name) => [name, await find(asProgram(name))]);
  return Object.fromEntries(await Promise.all(found));
}

/** @param {ProgramName} name @returns {Program} */
function asProgram(name) {
  return PROGRAMS[name];
}

/** @param {string} variable */
function given(variable) {
  return process.env[variable]?.trim() ?? '';
}

/** @param {Program} program @returns {Promise<string | undefined>} */
async function find(program) {
  const chosen = given(program.variable ?? '');
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const files =
    chosen === ''
      ? [
          ...folders.flatMap((folder) =>
            program.names.map((name) => path.join(folder, name)),
          ),
          ...(program.places ?? []),
        ]
      : [chosen];
  for (const file of files.filter((candidate) => existsSync(candidate))) {
    const {code, output, stdout} = await run(file, program.test, {capture: true});
    // On Ubuntu, a file with the name of a program may only suggest to install it.
    if (program.says === undefined ? code === 0 : program.says.test(output)) {
      return program.printsPath === true ? stdout.trim() : file;
    }
  }
  return undefined;
}

async function canInstall() {
  const isRoot = process.getuid?.() === 0;
  return isRoot && (await run('apt-get', ['--version'], {capture: true})).code === 0;
}

/** @param {readonly ProgramName[]} names */
async function install(names) {
  const packages = [...new Set(names.map((name) => PROGRAMS[name].debian))];
  console.log(`Programs: apt-get install ${packages.join(' ')} ...`);
  const steps = [
    // Completes an installation that was interrupted.
    ['dpkg', '--configure', '-a'],
    ['apt-get', ...APT_OPTIONS, 'update'],
    ['apt-get', ...APT_OPTIONS, 'install', '-y', '--no-install-recommends', ...packages],
  ];
  let seconds = 0;
  for (const [command = '', ...args] of steps) {
    const result = await run(command, args, {
      capture: true,
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
    seconds += result.seconds;
    if (result.code !== 0) {
      // An outdated list of a package source need not matter, so the next step decides.
      console.error(result.output.trim());
    }
  }
  console.log(`Programs: apt-get ended after ${inSeconds(seconds)}`);
}

/** Waits for another apt-get instead of failing. */
const APT_OPTIONS = ['-qq', '-o', 'DPkg::Lock::Timeout=-1'];
