/*
 * Why: Playwright would look for a browser of its own, which nothing downloads, and the tests talk to a
 * server on a port that is free.
 * Does: finds the Chromium and the nginx of the machine, starts the build behind nginx, and removes the
 * copies of the site in which tests build other sites.
 * Reads: build/, CHROMIUM_PATH, NGINX_PATH. Run: npm run test:promises, test:browser or test:exhaustive,
 * with options of `playwright test` after `--`, such as npm run test:browser -- search
 */
import path from 'node:path';
import {withNginx} from './lib/nginx.mjs';
import {BROWSER_PROGRAMS, requirePrograms} from './lib/programs.mjs';
import {inTemporaryFolder, main, packageFile, REPORT_DIR, run} from './lib/run.mjs';

main(async () => {
  const [project = '', ...options] = process.argv.slice(2);
  const {chromium, nginx} = await requirePrograms(BROWSER_PROGRAMS);
  const args = [
    packageFile('@playwright/test/cli.js'),
    // The exhaustive tests are several projects.
    ...['test', `--project=${project}*`, ...options],
  ];
  await inTemporaryFolder('site-copies', (copiesDir) =>
    withNginx(nginx, async (address) => {
      const {code} = await run(process.execPath, args, {
        env: {
          ...process.env,
          CHROMIUM_PATH: chromium,
          PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(REPORT_DIR, `${project}.json`),
          // tests/browser/visit.ts reads it.
          TEST_SITE_ORIGIN: address,
          // tests/exhaustive/sites/build.setup.ts reads it.
          TEST_COPIES_DIR: copiesDir,
        },
      });
      process.exitCode = code;
    }),
  );
});
