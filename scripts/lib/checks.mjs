/*
 * Why: npm test, test:all and check run the same checks and count them alike.
 * Does: runs scripts of package.json, shows the output of those that fail, counts the tests in the
 * reports of the suites, and prints at the end what took how long and what was not run.
 */
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {readPlaywright, readSamples, readVitest} from './reports.mjs';
import {inSeconds, plainEnvironment, REPORT_DIR, runScript} from './run.mjs';

/** @typedef {import('./reports.mjs').Result} Result */

/** Lines of the message of a failure that the summary repeats. */
const MESSAGE_LINES = 12;

/** The suites: the script of package.json, the report that it writes, and what reads that. */
export const SUITES = {
  unit: {script: 'test:unit', report: 'unit.json', read: readVitest},
  processes: {script: 'test:processes', report: 'processes.json', read: readVitest},
  build: {script: 'test:build', report: 'build.json', read: readVitest},
  samples: {script: 'test:samples', report: 'samples.json', read: readSamples},
  recipes: {script: 'test:recipes', report: 'recipes.json', read: readSamples},
  browser: {script: 'test:browser', report: 'browser.json', read: readPlaywright},
  exhaustive: {
    script: 'test:exhaustive',
    report: 'exhaustive.json',
    read: readPlaywright,
  },
};

/** Runs checks and suites, and keeps account of them. */
export class Checks {
  /** @type {Result} */
  #total = {passed: 0, failed: 0, failures: []};
  /** @type {{title: string, seconds: number}[]} */
  #parts = [];
  /** @type {string[]} */
  #notRun = [];
  #start = performance.now();

  /**
   * Runs a script of package.json, which counts as one.
   *
   * @param {string} title
   * @param {string} script
   * @returns {Promise<boolean>} whether it passed
   */
  async check(title, script) {
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
   * Runs a suite and counts the tests of its report.
   *
   * @param {string} title
   * @param {(typeof SUITES)[keyof typeof SUITES]} suite
   * @param {{env?: NodeJS.ProcessEnv, capture?: boolean}} [options] capture: its output is shown only
   * when it fails, because something else runs beside it.
   */
  async suite(title, {script, report, read}, {env = {}, capture = false} = {}) {
    const file = path.join(REPORT_DIR, report);
    rmSync(file, {force: true});
    if (!capture) {
      console.log(`${title} ...`);
    }
    const {code, output, seconds} = await runScript(script, {
      capture,
      env: plainEnvironment(env),
    });
    const counted = readReport(file, read);
    // A suite that broke outside of a test, or ran none, has failed all the same.
    const isSilent = counted.failed === 0 && (code !== 0 || counted.passed === 0);
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
   * Provides what later steps need. That it cannot be had is a failure.
   *
   * @template T
   * @param {string} title
   * @param {() => Promise<T>} provide
   * @returns {Promise<T | undefined>}
   */
  async need(title, provide) {
    const start = performance.now();
    try {
      return await provide();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      console.log(message);
      this.#add(failure(title, message));
      return undefined;
    } finally {
      this.#parts.push({title, seconds: (performance.now() - start) / 1000});
    }
  }

  /** @param {string} what */
  skip(what) {
    this.#notRun.push(what);
  }

  /** Prints the times, what failed and the count, and sets the exit code. */
  end() {
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
