import {INDEX_ROUTE} from '../pages/SearchFiles';
import {siteOrigin} from '../origins';
import {expect, test} from '../test';
import {visit} from '../visit';
import {proves} from '../../specification/proves';

/** The widest window in which the search covers the complete screen. */
const NARROW = {width: 996, height: 800};

test.describe('2. Screens and routes: Search', () => {
  test(
    'The navbar, on its right side, has a search box backed by a local full-text index.',
    proves('S2.35'),
    async ({page, sitePage, searchBox, searchFiles}) => {
      await sitePage.open('/faq');
      const right = page.locator('nav.navbar .navbar__items--right');
      await expect(right.getByRole('searchbox', {name: 'Search'})).toBeVisible();
      // A phrase from the middle of a text.
      await searchBox.search('which loses digits of large amounts');
      await expect(
        searchBox.result('How do I keep large numbers exact in JavaScript?'),
      ).toBeVisible();
      const sources = searchFiles.indexRequests.map((request) => request.url());
      expect(sources).toContain(siteOrigin() + INDEX_ROUTE);
      expect(new Set(sources.map((url) => new URL(url).origin))).toEqual(
        new Set([siteOrigin()]),
      );
    },
  );

  test(
    'Typing opens a results panel.',
    proves('S2.37'),
    async ({sitePage, searchBox}) => {
      await sitePage.open('/');
      await searchBox.open();
      await expect(searchBox.panel).toBeHidden();
      await searchBox.input.pressSequentially('block');
      await expect(searchBox.panel).toBeVisible();
      await expect(searchBox.results.first()).toContainText(/block/i);
    },
  );

  test(
    'Choosing a result navigates to its section and highlights the matched terms in the article.',
    proves('S2.38'),
    async ({page, schemaPage, searchBox}) => {
      await schemaPage.open('/faq');
      await searchBox.search('fee_payer transactionview');
      await searchBox.results
        .filter({has: page.locator('a[href="/schemas/transactionview#field-fee_payer"]')})
        .click();
      await expect(page).toHaveURL('/schemas/transactionview#field-fee_payer');
      await expect(
        schemaPage.entry('field-fee_payer').locator('code').first(),
      ).toBeVisible();
      await expect.poll(() => schemaPage.isInView('field-fee_payer')).toBe(true);
      const marks = page.locator('article mark');
      await expect(marks.first()).toBeVisible();
      for (const text of await marks.allTextContents()) {
        expect(text).toMatch(/^(fee|pay|transactionview)/i);
      }
      await expect(page.locator('mark:not(article mark)')).toHaveCount(0);
    },
  );

  test(
    'The search page query parameter is q.',
    proves('S2.39'),
    async ({page, context, searchPage}) => {
      await searchPage.open('/search');
      await expect(searchPage.heading).toHaveText('Search the documentation');
      await searchPage.input.pressSequentially('kip-17 & more');
      await expect(searchPage.input).toHaveValue('kip-17 & more');
      await expect(page).toHaveURL('/search?q=kip-17+%26+more');
      await expect(searchPage.hits.first()).toContainText(/kip-?17/i);

      // The URL can be shared.
      const other = await context.newPage();
      await visit(other, page.url());
      await expect(other.getByRole('searchbox', {name: 'Search for'})).toHaveValue(
        'kip-17 & more',
      );
      await expect(other.getByRole('main').getByRole('listitem').first()).toContainText(
        /kip-?17/i,
      );
    },
  );

  test(
    'The placeholder, clear, cancel and submit texts are shown.',
    proves('S2.40'),
    async ({page, sitePage, searchBox}) => {
      await page.setViewportSize(NARROW);
      await sitePage.open('/');
      await searchBox.open();
      await expect(searchBox.input).toBeFocused();
      await expect(searchBox.input).toHaveAttribute('placeholder', 'Search');
      await expect(searchBox.submitButton).toBeVisible();
      await expect(searchBox.cancelButton).toHaveText('Cancel');
      await searchBox.input.fill('block');
      await expect(searchBox.clearButton).toBeVisible();
    },
  );

  test(
    "The empty result text is 'No results found.'.",
    proves('S2.41', 'S8.15'),
    async ({sitePage, searchBox}) => {
      await sitePage.open('/');
      await searchBox.search('qqqzzzxxx');
      await expect(searchBox.panel).toHaveText('No results found.');
      await expect(searchBox.results).toHaveCount(0);
    },
  );

  test(
    'Default autocomplete labels: Clear, Cancel, Search, Submit.',
    proves('S2.42'),
    async ({page, sitePage, searchBox}) => {
      await page.setViewportSize(NARROW);
      await sitePage.open('/');
      await searchBox.open();
      await searchBox.input.fill('block');
      await expect(searchBox.clearButton).toHaveAttribute('title', 'Clear');
      await expect(searchBox.submitButton).toHaveAttribute('title', 'Submit');
      await searchBox.cancelButton.click();
      await expect(searchBox.openButton).toHaveAttribute('title', 'Search');
    },
  );
});
