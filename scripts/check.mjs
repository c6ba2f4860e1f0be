/*
 * Why: what can be known of a change in under a minute, for before a commit.
 * Does: installs packages that are missing; type check, lint, format check, and the unit tests of what
 * has changed since all of them passed.
 * Run: npm run check
 */
import {CHECKS, Checks} from './lib/checks.mjs';
import {main} from './lib/run.mjs';

main(async () => {
  const checks = new Checks();
  if (await checks.packages()) {
    const {lint, imports, dependencies, format, changedUnits} = CHECKS;
    const lints = async () => {
      for (const check of [lint, imports, dependencies, format]) {
        await checks.run(check);
      }
    };
    await Promise.all([lints(), checks.run(changedUnits)]);
    checks.skip('integration tests, and what needs a build: npm test');
  }
  checks.end();
});
