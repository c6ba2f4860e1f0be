import {proves} from '../../specification/proves';
import {expect, PROMISE, test} from '../test';
import {visit} from '../visit';

const FIELD = '/schemas/transactionview#field-fee_payer';

test(
  'A chosen result opens its section, and marks the matched terms in the article only.',
  {...proves('S2.38'), ...PROMISE},
  async ({page, schemaPage, searchBox}) => {
    await schemaPage.open('/faq');
    await searchBox.search('fee_payer transactionview');
    await searchBox.results.and(page.locator(`[href="${FIELD}"]`)).click();
    await expect(page).toHaveURL(FIELD);
    await expect.poll(() => schemaPage.isInView('field-fee_payer')).toBe(true);
    const marks = page.locator('article mark');
    await expect(marks.first()).toBeVisible();
    for (const text of await marks.allTextContents()) {
      expect(text).toMatch(/^(fee|pay|transactionview)/i);
    }
    await expect(page.locator('mark:not(article mark)')).toHaveCount(0);
  },
);

test('Marks end at Escape without a scroll, and are not there again on Back.', async ({
  page,
  sitePage,
  searchBox,
}) => {
  await sitePage.open('/');
  await searchBox.search('kip-17 nfts of a wallet');
  await expect(searchBox.results.first()).toContainText(/kip-?17/i);
  await searchBox.press('Enter');
  const marks = page.locator('article mark');
  await expect(marks.first()).toBeVisible();
  await page.evaluate(() => {
    scrollTo({top: 200, behavior: 'instant'});
  });
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press('Escape');
  await expect(marks).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  const url = page.url();
  await page.getByRole('main').getByRole('link', {name: 'Next'}).click();
  await expect(page).not.toHaveURL(url);
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(sitePage.heading).toContainText('KIP-17');
  await expect(marks).toHaveCount(0);
});

test('A marked page can be used and left without errors.', async ({
  page,
  endpointPage,
  searchBox,
}) => {
  const problems = await endpointPage.problemsDuring(async () => {
    await endpointPage.open('/');
    await searchBox.search('get account');
    await searchBox.result('Get Account').click();
    await expect(endpointPage.heading).toHaveText(/^Get Account/);
    await expect(page.locator('article mark').first()).toBeVisible();
    await endpointPage.chooseLanguage('go');
    await endpointPage.response('404').locator('> summary').click();
    await expect(endpointPage.visibleSamples).toContainText('package main');
    for (const {} of [1, 2]) {
      const url = page.url();
      await page.getByRole('main').getByRole('link', {name: 'Next'}).click();
      await expect(page).not.toHaveURL(url);
      await expect(page.locator('mark')).toHaveCount(0);
    }
  });
  expect(problems).toEqual([]);
});

test(
  'The page of all results is at its query, also after Back from a result.',
  PROMISE,
  async ({page, searchPage}) => {
    await searchPage.openQuery('fee_payer');
    await expect(page).toHaveTitle(/fee_payer/);
    await searchPage.hits.locator(`a[href="${FIELD}"]`).click();
    await expect(page).toHaveURL(FIELD);
    await expect(page.locator('article mark').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/search?q=fee_payer');
    await expect(searchPage.input).toHaveValue('fee_payer');
    await expect(searchPage.hits.first()).toBeVisible();
    await expect(page.locator('article mark')).toHaveCount(0);
  },
);

test.describe('Without scripts, the page of all results', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 800}});

  test('shows links to other pages instead of fields that need scripts.', async ({
    page,
    searchBox,
  }) => {
    await visit(page, '/search?q=block');
    const main = page.getByRole('main');
    // Playwright excludes `noscript` from texts and roles, even if it is visible.
    expect(await main.innerText()).toContain('needs JavaScript');
    await expect(main.getByRole('searchbox')).toHaveCount(0);
    await expect(searchBox.standIn).toHaveCount(0);
    await main.locator('a[href="/api"]').click();
    await expect(page).toHaveURL('/api');
  });
});
