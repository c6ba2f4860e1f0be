import {type ChildProcess, execFileSync, spawn} from 'node:child_process';
import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {type AddressInfo, createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {hostileDescription} from '../../fixtures/hostile/description';
import {SITE_ORIGIN} from '../origins';
import {expect, test} from '../test';

/** A site of a few operations is built in a quarter of this where the machine is idle. */
const BUILD_TIMEOUT_MS = 240_000;

/** Some forty pages are opened in one test. */
const PAGES_TIMEOUT_MS = 120_000;

/** The page that holds everything. */
const OPERATION = '/api/toString/proto';

let siteDir: string;
let server: ChildProcess | undefined;
const ownOrigin = process.env[SITE_ORIGIN];

// One copy of the site is built for all of them.
test.describe.configure({mode: 'serial'});

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  siteDir = mkdtempSync(path.join(tmpdir(), 'hostile-site-'));
  execFileSync(process.execPath, [path.join(__dirname, 'build-copy.mjs'), siteDir], {
    input: hostileDescription(),
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const port = await freePort();
  server = spawn(process.execPath, ['scripts/serve.mjs'], {
    cwd: siteDir,
    env: {...process.env, PORT: String(port)},
    stdio: 'ignore',
  });
  process.env[SITE_ORIGIN] = `http://localhost:${port}`;
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${port}`).then(
          ({ok}) => ok,
          () => false,
        ),
      {
        timeout: BUILD_TIMEOUT_MS,
      },
    )
    .toBe(true);
});

test.afterAll(() => {
  process.env[SITE_ORIGIN] = ownOrigin;
  server?.kill();
  rmSync(siteDir, {recursive: true, force: true});
});

/** The address of every page that was made of the description, and of those that list them. */
function pagePaths(): string[] {
  const buildDir = path.join(siteDir, 'build');
  return readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .filter((file) =>
      /^\/(api|schemas|plans\b.*|index|plans)(\.html|\/.+\.html)$/.test(file),
    )
    .map((file) => file.replace(/\.html$/, '').replace(/^\/index$/, '/'))
    .sort();
}

/** What a description has brought to life on a page; nothing, if all is well. */
async function injected(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [
      'img:not([src^="/"]):not([src^="data:image/svg"])',
      'iframe, object, embed, base, form[action], meta[http-equiv]',
      '[onerror], [onload], [onclick]',
      'unknown, b[bogus]',
      'a[href^="javascript:" i], a[href^="data:" i], a[href^="vbscript:" i]',
    ].flatMap((selector) =>
      [...document.querySelectorAll(selector)].map((element) =>
        element.outerHTML.slice(0, 200),
      ),
    );
    return 'pwned' in globalThis ? [...found, 'globalThis.pwned'] : found;
  });
}

test('Every page made of a hostile description is whole and quiet, and nothing of it runs.', async ({
  page,
  sitePage,
}) => {
  test.setTimeout(PAGES_TIMEOUT_MS);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const paths = pagePaths();
  expect(paths).toContain(OPERATION);
  expect(paths.length).toBeGreaterThan(30);
  for (const address of paths) {
    expect.soft(await sitePage.problemsOf(address), address).toEqual([]);
    expect.soft(await injected(page), address).toEqual([]);
    await expect.soft(sitePage.heading, address).not.toBeEmpty();
  }
  expect(dialogs).toEqual([]);
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, resolve);
  });
  const {port} = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
