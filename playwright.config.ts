import {defineConfig} from '@playwright/test';

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  projects: [
    {name: 'browser', testDir: 'tests/browser', grepInvert: /@exhaustive/},
    {name: 'exhaustive', testDir: 'tests/exhaustive'},
    {name: 'exhaustive-repetitions', testDir: 'tests/browser', grep: /@exhaustive/},
  ],
  outputDir: 'node_modules/.cache/tests/browser',
  // scripts/test-browser.mjs sets the file of the JSON report; scripts/test.mjs counts its tests.
  reporter: [['list'], ['json']],
  // High limits, because a busy machine is slow and some tests wait for the build of a fixture site.
  timeout: 900_000,
  expect: {timeout: 60_000},
  fullyParallel: true,
  workers: 2,
  // A retry would hide flaky behaviour.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      // scripts/test-browser.mjs finds an installed browser.
      ...(process.env.CHROMIUM_PATH === undefined
        ? {}
        : {executablePath: process.env.CHROMIUM_PATH}),
      args: [
        // Chromium cannot use its sandbox as root, the user of most containers.
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        // The site must not load anything from another host.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
