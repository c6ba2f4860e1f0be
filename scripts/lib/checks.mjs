/*
 * Why: npm test, test:all and check run the same checks and count them alike.
 * Does: runs scripts of package.json, shows the output of those that fail, counts the tests in the
 * reports of the suites, and prints at the end what took how long and what was not run.
 */
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {ensurePackages} from './install.mjs';
import {
  ENGINE_PROGRAMS,
  HOST_PROGRAMS,
  installPrograms,
  missingText,
  SAMPLE_PROGRAMS,
} from './programs.mjs';
import {readPlaywright, readSamples, readVitest} from './reports.mjs';
import {inSeconds, plainEnvironment, REPORT_DIR, runScript} from './run.mjs';

/** @typedef {import('./programs.mjs').ProgramName} ProgramName */
/** @typedef {import('./reports.mjs').Result} Result */

/** Lines of the message of a failure that the summary repeats. */
const MESSAGE_LINES = 12;

/** What 200 readers at once need. */
export const LOAD_PROGRAMS = /** @type {const} */ (['nginx', 'wrk']);

/**
 * @typedef {object} Check
 * @property {string} title
 * @property {string} script of package.json
 * @property {string} [report] the file that a suite writes; without one, it counts as one test
 * @property {(report: any) => Result} [read]
 * @property {readonly ProgramName[]} [needs] programs that npm cannot install
 * @property {boolean} [mayBeEmpty] nothing may have changed
 */

/**
 * @param {string} title
 * @param {string} name of its script, and of its report
 * @param {(report: any) => Result} [read]
 * @param {readonly ProgramName[]} [needs]
 * @returns {Check}
 */
function suite(title, name, read = readVitest, needs = []) {
  return {title, script: `test:${name}`, report: `${name}.json`, read, needs};
}

const samples = suite('Code samples', 'samples', readSamples, SAMPLE_PROGRAMS);
const unit = suite('Unit tests', 'unit');

/** @type {Check} */
const changed = {
  ...unit,
  title: 'Unit tests of what has changed',
  script: 'test:changed',
  mayBeEmpty: true,
};

export const CHECKS = {
  lint: {title: 'Types and lint', script: 'lint:code'},
  imports: {title: 'Lint of the imports', script: 'lint:imports'},
  dependencies: {title: 'Lint of the dependencies', script: 'lint:dependencies'},
  format: {title: 'Format check', script: 'format:check'},
  description: {title: 'Lint of the description', script: 'lint:description'},
  production: {title: 'Production build', script: 'build'},
  load: {title: '200 readers at once', script: 'bench:load', needs: LOAD_PROGRAMS},
  unit,
  changed,
  changedUnits: {...changed, script: 'test:changed:unit'},
  processes: suite('Tests with processes', 'processes'),
  programs: suite('Tests with other programs', 'programs', readVitest, SAMPLE_PROGRAMS),
  build: suite('Tests of the built pages', 'build'),
  hosts: suite('Hosts', 'hosts', readVitest, HOST_PROGRAMS),
  samples,
  allSamples: {...samples, script: 'test:samples:all'},
  recipes: suite('Recipes', 'recipes', readSamples, SAMPLE_PROGRAMS),
  promises: ofBrowser('Promises to readers in Chromium', 'promises'),
  firefox: ofBrowser('Promises in Firefox', 'promises', 'firefox'),
  webkit: ofBrowser('Promises in WebKit', 'promises', 'webkit'),
  firefoxSmoke: ofBrowser('First promises in Firefox', 'smoke', 'firefox'),
  webkitSmoke: ofBrowser('First promises in WebKit', 'smoke', 'webkit'),
  browser: ofBrowser('Browser tests', 'browser'),
  exhaustive: ofBrowser('Exhaustive browser tests', 'exhaustive'),
  stock: suite('Stock sites', 'stock', readPlaywright, ['chromium']),
};

/**
 * @param {string} title
 * @param {string} name
 * @param {import('./programs.mjs').Engine} [engine]
 */
function ofBrowser(title, name, engine = 'chromium') {
  const script = engine === 'chromium' ? name : `${name}:${engine}`;
  return suite(title, script, readPlaywright, ENGINE_PROGRAMS[engine]);
}

/** Runs checks, and keeps account of them. */
export class Checks {
  /** @type {Result} */
  #total = {passed: 0, failed: 0, failures: []};
  /** @type {{title: string, seconds: number}[]} */
  #parts = [];
  /** @type {string[]} */
  #notRun = [];
  /** @type {readonly ProgramName[]} */
  #missing = [];
  /** Titles of what did not run because programs are missing. @type {string[]} */
  #withoutPrograms = [];
  #start = performance.now();

  /**
   * Runs a script of package.json, and counts the tests of its report. One whose programs are missing does
   * not run.
   *
   * @param {Check} check
   * @param {boolean} [capture] whether its output is shown only when it fails, because something else runs
   * beside it.
   * @returns {Promise<boolean>} whether it passed
   */
  async run(check, capture = true) {
    const {title, script, report, read, needs = [], mayBeEmpty = false} = check;
    if (needs.some((name) => this.#missing.includes(name))) {
      this.#withoutPrograms.push(title);
      return false;
    }
    const file = path.join(REPORT_DIR, report ?? `${title}.json`);
    rmSync(file, {force: true});
    if (!capture) {
      console.log(`${title} ...`);
    }
    const env = plainEnvironment();
    const {code, output, seconds} = await runScript(script, {capture, env});
    const counted =
      read === undefined
        ? {passed: code === 0 ? 1 : 0, failed: 0, failures: []}
        : readReport(file, read);
    // A suite that broke outside of a test, or ran none, has failed all the same.
    const isSilent =
      counted.failed === 0 && (code !== 0 || (counted.passed === 0 && !mayBeEmpty));
    const result = isSilent
      ? {...failure(title, output), passed: counted.passed}
      : counted;
    const {passed, failed} = result;
    if (capture && failed > 0) {
      console.log(output.trimEnd());
    }
    this.#add(result);
    this.#parts.push({title, seconds});
    const single = failed === 0 ? 'passed' : `failed (npm run ${script})`;
    const count = read === undefined ? single : `${passed} passed, ${failed} failed`;
    console.log(`${title}: ${count}, ${inSeconds(seconds)}`);
    return failed === 0;
  }

  /**
   * Installs the npm packages.
   *
   * @returns {Promise<boolean>} whether they are there
   */
  packages() {
    return this.#timed('Packages', async () => {
      try {
        await ensurePackages();
        return true;
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        console.log(message);
        this.#add(failure('Packages', message));
        return false;
      }
    });
  }

  /**
   * Installs missing programs, before anything runs that needs them. Missing ones are one failure.
   *
   * @param {readonly ProgramName[]} names
   */
  async programs(names) {
    this.#missing = await this.#timed('Programs', () => installPrograms(names));
    if (this.#missing.length > 0) {
      console.log(missingText(this.#missing));
    }
  }

  /** @param {string} what */
  skip(what) {
    this.#notRun.push(what);
  }

  /** Prints the times, what failed and the count, and sets the exit code. */
  end() {
    if (this.#missing.length > 0) {
      const message = `${missingText(this.#missing)} Not run: ${this.#withoutPrograms.join(', ')}.`;
      this.#add(failure('Programs', message));
    }
    console.log('\nWhat took how long:');
    for (const {title, seconds} of this.#parts.filter((one) => one.seconds >= 0.1)) {
      console.log(`  ${inSeconds(seconds).padStart(9)}  ${title}`);
    }
    for (const what of this.#notRun) {
      console.log(`Not run: ${what}.`);
    }
    const {passed, failed, failures} = this.#total;
    process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
    console.log(`All of it took ${inSeconds((performance.now() - this.#start) / 1000)}.`);
    for (const {title, message} of failures) {
      const lines = stripVTControlCharacters(message).split('\n');
      const shown = lines.filter((line) => line.trim() !== '').slice(0, MESSAGE_LINES);
      console.log([`Failed: ${title}`, ...shown].join('\n    '));
    }
    console.log(`${passed} passed, ${failed} failed`);
  }

  /**
   * @template Value
   * @param {string} title
   * @param {() => Promise<Value>} act
   */
  async #timed(title, act) {
    const start = performance.now();
    const value = await act();
    this.#parts.push({title, seconds: (performance.now() - start) / 1000});
    return value;
  }

  /** @param {Result} result */
  #add({passed, failed, failures}) {
    this.#total.passed += passed;
    this.#total.failed += failed;
    this.#total.failures.push(...failures);
  }
}

/**
 * One failure of something that has no report.
 *
 * @param {string} title
 * @param {string} output whose last lines say why
 * @returns {Result}
 */
function failure(title, output) {
  const message = output.trimEnd().split('\n').slice(-MESSAGE_LINES).join('\n');
  return {passed: 0, failed: 1, failures: [{title, message}]};
}

/**
 * @param {string} file
 * @param {(report: any) => Result} read
 * @returns {Result}
 */
function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {passed: 0, failed: 0, failures: []};
  }
}
