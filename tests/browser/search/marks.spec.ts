import type {Locator, Page} from '@playwright/test';
import type {SearchBox} from '../pages/SearchBox';
import type {SitePage} from '../pages/SitePage';
import {expect, test} from '../test';

const marksOf = (page: Page): Locator => page.locator('article mark');

/** Returns the text of the article and the number of its nodes. */
function article(page: Page): Promise<{text: string; nodes: number}> {
  return page.locator('article').evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_ALL);
    let nodes = 0;
    while (walker.nextNode() !== null) {
      nodes += 1;
    }
    return {text: element.textContent, nodes};
  });
}

/** Opens the FAQ, chooses it in the search and returns its content before it was marked. */
async function markFaq(
  sitePage: SitePage,
  searchBox: SearchBox,
): Promise<{text: string; nodes: number}> {
  await sitePage.open('/faq');
  const before = await article(sitePage.page);
  await searchBox.search('frequently asked questions');
  await searchBox.press('Enter');
  await expect(marksOf(sitePage.page).first()).toBeVisible();
  return before;
}

test.describe('A chosen result', () => {
  test('marks the words on a page that is already open, and keeps the address.', async ({
    page,
    sitePage,
    searchBox,
  }) => {
    const before = await markFaq(sitePage, searchBox);
    await expect(page).toHaveURL('/faq');
    expect((await article(page)).text).toBe(before.text);

    // Another search replaces the first one.
    await searchBox.input.fill('+title:frequently +title:asked');
    const marks = searchBox.results.first().locator('mark');
    await expect(marks.filter({hasText: /^question/i})).toHaveCount(0);
    await expect(marks.filter({hasText: /^asked/i}).first()).toBeVisible();
    await searchBox.press('Enter');
    await expect(page).toHaveURL('/faq');
    await expect(marksOf(page).filter({hasText: /^question/i})).toHaveCount(0);
    await expect(
      marksOf(page)
        .filter({hasText: /^asked/i})
        .first(),
    ).toBeVisible();
  });

  test('has no marks after the next navigation, and its text is as before.', async ({
    page,
    sitePage,
    searchBox,
  }) => {
    const before = await markFaq(sitePage, searchBox);
    await page.locator('.table-of-contents a').first().click();
    await expect(page).toHaveURL(/\/faq#/);
    await expect(marksOf(page)).toHaveCount(0);
    expect(await article(page)).toEqual(before);

    await page.getByRole('contentinfo').getByRole('link').first().click();
    await expect(page).not.toHaveURL(/\/faq/);
    await expect(page.locator('mark')).toHaveCount(0);
  });

  test('causes no error when the reader leaves the marked page.', async ({
    page,
    sitePage,
    searchBox,
  }) => {
    const problems = await sitePage.problemsDuring(async () => {
      await sitePage.open('/');
      await searchBox.search('get account');
      await searchBox.press('Enter');
      await expect(marksOf(page).first()).toBeVisible();
      for (const {} of [1, 2, 3]) {
        const url = page.url();
        await page.getByRole('main').getByRole('link', {name: 'Next'}).click();
        await expect(page).not.toHaveURL(url);
        await expect(page.locator('mark')).toHaveCount(0);
      }
    });
    expect(problems).toEqual([]);
  });

  test('allows interaction with the marked page without errors.', async ({
    page,
    endpointPage,
    searchBox,
  }) => {
    const problems = await endpointPage.problemsDuring(async () => {
      await endpointPage.open('/');
      await searchBox.search('get account');
      await searchBox.result('Get Account').click();
      await expect(endpointPage.heading).toHaveText(/^Get Account/);
      await expect(marksOf(page).first()).toBeVisible();
      await endpointPage.chooseLanguage('go');
      await endpointPage.response('404').locator('> summary').click();
      await expect(endpointPage.visibleSamples).toContainText('package main');
    });
    expect(problems).toEqual([]);
  });

  test('on the page of all results marks the words too.', async ({
    page,
    searchPage,
    schemaPage,
  }) => {
    await searchPage.openQuery('fee_payer');
    await searchPage.hits
      .locator('a[href="/schemas/transactionview#field-fee_payer"]')
      .click();
    await expect(page).toHaveURL('/schemas/transactionview#field-fee_payer');
    await expect.poll(() => schemaPage.isInView('field-fee_payer')).toBe(true);
    await expect(marksOf(page).filter({hasText: /fee/i}).first()).toBeVisible();
    await page.goBack();
    await expect(searchPage.hits.first()).toBeVisible();
    await expect(searchPage.input).toHaveValue('fee_payer');
    await expect(page.locator('article mark')).toHaveCount(0);
  });
});
