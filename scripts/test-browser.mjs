/*
 * Why: Playwright would look for a browser of its own, which nothing downloads, and the tests talk to
 * servers on ports that are free.
 * Does: finds the Chromium and the nginx of the machine; starts the build behind nginx, and the
 * fixture sites.
 * Reads: build/, CHROMIUM_PATH, NGINX_PATH. Run: npm run test:browser or npm run test:exhaustive, with
 * options of `playwright test` after `--`, such as npm run test:browser -- search
 */
import path from 'node:path';
import {ensureChromium} from './lib/chromium.mjs';
import {ensureNginx, startNginx} from './lib/nginx.mjs';
import {main, packageFile, REPORT_DIR, run, SITE_DIR} from './lib/run.mjs';
import {startProgram} from './lib/server.mjs';

/** The sites of tests/fixtures/sites, each built when a test asks for it. */
function startFixtures() {
  const script = path.join('tests', 'exhaustive', 'fixture-sites', 'fixture-sites.mjs');
  return startProgram('The fixture sites', () => [
    process.execPath,
    path.join(SITE_DIR, script),
  ]);
}

main(async () => {
  const [project = '', ...options] = process.argv.slice(2);
  const chromium = await ensureChromium();
  const nginx = await ensureNginx();
  /** @type {Awaited<ReturnType<typeof startProgram>>[]} */
  const servers = [];
  try {
    for (const start of [() => startNginx(nginx), startFixtures]) {
      servers.push(await start());
    }
    const [site, fixtures] = servers;
    const args = [
      packageFile('@playwright/test/cli.js'),
      // The exhaustive part has two projects.
      ...['test', `--project=${project}*`, ...options],
    ];
    const {code} = await run(process.execPath, args, {
      // The variables are those of tests/browser/origins.ts.
      env: {
        ...process.env,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(REPORT_DIR, `${project}.json`),
        TEST_SITE_ORIGIN: site?.address,
        TEST_FIXTURE_ORIGIN: fixtures?.address,
      },
    });
    process.exitCode = code;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
});
