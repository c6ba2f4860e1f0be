/*
 * Why: npm test, test:all and check run the same checks and count them alike.
 * Does: runs scripts of package.json, shows the output of those that fail, counts the tests in the
 * reports of the suites, and prints at the end what took how long and what was not run.
 */
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {inSeconds, plainEnvironment, REPORT_DIR, runScript} from './run.mjs';

/** @typedef {{passed: number, failed: number}} Count */

/** No test of this project is meant to be skipped, so one that is counts as failed. */
const countVitest = (/** @type {any} */ report) => ({
  passed: report.numPassedTests,
  failed: report.numTotalTests - report.numPassedTests,
});

const countPlaywright = (/** @type {any} */ {stats, errors}) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
});

const countSamples = (/** @type {any} */ {passed, failed}) => ({passed, failed});

/** The suites: the script of package.json, the report that it writes, and how its tests are counted. */
export const SUITES = {
  unit: {script: 'test:unit', report: 'unit.json', count: countVitest},
  build: {script: 'test:build', report: 'build.json', count: countVitest},
  samples: {script: 'test:samples', report: 'samples.json', count: countSamples},
  browser: {script: 'test:browser', report: 'browser.json', count: countPlaywright},
  exhaustive: {
    script: 'test:exhaustive',
    report: 'exhaustive.json',
    count: countPlaywright,
  },
};

/** Runs checks and suites, and keeps account of them. */
export class Checks {
  /** @type {Count} */
  #total = {passed: 0, failed: 0};
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
    this.#add(passed ? {passed: 1, failed: 0} : {passed: 0, failed: 1});
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
  async suite(title, {script, report, count}, {env = {}, capture = false} = {}) {
    const file = path.join(REPORT_DIR, report);
    rmSync(file, {force: true});
    if (!capture) {
      console.log(`${title} ...`);
    }
    const {code, output, seconds} = await runScript(script, {
      capture,
      env: plainEnvironment(env),
    });
    const counted = readCount(file, count);
    // A suite that broke outside of a test, or ran none, has failed all the same.
    const isSilent = counted.failed === 0 && (code !== 0 || counted.passed === 0);
    const result = isSilent ? {...counted, failed: 1} : counted;
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
      console.log(error instanceof Error ? error.message : error);
      this.#add({passed: 0, failed: 1});
      return undefined;
    } finally {
      this.#parts.push({title, seconds: (performance.now() - start) / 1000});
    }
  }

  /** @param {string} what */
  skip(what) {
    this.#notRun.push(what);
  }

  /** Prints the times and the count, and sets the exit code. */
  end() {
    const seconds = (performance.now() - this.#start) / 1000;
    console.log('\nWhat took how long:');
    for (const part of this.#parts.filter((one) => one.seconds >= 0.1)) {
      console.log(`  ${inSeconds(part.seconds).padStart(9)}  ${part.title}`);
    }
    for (const what of this.#notRun) {
      console.log(`Not run: ${what}.`);
    }
    const {passed, failed} = this.#total;
    process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
    console.log(`All of it took ${inSeconds(seconds)}.`);
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

  /** @param {Count} count */
  #add({passed, failed}) {
    this.#total.passed += passed;
    this.#total.failed += failed;
  }
}

/**
 * @param {string} file
 * @param {(report: any) => Count} count
 * @returns {Count}
 */
function readCount(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {passed: 0, failed: 0};
  }
}
