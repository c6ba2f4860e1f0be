/*
 * Why: what can be known of a change in under a minute, for before a commit.
 * Does: installs packages that are missing; type check, lint, format check, and the unit tests of what
 * has changed since all of them passed. What the tools found in other files is taken from their caches.
 * Run: npm run check
 */
import {Checks, SUITES} from './lib/checks.mjs';
import {main} from './lib/run.mjs';

main(async () => {
  const checks = new Checks();
  if (!(await checks.packages())) {
    checks.end();
    return;
  }
  await Promise.all([
    (async () => {
      await checks.check('Lint of changed files', 'lint:changed');
      await checks.check('Type check', 'typecheck');
      await checks.check('Lint of the imports', 'lint:imports');
      await checks.check('Format check', 'format:check');
    })(),
    checks.suite(SUITES.changed, {capture: true}),
  ]);
  checks.skip('what needs a build: npm test');
  checks.end();
});
