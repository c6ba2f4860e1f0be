/*
 * Why: a language of the samples needs programs that run them.
 * Does: lists for each language the programs, and how they run a file.
 */

/** @import {Program, SampleTools} from './programs.mjs' */

/** Programs by name. */
export const LANGUAGE_PROGRAMS = /** @satisfies {Record<string, Program>} */ ({
  curl: {
    title: 'curl 7.76 or newer',
    names: ['curl'],
    test: ['--fail-with-body', '--version'],
    debian: 'curl',
  },
  python: {
    title: 'Python 3 with requests',
    names: ['python3'],
    // Has the packages of Debian, even if another Python is first on the PATH.
    places: ['/usr/bin/python3'],
    test: ['-c', 'import sys, requests; print(sys.executable)'],
    printsPath: true,
    debian: 'python3-requests',
  },
  go: {title: 'Go', names: ['go'], test: ['version'], debian: 'golang-go'},
  // Without a file, it reads the closed standard input.
  gofmt: {title: 'gofmt', names: ['gofmt'], test: [], debian: 'golang-go'},
});

/**
 * How the tests run the samples of a language.
 *
 * @typedef {object} Runner
 * @property {string} extension of the file of a sample.
 * @property {(tools: SampleTools) => string} [program] runs the file; Go compiles all samples together.
 * @property {(tools: SampleTools) => readonly string[]} [version] command that prints what runs it.
 */

const REQUESTS_VERSION = 'import sys, requests; print(sys.version, requests.__version__)';

/** @type {Readonly<Record<string, Runner>>} */
export const RUNNERS = {
  curl: {extension: 'sh', program: () => 'sh', version: ({curl}) => [curl, '--version']},
  python: {
    extension: 'py',
    program: ({python}) => python,
    version: ({python}) => [python, '-c', REQUESTS_VERSION],
  },
  go: {extension: 'go', version: ({go}) => [go, 'version']},
  nodejs: {extension: 'mjs', program: () => process.execPath},
};
