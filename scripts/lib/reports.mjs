/*
 * Why: each test runner writes a report of its own shape; npm test counts them alike, and names what
 * failed in its last lines, which is the part of a long log that is kept.
 * Does: reads the JSON reports of Vitest, Playwright and our own runners, and writes the last.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {REPORT_DIR, SITE_DIR} from './run.mjs';

/** @import {JSONReport, JSONReportSpec, JSONReportSuite} from '@playwright/test/reporter' */
/** @import {JsonTestResults} from 'vitest/node' */
/** @typedef {{title: string, message: string}} Failure */
/** @typedef {{passed: number, failed: number, failures: Failure[]}} Result */

const relative = (/** @type {string} */ file) => path.relative(SITE_DIR, file);

/** @param {JsonTestResults} report @returns {Result} */
export function readVitest({numPassedTests, numTotalTests, testResults}) {
  const failures = testResults.flatMap(({name, status: outcome, message, ...file}) => {
    const tests = file.assertionResults.filter(({status}) => status !== 'passed');
    // A file that cannot be read has a message and no tests.
    return outcome === 'failed' && tests.length === 0
      ? [{title: relative(name), message}]
      : tests.map(({fullName, status, failureMessages}) => ({
          title: `${relative(name)}: ${fullName}`,
          message: failureMessages?.join('\n') || status,
        }));
  });
  // No test of this project is meant to be skipped, so one that is counts as failed.
  return {passed: numPassedTests, failed: numTotalTests - numPassedTests, failures};
}

/** @param {JSONReport} report @returns {Result} */
export function readPlaywright({stats, errors, suites, config}) {
  const failures = suites.flatMap(specsOf).flatMap(({file, line, title, tests}) =>
    tests
      .filter(({status}) => status !== 'expected')
      .map(({status, results}) => ({
        title: `${relative(path.join(config.rootDir, file))}:${line}: ${title}`,
        message:
          results.flatMap((one) => one.errors.map(({message}) => message)).join('\n') ||
          status,
      })),
  );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    failures: [
      ...failures,
      ...errors.map(({message = ''}) => ({title: 'Playwright', message})),
    ],
  };
}

/** The tests of a suite and of the suites in it. @param {JSONReportSuite} suite @returns {JSONReportSpec[]} */
function specsOf({specs, suites = []}) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** @param {{passed: number, failures: Failure[]}} report @returns {Result} */
export function readSamples({passed, failures}) {
  return {passed, failed: failures.length, failures};
}

/**
 * Writes the report of a runner of our own, and sets its exit code.
 *
 * @param {string} name
 * @param {number} count of tests
 * @param {readonly Failure[]} failures
 */
export function writeReport(name, count, failures) {
  const report = {passed: count - failures.length, failures};
  mkdirSync(REPORT_DIR, {recursive: true});
  writeFileSync(path.join(REPORT_DIR, `${name}.json`), JSON.stringify(report));
  process.exitCode = failures.length > 0 || count === 0 ? 1 : 0;
}
