/*
 * Why: one command that says whether a change is good, the same on a new machine, here and in CI.
 * Does: installs the npm packages, then the programs that tests run and npm cannot install; after that,
 * nothing installs anything. Then type check, lint, format check and unit tests, without those that have
 * passed before and read nothing that has changed; the production build, unless its inputs have not changed,
 * and on it the tests of its HTML, the code samples that have not passed before, and the promises to readers
 * in Chromium, the first of them in Firefox and WebKit too. With --all all of them in all three, and all other
 * browser tests, the programs of the recipes, processes, every page, what Docusaurus does on fixture sites,
 * a hostile description, what hosts serve, and 200 readers at once;
 * with --stock, also the packages on stock sites. A check that fails does not keep the others from running; only
 * a build that fails leaves nothing for those that need one, and a program that is missing nothing for those
 * that run it.
 * Reads: the variables of scripts/lib/programs.mjs, other programs than those that are found.
 * Run: npm test, npm run test:all, npm run test:all -- --stock
 */
import {isBuildCurrent} from './lib/built-inputs.mjs';
import {CHECKS, Checks, LOAD_PROGRAMS} from './lib/checks.mjs';
import {ENGINE_PROGRAMS, HOST_PROGRAMS, SAMPLE_PROGRAMS} from './lib/programs.mjs';
import {main} from './lib/run.mjs';

const REST =
  'all other browser tests, recipes, processes, fixture sites, hosts, 200 readers at once: npm run test:all';
const STOCK = 'the packages on stock sites: npm run test:stock';

const checks = new Checks();

/** @param {boolean} isAll */
async function checkSource(isAll) {
  const {lint, imports, dependencies, format, description, unit, changed} = CHECKS;
  const {processes, programs, recipes} = CHECKS;
  for (const check of [
    ...[lint, imports, dependencies, format, description],
    isAll ? unit : changed,
    ...(isAll ? [processes, programs, recipes] : []),
  ]) {
    await checks.run(check);
  }
}

/** @param {boolean} isAll */
async function testBuild(isAll) {
  if (await isBuildCurrent()) {
    checks.skip('the production build: none of its inputs has changed');
  } else if (!(await checks.run(CHECKS.production))) {
    checks.skip('the tests of the build, as there is none');
    return;
  }
  await checks.run(CHECKS.build);
  await checks.run(isAll ? CHECKS.allSamples : CHECKS.samples);
  await checks.run(isAll ? CHECKS.browser : CHECKS.promises, false);
  const {firefox, webkit, firefoxSmoke, webkitSmoke} = CHECKS;
  for (const check of isAll ? [firefox, webkit] : [firefoxSmoke, webkitSmoke]) {
    await checks.run(check, false);
  }
  if (isAll) {
    await checks.run(CHECKS.exhaustive, false);
    await checks.run(CHECKS.hosts);
    await checks.run(CHECKS.load);
  }
}

main(async () => {
  const isAll = process.argv.includes('--all');
  const withStock = process.argv.includes('--stock');
  if (await checks.packages()) {
    const more = isAll ? [...HOST_PROGRAMS, ...LOAD_PROGRAMS] : [];
    await checks.programs([
      ...SAMPLE_PROGRAMS,
      ...Object.values(ENGINE_PROGRAMS).flat(),
      ...more,
    ]);
    // Neither needs the other, and alone each leaves one of two processors free.
    await Promise.all([testBuild(isAll), checkSource(isAll)]);
    if (!isAll) {
      checks.skip(REST);
    }
    if (withStock) {
      await checks.run(CHECKS.stock);
    } else {
      checks.skip(STOCK);
    }
  }
  checks.end();
});
