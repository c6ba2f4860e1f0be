/*
 * Why: Playwright would look for a browser of its own, which nothing downloads; this finds the
 * Chromium of the machine first.
 * Reads: build/, CHROMIUM_PATH. Run: npm run test:browser, with options of `playwright test` after
 * `--`, such as npm run test:browser -- search
 */
import {ensureChromium} from './lib/chromium.mjs';
import {main, packageFile, run} from './lib/run.mjs';

main(async () => {
  const env = {...process.env, CHROMIUM_PATH: await ensureChromium()};
  const args = [packageFile('@playwright/test/cli.js'), 'test', ...process.argv.slice(2)];
  process.exitCode = (await run(process.execPath, args, {env})).code;
});
