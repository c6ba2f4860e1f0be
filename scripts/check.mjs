/*
 * Why: what can be known of a change in under a minute, for before a commit.
 * Does: installs packages that are missing; type check, lint, format check and unit tests. What the
 * tools found in files that did not change is taken from their caches.
 * Run: npm run check
 */
import {Checks, SUITES} from './lib/checks.mjs';
import {ensurePackages} from './lib/install.mjs';
import {main} from './lib/run.mjs';

main(async () => {
  await ensurePackages();
  const checks = new Checks();
  await Promise.all([
    (async () => {
      await checks.check('Lint of changed files', 'lint:changed');
      await checks.check('Type check', 'typecheck');
      await checks.check('Lint of the imports', 'lint:imports');
      await checks.check('Format check', 'format:check');
    })(),
    checks.suite('Unit tests', SUITES.unit, {capture: true}),
  ]);
  checks.skip('the lint of files that did not change since the last run');
  checks.skip('what needs a process, a build or a browser: npm test');
  checks.end();
});
