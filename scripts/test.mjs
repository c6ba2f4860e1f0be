/*
 * Why: one command that says whether a change is good, the same on a fresh clone, here and in CI.
 * Does: installs what is missing; then type check, lint of code and imports, format check, lint of the description, unit
 * tests and production build, and on that build the tests of its HTML, every code sample, and the
 * browser tests behind nginx. With --all also the exhaustive part: axe on every address, what
 * Docusaurus does on fixture sites, a hostile description, 200 readers at once, and the first commands
 * of the README on a clone of the last commit. A check that fails does not keep the others from
 * running; only a build that fails leaves nothing for those that need one.
 * Reads: CHROMIUM_PATH and NGINX_PATH, other programs than those that are found.
 * Run: npm test, npm run test:all
 */
import {Checks, SUITES} from './lib/checks.mjs';
import {ensureChromium} from './lib/chromium.mjs';
import {ensurePackages} from './lib/install.mjs';
import {ensureNginx} from './lib/nginx.mjs';
import {main} from './lib/run.mjs';

const EXHAUSTIVE =
  'the exhaustive part (axe on every address, fixture sites, hostile description, 200 readers at once, fresh clone): npm run test:all';

const checks = new Checks();

async function checkSource() {
  await checks.check('Type check', 'typecheck');
  await checks.check('Lint', 'lint:code');
  await checks.check('Lint of the imports', 'lint:imports');
  await checks.check('Format check', 'format:check');
  await checks.check('Lint of the description', 'lint:description');
}

/** @returns {Promise<boolean>} whether there is a build for the browser tests. */
async function testWithoutBrowser() {
  const isBuilt = await checks.check('Production build', 'build');
  if (isBuilt) {
    await checks.suite('Tests of the built pages', SUITES.build, {capture: true});
    await checks.suite('Code samples', SUITES.samples, {capture: true});
  } else {
    checks.skip('the tests of the build, as there is none');
  }
  await checks.suite('Unit tests', SUITES.unit, {capture: true});
  return isBuilt;
}

/** @param {boolean} isAll */
async function testSite(isAll) {
  const chromium = await checks.need('Chromium', ensureChromium);
  // They take about the same time, and each leaves one of two processors free.
  const [isBuilt] = await Promise.all([testWithoutBrowser(), checkSource()]);
  const nginx = await checks.need('nginx', ensureNginx);
  if (!isBuilt) {
    return;
  }
  if (chromium === undefined) {
    checks.skip('the browser tests, as there is no Chromium');
    return;
  }
  const env = {CHROMIUM_PATH: chromium, NGINX_PATH: nginx};
  await checks.suite('Browser tests', SUITES.browser, {env});
  if (isAll) {
    await checks.suite('Exhaustive browser tests', SUITES.exhaustive, {env});
    if (nginx !== undefined) {
      await checks.check('200 readers at once', 'bench:load');
    }
  }
}

main(async () => {
  const isAll = process.argv.includes('--all');
  const isInstalled = await checks.need('Packages', async () => {
    await ensurePackages();
    return true;
  });
  if (isInstalled) {
    await testSite(isAll);
    if (isAll) {
      await checks.check('A fresh clone of the last commit', 'test:clone');
    } else {
      checks.skip(EXHAUSTIVE);
    }
  }
  checks.end();
});
