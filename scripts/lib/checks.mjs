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
  BROWSER_PROGRAMS,
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

/**
 * @typedef {object} Suite
 * @property {string} title
 * @property {string} script of package.json
 * @property {string} report the file that it writes
 * @property {(report: any) => Result} read
 * @property {readonly ProgramName[]} [needs] programs that npm cannot install
 * @property {boolean} [mayBeEmpty] nothing may have changed
 */

const OF_SAMPLES = {needs: SAMPLE_PROGRAMS};
const OF_BROWSER = {needs: BROWSER_PROGRAMS};

export const SUITES = {
  unit: suite('Unit tests', 'unit'),
  changed: suite('Unit tests of what has changed', 'changed', readVitest, {
    report: 'unit.json',
    mayBeEmpty: true,
  }),
  processes: suite('Tests with processes', 'processes'),
  programs: suite('Tests with other programs', 'programs', readVitest, OF_SAMPLES),
  build: suite('Tests of the built pages', 'build'),
  samples: suite('Code samples', 'samples', readSamples, OF_SAMPLES),
  allSamples: suite('Code samples', 'samples:all', readSamples, {
    ...OF_SAMPLES,
    report: 'samples.json',
  }),
  recipes: suite('Recipes', 'recipes', readSamples, OF_SAMPLES),
  promises: suite(
    'Promises to readers in a browser',
    'promises',
    readPlaywright,
    OF_BROWSER,
  ),
  browser: suite('Browser tests', 'browser', readPlaywright, OF_BROWSER),
  stock: suite('Stock sites', 'stock', readPlaywright, {needs: ['chromium']}),
  exhaustive: suite('Exhaustive browser tests', 'exhaustive', readPlaywright, OF_BROWSER),
};

/**
 * @param {string} title
 * @param {string} name of its script, and of its report if that has no other
 * @param {Suite['read']} [read]
 * @param {Partial<Suite>} [more]
 * @returns {Suite}
 */
function suite(title, name, read = readVitest, more = {}) {
  return {title, script: `test:${name}`, report: `${name}.json`, read, ...more};
}

/** Runs checks and suites, and keeps account of them. */
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
   * Runs a script of package.json, which counts as one.
   *
   * @param {string} title
   * @param {string} script
   * @param {readonly ProgramName[]} [needs] programs without which it does not run
   * @returns {Promise<boolean>} whether it passed
   */
  async check(title, script, needs = []) {
    if (this.#lacks(title, needs)) {
      return false;
    }
    const {code, output, seconds} = await runScript(script, {
      capture: true,
      env: plainEnvironment(),
    });
    const passed = code === 0;
    if (!passed) {
      console.log(output.trimEnd());
    }
    this.#add(passed ? PASSED : failure(title, output));
    this.#tell(title, seconds, passed ? 'passed' : `failed (npm run ${script})`);
    return passed;
  }

  /**
   * Runs a suite and counts the tests of its report. A suite whose programs are missing does not run.
   *
   * @param {Suite} suite
   * @param {{capture?: boolean}} [options] capture: its output is shown only when it fails, because
   * something else runs beside it.
   */
  async suite(suite, {capture = false} = {}) {
    const {title, script, report, read, needs = [], mayBeEmpty = false} = suite;
    if (this.#lacks(title, needs)) {
      return;
    }
    const file = path.join(REPORT_DIR, report);
    rmSync(file, {force: true});
    if (!capture) {
      console.log(`${title} ...`);
    }
    const {code, output, seconds} = await runScript(script, {
      capture,
      env: plainEnvironment(),
    });
    const counted = readReport(file, read);
    // A suite that broke outside of a test, or ran none, has failed all the same.
    const isSilent =
      counted.failed === 0 && (code !== 0 || (counted.passed === 0 && !mayBeEmpty));
    const result = isSilent
      ? {...failure(title, output), passed: counted.passed}
      : counted;
    if (capture && result.failed > 0) {
      console.log(output.trimEnd());
    }
    this.#add(result);
    this.#tell(title, seconds, `${result.passed} passed, ${result.failed} failed`);
  }

  /**
   * Installs the npm packages.
   *
   * @returns {Promise<boolean>} whether they are there
   */
  async packages() {
    const start = performance.now();
    try {
      await ensurePackages();
      return true;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      console.log(message);
      this.#add(failure('Packages', message));
      return false;
    } finally {
      this.#parts.push({title: 'Packages', seconds: (performance.now() - start) / 1000});
    }
  }

  /**
   * Installs missing programs, before anything runs that needs them. Missing ones are one failure.
   *
   * @param {readonly ProgramName[]} names
   */
  async programs(names) {
    const start = performance.now();
    this.#missing = await installPrograms(names);
    this.#parts.push({title: 'Programs', seconds: (performance.now() - start) / 1000});
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
    const seconds = (performance.now() - this.#start) / 1000;
    console.log('\nWhat took how long:');
    for (const part of this.#parts.filter((one) => one.seconds >= 0.1)) {
      console.log(`  ${inSeconds(part.seconds).padStart(9)}  ${part.title}`);
    }
    for (const what of this.#notRun) {
      console.log(`Not run: ${what}.`);
    }
    const {passed, failed, failures} = this.#total;
    process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
    console.log(`All of it took ${inSeconds(seconds)}.`);
    for (const {title, message} of failures) {
      console.log([`Failed: ${title}`, ...excerpt(message)].join('\n'));
    }
    console.log(`${passed} passed, ${failed} failed`);
  }

  /**
   * @param {string} title
   * @param {readonly ProgramName[]} needs
   */
  #lacks(title, needs) {
    const isMissing = needs.some((name) => this.#missing.includes(name));
    if (isMissing) {
      this.#withoutPrograms.push(title);
    }
    return isMissing;
  }

  /**
   * @param {string} title
   * @param {number} seconds
   * @param {string} result
   */
  #tell(title, seconds, result) {
    this.#parts.push({title, seconds});
    console.log(`${title}: ${result}, ${inSeconds(seconds)}`);
  }

  /** @param {Result} result */
  #add({passed, failed, failures}) {
    this.#total.passed += passed;
    this.#total.failed += failed;
    this.#total.failures.push(...failures);
  }
}

/** @type {Result} */
const PASSED = {passed: 1, failed: 0, failures: []};

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

/** @param {string} message */
function excerpt(message) {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MESSAGE_LINES)
    .map((line) => `    ${line}`);
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
