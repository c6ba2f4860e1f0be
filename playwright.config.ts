import {defineConfig, type PlaywrightTestConfig} from '@playwright/test';
import path from 'node:path';
import {engine} from './tests/browser/engine';
import {SITES} from './tests/exhaustive/sites/sites';

/** The folders of tests/exhaustive whose tests need sites that are built for them. */
const WITH_SITES = Object.keys(SITES);

const isRoot = process.getuid?.() === 0;

/** What the driver of the engine cannot do; tests/browser/test.ts says why. */
const LACKING = {
  chromium: [],
  firefox: [/@needs-chromium/],
  webkit: [/@needs-chromium/, /@needs-playwright/],
}[engine()];

const FIREFOX: PlaywrightTestConfig['use'] = {
  browserName: 'firefox',
  // The Firefox of the machine.
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: path.resolve('tests/browser/firefox/firefox.mjs'),
    firefoxUserPrefs: {
      // A press is lost if what it meets still moves.
      'ui.prefersReducedMotion': 1,
      // Firefox ESR 153 crashes over these properties under a driver; Playwright reads the attributes without them.
      'accessibility.ARIAElementReflection.enabled': false,
    },
  },
};

export default defineConfig({
  projects: [
    {name: 'promises', testDir: 'tests/browser', grep: /@promise/, grepInvert: LACKING},
    {name: 'smoke', testDir: 'tests/browser', grep: /@smoke/},
    {name: 'browser', testDir: 'tests/browser'},
    {name: 'stock', testDir: 'tests/stock'},
    // One site is built after the other, in one copy, because webpack keeps what they share. Beside the
    // builds, tests run that do not wait for them.
    ...WITH_SITES.map((folder, index) => ({
      name: `sites of ${folder}`,
      testDir: 'tests/exhaustive/sites',
      testMatch: 'build.setup.ts',
      grep: new RegExp(`@${folder}$`),
      fullyParallel: false,
      dependencies: WITH_SITES.slice(0, index).map((earlier) => `sites of ${earlier}`),
    })),
    ...WITH_SITES.map((folder) => ({
      name: `exhaustive ${folder}`,
      testDir: `tests/exhaustive/${folder}`,
      dependencies: [`sites of ${folder}`],
    })),
    {
      name: 'exhaustive',
      testDir: 'tests/exhaustive',
      testIgnore: WITH_SITES.map((folder) => `${folder}/**`),
    },
  ],
  outputDir: 'node_modules/.cache/tests/browser',
  // scripts/test-browser.mjs sets the file of the JSON report; scripts/test.mjs counts its tests.
  reporter: [['list'], ['json']],
  // High limits, because a busy machine is slow and some tests build a site.
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
    // In Firefox, the policy of the page forbids the style that Playwright adds for it.
    screenshot: engine() === 'chromium' ? 'only-on-failure' : 'off',
    // A press is lost if what it meets still moves. The tests of an animation ask for it.
    contextOptions: {reducedMotion: 'reduce'},
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
    // Without a window, Chromium asks nobody whether a press may copy. The others do not ask.
    permissions: engine() === 'chromium' ? ['clipboard-write'] : [],
    ...(engine() === 'firefox' ? FIREFOX : {}),
  },
});
