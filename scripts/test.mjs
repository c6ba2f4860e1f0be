/*
 * Why: one command that says whether a change is good, the same on a fresh clone, here and in CI.
 * Does: installs what is missing; then type check, lint of code and imports, format check, lint of the description, unit
 * tests, tests with processes, the programs of the recipes and production build, and on that build the
 * tests of its HTML, every code sample, and the browser tests behind nginx. With --all also the exhaustive part: axe on every address, what
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
  await checks.suite('Unit tests', SUITES.unit, {capture: true});
  await checks.suite('Tests with processes', SUITES.processes, {capture: true});
  await checks.suite('Recipes', SUITES.recipes, {capture: true});
}

/**
 * @param {string | undefined} chromium
 * @param {boolean} isAll
 */
async function testBuild(chromium, isAll) {
  if (!(await checks.check('Production build', 'build'))) {
    checks.skip('the tests of the build, as there is none');
    return;
  }
  await checks.suite('Tests of the built pages', SUITES.build, {capture: true});
  await checks.suite('Code samples', SUITES.samples, {capture: true});
  const nginx = await checks.need('nginx', ensureNginx);
  if (chromium === undefined) {
    checks.skip('the browser tests, as there is no Chromium');
    return;
  }
  if (nginx === undefined) {
    checks.skip('the browser tests, as there is no nginx');
    return;
  }
  const env = {CHROMIUM_PATH: chromium, NGINX_PATH: nginx};
  await checks.suite('Browser tests', SUITES.browser, {env});
  if (isAll) {
    await checks.suite('Exhaustive browser tests', SUITES.exhaustive, {env});
    await checks.check('200 readers at once', 'bench:load');
  }
}

main(async () => {
  const isAll = process.argv.includes('--all');
  const isInstalled = await checks.need('Packages', async () => {
    await ensurePackages();
    return true;
  });
  if (isInstalled) {
    const chromium = await checks.need('Chromium', ensureChromium);
    // Neither needs the other, and alone each leaves one of two processors free.
    await Promise.all([testBuild(chromium, isAll), checkSource()]);
    if (isAll) {
      await checks.check('A fresh clone of the last commit', 'test:clone');
    } else {
      checks.skip(EXHAUSTIVE);
    }
  }
  checks.end();
});
