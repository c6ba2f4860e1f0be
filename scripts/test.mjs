/*
 * Why: one command that says whether a change is good, the same on a fresh clone, here and in CI.
 * Does: installs what is missing, then type check, lint, format check, lint of the description, unit
 * tests, production build, and on that build the tests of its HTML, every code sample, 200 readers at
 * once, and the browser tests, the last two behind nginx; then the first commands of the README on a
 * clone of the last commit. Each check counts as one; the suites count their tests, that of the
 * samples counts samples. A check that fails does not keep the others from running; only a build that
 * fails leaves nothing for those that need one.
 * Reads: CHROMIUM_PATH and NGINX_PATH, other programs than those that are found. Run: npm test
 */
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {ensureChromium} from './lib/chromium.mjs';
import {ensurePackages} from './lib/install.mjs';
import {ensureNginx} from './lib/nginx.mjs';
import {inSeconds, main, plainEnvironment, REPORT_DIR, runScript} from './lib/run.mjs';

/** @typedef {{passed: number, failed: number}} Count */

/** @type {Count} */
const total = {passed: 0, failed: 0};

/**
 * Runs the npm script of a check, which counts as one. Its output is shown when it fails.
 *
 * @param {string} title
 * @param {string} script
 * @returns {Promise<boolean>} whether it passed
 */
async function check(title, script) {
  const {code, output, seconds} = await runScript(script, {
    capture: true,
    env: plainEnvironment(),
  });
  const passed = code === 0;
  if (!passed) {
    console.log(output.trimEnd());
  }
  add(passed ? {passed: 1, failed: 0} : {passed: 0, failed: 1});
  console.log(
    `${title}: ${passed ? 'passed' : `failed (npm run ${script})`}, ${inSeconds(seconds)}`,
  );
  return passed;
}

/**
 * Runs the npm script of a test suite and counts the tests of its report.
 *
 * @param {string} title
 * @param {string} script
 * @param {string} report name of the file in REPORT_DIR
 * @param {(report: any) => Count} count
 * @param {NodeJS.ProcessEnv} [env]
 */
async function suite(title, script, report, count, env = {}) {
  const file = path.join(REPORT_DIR, report);
  rmSync(file, {force: true});
  console.log(`${title} ...`);
  const {code, seconds} = await runScript(script, {env: plainEnvironment(env)});
  const counted = readCount(file, count);
  // A suite that broke outside of a test, or ran none, has failed all the same.
  const isSilent = counted.failed === 0 && (code !== 0 || counted.passed === 0);
  const result = isSilent ? {...counted, failed: 1} : counted;
  add(result);
  console.log(
    `${title}: ${result.passed} passed, ${result.failed} failed, ${inSeconds(seconds)}`,
  );
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

/** @param {Count} count */
function add({passed, failed}) {
  total.passed += passed;
  total.failed += failed;
}

/**
 * Something that the steps after it need and that could not be had: a failure of its own.
 *
 * @template T
 * @param {() => Promise<T>} provide
 * @returns {Promise<T | undefined>}
 */
async function need(provide) {
  try {
    return await provide();
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    add({passed: 0, failed: 1});
    return undefined;
  }
}

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

async function runAll() {
  if ((await need(async () => (await ensurePackages(), true))) === undefined) {
    return;
  }
  await testSite();
  await check('A fresh clone of the last commit', 'test:clone');
}

async function testSite() {
  const chromium = await need(ensureChromium);
  await check('Type check', 'typecheck');
  await check('Lint', 'lint:code');
  await check('Format check', 'format:check');
  await check('Lint of the description', 'lint:description');
  await suite('Unit tests', 'test:unit', 'unit.json', countVitest);
  if (!(await check('Production build', 'build'))) {
    console.log('Tests of the build: not run, as there is none');
    return;
  }
  await suite('Tests of the built pages', 'test:build', 'build.json', countVitest);
  await suite('Code samples', 'test:samples', 'samples.json', countSamples);
  const nginx = await need(ensureNginx);
  if (nginx !== undefined) {
    await check('200 readers at once', 'bench:load');
  }
  if (chromium === undefined) {
    console.log('Browser tests: not run, as there is no Chromium');
    return;
  }
  await suite('Browser tests', 'test:browser', 'browser.json', countPlaywright, {
    CHROMIUM_PATH: chromium,
    NGINX_PATH: nginx,
  });
}

main(async () => {
  const start = performance.now();
  await runAll();
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
  console.log(`All of it took ${inSeconds((performance.now() - start) / 1000)}.`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
});
