import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ATTACKS, NAME} from '../../fixtures/hostile/document';
import {expect, testOn} from '../site-test';
import {pagePaths, siteFolder} from '../sites/sites';

const test = testOn('hostile');

/** The page of the operation with all hostile content. */
const OPERATION = '/api/toString/proto';

/** The page of the operation whose servers, bodies and credentials attack too. */
const MORE = '/api/toString/post-more';

const SCHEMA = '/schemas/hostile-script-script-globalthis-pwned-1-script';

/** Returns the elements and the global variable that a description has injected into a page. */
async function injected(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [
      'img:not([src^="/"]):not([src^="data:image/svg"])',
      // The search forms of the site have the action /search.
      'iframe, object, embed, base, form[action]:not([action=""], [action="/search"]), meta[http-equiv]:not([http-equiv="Content-Security-Policy"])',
      '[onerror], [onload], [onclick], [ontoggle], [onfocus], [onmouseover], [formaction]',
      'main math, main [srcset], main [srcdoc], main [background], main [name="location"]',
      'unknown, b[bogus]',
      'a[href^="javascript:" i], a[href^="data:" i], a[href^="vbscript:" i]',
    ].flatMap((selector) =>
      [...document.querySelectorAll(selector)].map((one) => one.outerHTML.slice(0, 200)),
    );
    return 'pwned' in globalThis ? [...found, 'globalThis.pwned'] : found;
  });
}

/** Removes the characters that HTML and CommonMark drop or replace. */
function shown(text: string): string {
  return text.replace(/[\p{Cc}\uFFFD]/gu, '');
}

test('Every page of a hostile description opens without problems, runs no injected code and shows attacks as text.', async ({
  page,
  sitePage,
  referencePage,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const paths = pagePaths('hostile');
  expect(paths).toEqual(expect.arrayContaining([OPERATION, SCHEMA, MORE]));
  for (const address of paths) {
    expect.soft(await sitePage.problemsOf(address), address).toEqual([]);
    expect.soft(await injected(page), address).toEqual([]);
    const field = {[OPERATION]: `query-${NAME}`, [SCHEMA]: `field-${NAME}`}[address];
    if (field !== undefined) {
      const text = (await referencePage.entry(field).first().textContent()) ?? '';
      const missing = ATTACKS.filter((attack) => !shown(text).includes(shown(attack)));
      expect.soft(missing, address).toEqual([]);
    }
  }
  expect(dialogs).toEqual([]);
});

/** Returns the hashes of the scripts that the policy of a site allows. */
function scriptHashes(name: string): string[] {
  const page = readFileSync(path.join(siteFolder(name), 'build', 'index.html'), 'utf8');
  const policy = load(page)('[http-equiv="Content-Security-Policy"]').attr('content');
  const [, hashes] = /script-src 'self' ([^;]*)/.exec(policy ?? '') ?? [];
  return hashes?.split(' ') ?? [];
}

test('The policy allows no script but those of a harmless description, and that of the networks.', () => {
  const harmless = scriptHashes('everything');
  const others = scriptHashes('hostile').filter((hash) => !harmless.includes(hash));
  expect(harmless.length).toBeGreaterThan(0);
  expect(others).toHaveLength(1);
});

test('The search finds hostile names and shows them as text.', async ({
  page,
  sitePage,
  searchBox,
}) => {
  await sitePage.open('/');
  const problems = await sitePage.problemsDuring(async () => {
    for (const [query, title] of [
      ['onerror', NAME],
      ['constructor', 'constructor'],
      ['getUntagged', 'getUntagged'],
    ] as const) {
      await searchBox.search(query);
      await expect(searchBox.result(title)).toContainText(title);
      expect(await injected(page)).toEqual([]);
    }
  });
  expect(problems).toEqual([]);
});

test('The request panel works with the parameters and takes the bodies of a hostile description.', async ({
  page,
  sitePage,
  requestPanel,
}) => {
  const requested: string[] = [];
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      requested.push(new URL(route.request().url()).hostname);
      const headers = {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
      };
      return route.fulfill({headers});
    },
  );
  await sitePage.open(OPERATION);
  await requestPanel.field('constructor').fill('not a number');
  await requestPanel.send();
  await expect(requestPanel.field('constructor')).toHaveAttribute('aria-invalid', 'true');
  expect(await injected(page)).toEqual([]);

  await sitePage.open(MORE);
  const mediaType = requestPanel.region.locator('select[name="body-type"]');
  for (const type of await mediaType.locator('option').all()) {
    await mediaType.selectOption((await type.getAttribute('value')) ?? '');
    await requestPanel.send();
    expect(await injected(page)).toEqual([]);
  }
  // Errors of scripts fail the test, too.
  expect(requested).not.toContain('attacker.example');
});
