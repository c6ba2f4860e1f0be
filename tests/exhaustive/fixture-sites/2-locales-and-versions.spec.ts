import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {type CheerioAPI, load} from 'cheerio';
import {sidewaysOverflow} from '../../browser/accessibility/layout';
import type {ServedSite} from '../sites/sites';
import {expect, test} from './fixture-site';
import {proves} from '../../specification/proves';

const DEFAULT_KEY = 'docs-preferred-version-default';
const HANDBOOK_KEY = 'docs-preferred-version-handbook';

const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

test.describe('2. Navigation behaviour', () => {
  test.use({viewport: {width: 1600, height: 800}});

  test(
    'A language dropdown links to the same page, query and hash in each locale.',
    proves('S2.51'),
    async ({page, sitePage, navbarItems}) => {
      const address = '/1.0/guide?from=here#where';
      await sitePage.open(`/docs${address}`);
      await expect(await navbarItems.offered('English', 'English')).toHaveAttribute(
        'href',
        `/docs${address}`,
      );
      await navbarItems.choose('English', 'العربية');
      await expect(page).toHaveURL(`/docs/ar${address}`);
      await sitePage.hydrated();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      await navbarItems.choose('العربية', 'English');
      await expect(page).toHaveURL(`/docs${address}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    },
  );

  test(
    'A language dropdown is on pages of all docs and versions.',
    proves('S2.51'),
    ({variants}) => {
      for (const address of ['/guide', '/1.0/guide', '/handbook/new']) {
        for (const own of ['', '/ar']) {
          const links = readPage(variants, own + address)('nav.navbar a[lang]').toArray();
          expect(links.map(({attribs}) => attribs['href'])).toEqual([
            `/docs${address}`,
            `/docs/ar${address}`,
          ]);
        }
      }
    },
  );

  test(
    'A docs version dropdown links to the equivalent doc in each version.',
    proves('S2.52'),
    async ({page, sitePage, navbarItems}) => {
      const suffix = '?from=here#where';
      await sitePage.open(`/docs/guide${suffix}`);
      await expect(await navbarItems.offered('2.0', '2.0')).toHaveAttribute(
        'href',
        `/docs/guide${suffix}`,
      );
      await navbarItems.choose('2.0', '1.0');
      await expect(page).toHaveURL(`/docs/1.0/guide${suffix}`);
      await expect(sitePage.heading).toHaveText('Guide to 1.0');
      // The navbar may be hidden after the jump to the heading. A reload shows it.
      await page.reload();
      await sitePage.hydrated();
      await navbarItems.choose('1.0', '2.0');
      await expect(page).toHaveURL(`/docs/guide${suffix}`);
      await expect(sitePage.heading).toHaveText('Guide to 2.0');
    },
  );

  test('A docs version dropdown links to the main doc of a version without an equivalent doc.', async ({
    page,
    sitePage,
    navbarItems,
  }) => {
    await sitePage.open('/docs/only-new');
    await navbarItems.choose('2.0', '1.0');
    await expect(page).toHaveURL('/docs/1.0');
    await expect(sitePage.heading).toHaveText('Home of 1.0');

    await sitePage.open('/docs/1.0/only-old');
    await navbarItems.choose('1.0', '2.0');
    await expect(page).toHaveURL('/docs/');
    await expect(sitePage.heading).toHaveText('Home of 2.0');
  });
});

test.describe('4. States and transitions', () => {
  test.use({viewport: {width: 1600, height: 800}});

  test(
    'The chosen docs version is persisted in local storage.',
    proves('S4.19'),
    async ({page, sitePage, navbarItems}) => {
      await sitePage.open('/docs/guide');
      expect(await stored(page, DEFAULT_KEY)).toBeNull();
      await navbarItems.choose('2.0', '1.0');
      await expect(page).toHaveURL('/docs/1.0/guide');
      expect(await stored(page, DEFAULT_KEY)).toBe('1.0');
      await page.reload();
      await sitePage.hydrated();
      expect(await stored(page, DEFAULT_KEY)).toBe('1.0');
      await navbarItems.choose('1.0', '2.0');
      await expect(page).toHaveURL('/docs/guide');
      expect(await stored(page, DEFAULT_KEY)).toBe('current');
    },
  );

  test(
    'The chosen docs version is the target of links from other docs, also after a reload.',
    proves('S4.19'),
    async ({page, sitePage, navbarItems}) => {
      const link = page.locator('nav.navbar .navbar__items').first();
      const linksTo = async (name: string, address: string): Promise<void> => {
        await expect(link.getByRole('link', {name, exact: true})).toHaveAttribute(
          'href',
          address,
        );
      };
      await sitePage.open('/docs/guide');
      await linksTo('New', '/docs/handbook/new');
      await navbarItems.choose('New', 'First');
      await expect(page).toHaveURL('/docs/handbook/first');
      expect(await stored(page, HANDBOOK_KEY)).toBe('first');

      await sitePage.open('/docs/guide');
      await linksTo('First', '/docs/handbook/first');
      await page.reload();
      await sitePage.hydrated();
      await linksTo('First', '/docs/handbook/first');
      // A version that no longer exists is removed from the storage.
      await page.evaluate((key) => {
        localStorage.setItem(key, 'gone');
      }, HANDBOOK_KEY);
      await page.reload();
      await linksTo('New', '/docs/handbook/new');
      await expect.poll(() => stored(page, HANDBOOK_KEY)).toBeNull();
    },
  );
});

test.describe('1. What the product does and for whom', () => {
  test(
    'The locale en has direction ltr, and another locale has direction rtl.',
    proves('S1.11'),
    async ({page, sitePage, searchBox}) => {
      const logoStart = async (): Promise<number> => {
        const box = await page.locator('.navbar__brand').boundingBox();
        return box?.x ?? NaN;
      };
      const width = page.viewportSize()?.width ?? NaN;
      await sitePage.open('/docs/guide');
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      await expect(sitePage.heading).toHaveCSS('direction', 'ltr');
      expect(await logoStart()).toBeLessThan(width / 2);
      await sitePage.open('/docs/ar/guide');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(sitePage.heading).toHaveCSS('direction', 'rtl');
      await expect(sitePage.heading).toHaveText('دليل الإصدار');
      expect(await logoStart()).toBeGreaterThan(width / 2);
      // The input has the same direction before and after the search is loaded.
      await expect(searchBox.standIn).toHaveCSS('direction', 'rtl');
      await searchBox.open();
      await expect(searchBox.input).toHaveCSS('direction', 'rtl');
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
});

/** Returns a page as it was built, by its path below the base URL. */
function readPage({buildDir}: ServedSite, address: string): CheerioAPI {
  return load(readFileSync(path.join(buildDir, 'docs', `${address}.html`), 'utf8'));
}
