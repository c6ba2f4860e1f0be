import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {sidewaysOverflow} from '../../browser/accessibility/layout';
import type {ServedSite} from '../sites/sites';
import {choose, expect, test} from './fixture-site';
import {proves} from '../../specification/proves';

const DEFAULT_KEY = 'docs-preferred-version-default';

const SUFFIX = '?from=here#where';

test(
  'A language dropdown links to the same page, query and hash in each locale.',
  proves('S2.51'),
  async ({page, sitePage, navbar}) => {
    const address = `/1.0/guide${SUFFIX}`;
    await sitePage.open(`/docs${address}`);
    await choose(navbar, 'English', 'العربية');
    await expect(page).toHaveURL(`/docs/ar${address}`);
    await sitePage.hydrated();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await choose(navbar, 'العربية', 'English');
    await expect(page).toHaveURL(`/docs${address}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  },
);

test(
  'A docs version dropdown links to the equivalent doc in each version, or to its main doc. The choice is persisted.',
  proves('S2.52', 'S4.19'),
  async ({page, sitePage, navbar}) => {
    await sitePage.open('/docs/guide');
    expect(await sitePage.stored(DEFAULT_KEY)).toBeNull();
    for (const [version, address, chosen, there, heading] of [
      ['2.0', `/docs/guide${SUFFIX}`, '1.0', `/docs/1.0/guide${SUFFIX}`, 'Guide to 1.0'],
      ['1.0', `/docs/1.0/guide${SUFFIX}`, '2.0', `/docs/guide${SUFFIX}`, 'Guide to 2.0'],
      ['2.0', '/docs/only-new', '1.0', '/docs/1.0', 'Home of 1.0'],
      ['1.0', '/docs/1.0/only-old', '2.0', '/docs/', 'Home of 2.0'],
    ] as const) {
      await sitePage.open(address);
      // After a jump to a heading, the navbar may be hidden.
      await page.mouse.wheel(0, -10_000);
      await choose(navbar, version, chosen);
      await expect(page).toHaveURL(there);
      await expect(sitePage.heading).toHaveText(heading);
      expect(await sitePage.stored(DEFAULT_KEY)).toBe(
        chosen === '2.0' ? 'current' : chosen,
      );
    }
  },
);

test('Pages below the base URL have no problems and fit their window.', async ({
  page,
  sitePage,
}) => {
  for (const address of ['/docs/guide', '/docs/ar/guide', '/docs/ar/api/pet/add-pet']) {
    expect.soft(await sitePage.problemsOf(address), address).toEqual([]);
    for (const width of [1600, 390]) {
      expect.soft(await sidewaysOverflow(page, width), address).toEqual([]);
    }
  }
});

test('The page of a new endpoint is marked, and its canonical URL is below the base URL.', ({
  variants,
}) => {
  const endpoint = readPage(variants, '/plans/Gold/Endpoints/pet/add-pet');
  expect(endpoint('head link[rel="canonical"]').attr('href')).toBe(
    'https://docs.kaiascan.io/docs/api/pet/add-pet',
  );
  expect(endpoint('article header').text()).toContain('New, plan not yet known');
});

/** Returns a page as it was built, by its path below the base URL. */
function readPage({buildDir}: ServedSite, address: string): CheerioAPI {
  return load(readFileSync(path.join(buildDir, 'docs', `${address}.html`), 'utf8'));
}
