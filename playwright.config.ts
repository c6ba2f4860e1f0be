import {defineConfig} from '@playwright/test';

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  projects: [
    {name: 'browser', testDir: 'tests/browser', grepInvert: /@exhaustive/},
    {name: 'exhaustive', testDir: 'tests/exhaustive'},
    {name: 'exhaustive-repetitions', testDir: 'tests/browser', grep: /@exhaustive/},
  ],
  // Git-ignored, like everything else under node_modules.
  outputDir: 'node_modules/.cache/tests/browser',
  // scripts/test-browser.mjs says where the second report goes; scripts/test.mjs counts its tests.
  reporter: [['list'], ['json']],
  // Limits for what hangs: on a busy machine everything takes many times as long as usual. A test may
  // have to wait until a fixture site is built.
  timeout: 900_000,
  expect: {timeout: 60_000},
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second try hides what it is there to find.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      // scripts/test-browser.mjs finds it; Playwright would ask for a browser of its own.
      ...(process.env.CHROMIUM_PATH === undefined
        ? {}
        : {executablePath: process.env.CHROMIUM_PATH}),
      args: [
        // Chromium does not start its sandbox as root, which is who runs in most containers.
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        // Nothing on the site may come from another host; here nothing can.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
