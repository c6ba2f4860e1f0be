import {proves} from '../../specification/proves';
import {expect, PROMISE, test} from '../test';

// packages/reference-search/src/client has the tests of what needs no browser.

const FIELD = '/schemas/transactionview#field-fee_payer';

test(
  'A chosen result opens its section, and marks the matched terms in the article only, until Escape, without a scroll.',
  {...proves('S2.38', 'S3.4'), ...PROMISE},
  async ({page, referencePage, searchBox}) => {
    await referencePage.open('/faq');
    await searchBox.search('fee_payer transactionview');
    await searchBox.results.and(page.locator(`[href="${FIELD}"]`)).click();
    await expect(page).toHaveURL(FIELD);
    await expect.poll(() => referencePage.isInView('field-fee_payer')).toBe(true);
    const marks = page.locator('article mark');
    await expect(marks.first()).toBeVisible();
    for (const text of await marks.allTextContents()) {
      expect(text).toMatch(/^(fee|pay|transactionview)/i);
    }
    await expect(page.locator('mark:not(article mark)')).toHaveCount(0);
    const scrolled = await referencePage.scrolled();
    await page.keyboard.press('Escape');
    await expect(marks).toHaveCount(0);
    expect(await referencePage.scrolled()).toBe(scrolled);
  },
);

test(
  'A marked page can be used and left without errors.',
  PROMISE,
  async ({page, referencePage, searchBox}) => {
    const marks = page.locator('mark');
    const problems = await referencePage.problemsDuring(async () => {
      await referencePage.open('/');
      await searchBox.search('get account');
      await searchBox.result('Get Account').click();
      await expect(referencePage.heading).toHaveText(/^Get Account/);
      await expect(marks.first()).toBeVisible();
      await referencePage.chooseLanguage('go');
      await referencePage.response('404').locator('> summary').click();
      await expect(referencePage.visibleSamples).toContainText('package main');
      const url = page.url();
      await page.getByRole('main').getByRole('link', {name: 'Next'}).click();
      await expect(page).not.toHaveURL(url);
      await expect(marks).toHaveCount(0);
    });
    expect(problems).toEqual([]);
  },
);
