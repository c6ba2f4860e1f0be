/*
 * Why: what can be known of a change in under a minute, for before a commit.
 * Does: installs packages that are missing; type check, lint, format check and unit tests.
 * Run: npm run check
 */
import {Checks, SUITES} from './lib/checks.mjs';
import {ensurePackages} from './lib/install.mjs';
import {main} from './lib/run.mjs';

main(async () => {
  await ensurePackages();
  const checks = new Checks();
  await Promise.all([
    checks.check('Lint', 'lint:code'),
    checks.check('Lint of the imports', 'lint:imports'),
    (async () => {
      await checks.check('Type check', 'typecheck');
      await checks.check('Format check', 'format:check');
      await checks.suite('Unit tests', SUITES.unit, {capture: true});
    })(),
  ]);
  checks.skip('what needs a build or a browser: npm test');
  checks.end();
});
