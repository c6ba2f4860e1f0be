/*
 * Why: each test runner writes a report of its own shape; npm test counts them alike, and names what
 * failed in its last lines, which is the part of a long log that is kept.
 * Does: reads the JSON reports of Vitest, Playwright and scripts/test-samples.ts.
 */
import path from 'node:path';
import {SITE_DIR} from './run.mjs';

/** @typedef {{title: string, message: string}} Failure */
/** @typedef {{passed: number, failed: number, failures: Failure[]}} Result */

const relative = (/** @type {string} */ file) => path.relative(SITE_DIR, file);

/** @param {any} report @returns {Result} */
export function readVitest({numPassedTests, numTotalTests, testResults}) {
  const failures = testResults.flatMap((/** @type {any} */ file) => {
    const tests = file.assertionResults.filter(
      (/** @type {any} */ {status}) => status !== 'passed',
    );
    return [
      ...tests.map((/** @type {any} */ {fullName, status, failureMessages}) => ({
        title: `${relative(file.name)}: ${fullName}`,
        message: failureMessages?.join('\n') || status,
      })),
      // A file that cannot be read has a message and no tests.
      ...(file.status === 'failed' && tests.length === 0
        ? [{title: relative(file.name), message: file.message}]
        : []),
    ];
  });
  // No test of this project is meant to be skipped, so one that is counts as failed.
  return {passed: numPassedTests, failed: numTotalTests - numPassedTests, failures};
}

/** @param {any} report @returns {Result} */
export function readPlaywright({stats, errors, suites, config}) {
  const failed = suites
    .flatMap(specsOf)
    .filter((/** @type {any} */ {status}) => status !== 'expected');
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    failures: [
      ...failed.map((/** @type {any} */ {file, line, title, status, messages}) => ({
        title: `${relative(path.join(config.rootDir, file))}:${line}: ${title}`,
        message: messages.join('\n') || status,
      })),
      ...errors.map((/** @type {any} */ {message}) => ({title: 'Playwright', message})),
    ],
  };
}

/** The tests of a suite and of the suites in it. @param {any} suite @returns {any[]} */
function specsOf({specs, suites = []}) {
  return [
    ...specs.flatMap((/** @type {any} */ {file, line, title, tests}) =>
      tests.map((/** @type {any} */ {status, results}) => ({
        file,
        line,
        title,
        status,
        messages: results.flatMap((/** @type {any} */ result) =>
          result.errors.map((/** @type {any} */ error) => error.message),
        ),
      })),
    ),
    ...suites.flatMap(specsOf),
  ];
}

/** @param {any} report @returns {Result} */
export function readSamples({passed, failures}) {
  return {passed, failed: failures.length, failures};
}
