import {INDEX_ROUTE, readDocuments, readIndex} from '../pages/SearchFiles';
import {expect, test} from '../test';
import {proves} from '../../specification/proves';

test.describe('3. Entities and their fields', () => {
  test(
    'Search hit: document, score, terms.',
    proves('S3.4'),
    async ({request, sitePage, searchBox}) => {
      const titles = new Map(
        (await readDocuments(request)).map(({sectionRoute, title}) => [
          sectionRoute,
          title,
        ]),
      );
      await sitePage.open('/');
      await searchBox.search('delegation');
      const marks = searchBox.results.locator('mark');
      await expect(marks.first()).toBeVisible();
      // The document: each result contains its title and links to it.
      for (const hit of await searchBox.results.all()) {
        const href = (await hit.getByRole('link').getAttribute('href')) ?? '';
        await expect(hit).toContainText(titles.get(href) ?? 'a document');
      }
      // The terms: they are marked in the title and in an excerpt, which begins near the term.
      for (const text of await marks.allTextContents()) {
        expect(text).toMatch(/^delegat/i);
      }
      await expect(searchBox.results.getByText(/^… .*delegation/).first()).toBeVisible();
      // The score: a document with both words comes before documents with one.
      await searchBox.input.fill('rewards block');
      await expect(searchBox.results.first()).toContainText('Get Block Rewards');
    },
  );

  test(
    'Per-locale search index file: documents (list) and index (serialized).',
    proves('S3.5'),
    async ({request}) => {
      const {documents, index} = await readIndex(request);
      expect(Array.isArray(documents)).toBe(true);
      expect(documents.length).toBeGreaterThan(1_000);
      expect(typeof index.terms).toBe('string');
      expect(index.postings.every((posting) => typeof posting === 'string')).toBe(true);
      // There is only one locale, at the root, and therefore only one file.
      expect(INDEX_ROUTE.split('/')).toHaveLength(2);
    },
  );

  test(
    'Navbar item: type, label, position (left or right, default right), to or href, dropdown items.',
    proves('S3.6'),
    async ({page, sitePage}) => {
      await sitePage.open('/faq');
      const left = page.locator('nav.navbar .navbar__items:not(.navbar__items--right)');
      const right = page.locator('nav.navbar .navbar__items--right');
      await expect(left.locator('.navbar__item > .navbar__link')).toHaveText([
        'API',
        'Plans',
        'Guides',
      ]);
      const plans = left.locator('.navbar__item').filter({hasText: 'Plans'});
      await expect(plans.locator('> .navbar__link')).toHaveAttribute('href', '/plans');
      await plans.hover();
      await expect(plans.locator('.dropdown__menu a:visible')).toHaveText([
        'FREE',
        'STARTER',
        'PRO',
        'PRO PLUS',
        'ENTERPRISE',
        'Endpoint credits',
      ]);
      await expect(right.getByLabel('Network')).toBeVisible();
      await expect(right.getByRole('searchbox', {name: 'Search'})).toBeVisible();
    },
  );

  test(
    'The footer has style, links in columns or flat, a logo and a copyright.',
    proves('S3.7'),
    async ({page, sitePage, colourModeSwitch}) => {
      await sitePage.open('/faq');
      const footer = page.getByRole('contentinfo');
      await expect(footer).not.toHaveClass(/footer--dark/);
      await expect(footer.locator('.footer__title')).toHaveText([
        'Start',
        'Reference',
        'Plans',
        'Verification',
      ]);
      const verification = footer
        .locator('.footer__col')
        .filter({hasText: 'Verification'});
      await expect(verification.getByRole('link')).toHaveText(['Foundry', 'Hardhat']);
      const link = footer.getByRole('link', {name: 'Kaia Data API'});
      await expect(link).toHaveAttribute('href', '/');
      const logo = link.getByAltText('Kaia Data API').filter({visible: true});
      await expect(logo).toHaveAttribute('src', '/img/logo-dark.svg');
      await expect(logo).toHaveAttribute('width', '180');
      await expect(logo).toHaveAttribute('height', '30');
      await colourModeSwitch.toggle();
      await expect(logo).toHaveAttribute('src', '/img/logo.svg');
      await expect(footer).toContainText('Copyright © 2025');
    },
  );

  test('Announcement bar: id.', proves('S3.8'), async ({page, sitePage}) => {
    await sitePage.open('/faq');
    await expect(page.getByRole('banner')).toBeVisible();
    expect(
      await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id')),
    ).toBe('public-material-2026');
  });
});
