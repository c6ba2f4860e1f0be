/*
 * Why: Playwright would look for browsers of its own, which nothing downloads, and the tests talk to a
 * server on a port that is free.
 * Does: finds the browser and the nginx of the machine, starts the build behind nginx, and removes the
 * copies of the site in which tests build other sites.
 * Reads: build/; CHROMIUM_PATH, FIREFOX_PATH, WEBKIT_DRIVER_PATH, XVFB_PATH, NGINX_PATH. Run: npm run
 * test:promises, test:browser or test:exhaustive, with options of `playwright test` after `--`, such as
 * npm run test:browser -- search; npm run test:promises:firefox, test:promises:webkit and the like for
 * other engines.
 */
import path from 'node:path';
import {withNginx} from './lib/nginx.mjs';
import {ENGINE_PROGRAMS, requirePrograms} from './lib/programs.mjs';
import {inTemporaryFolder, main, packageFile, REPORT_DIR, run} from './lib/run.mjs';

main(async () => {
  const [project = '', ...options] = process.argv.slice(2);
  const [suite = '', name = 'chromium'] = project.split(':');
  const engine = /** @type {import('./lib/programs.mjs').Engine} */ (name);
  /** @type {Partial<Record<import('./lib/programs.mjs').ProgramName, string>>} */
  const paths = await requirePrograms(ENGINE_PROGRAMS[engine]);
  const {nginx = '', chromium, firefox, webkit, xvfb} = paths;
  const args = [
    packageFile('@playwright/test/cli.js'),
    // The exhaustive tests are several projects.
    ...['test', `--project=${suite}*`, ...options],
  ];
  await inTemporaryFolder('site-copies', (copiesDir) =>
    withNginx(nginx, async (address) => {
      const {code} = await run(process.execPath, args, {
        env: {
          ...process.env,
          ...{CHROMIUM_PATH: chromium, FIREFOX_PATH: firefox},
          ...{WEBKIT_DRIVER_PATH: webkit, XVFB_PATH: xvfb},
          PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(REPORT_DIR, `${project}.json`),
          // tests/browser/engine.ts reads it.
          TEST_ENGINE: engine,
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
