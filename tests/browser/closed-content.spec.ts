import {expect, PROMISE, PROMISE_IN_CHROMIUM, test} from './test';

const PAGE = '/api/Transaction/get-transaction';

test('A page has few elements when it opens.', PROMISE, async ({page, referencePage}) => {
  await referencePage.open(PAGE);
  await expect(page.locator('#response-404')).toContainText('NOT_FOUND_TRANSACTION');
  await expect(page.locator('[id="404-code"]')).toHaveCount(0);
  expect(await page.locator('*').count()).toBeLessThanOrEqual(1_300);
});

test(
  'What is closed has its elements when it opens, when a link leads into it, and in print.',
  PROMISE_IN_CHROMIUM,
  async ({page, referencePage}) => {
    await referencePage.open(PAGE);
    const field = (status: string) => page.locator(`[id="${status}-code"]`);
    await referencePage.response('400').locator('> summary').click();
    await expect(field('400').getByRole('link', {name: 'code'})).toBeVisible();
    await expect(field('404')).toHaveCount(0);
    await page.evaluate(() => {
      location.hash = '#404-code';
    });
    await expect(field('404')).toBeInViewport();
    await expect(field('500')).toHaveCount(0);
    await referencePage.showPrint();
    await expect(field('500')).toHaveCount(1);
  },
);

test(
  'Words that the browser finds in a closed section are still marked, and in view, when they have opened it.',
  PROMISE,
  async ({page, referencePage}) => {
    await referencePage.open(PAGE);
    const words = 'An error occurred inside the server.';
    // As Firefox does for its own search.
    await page.locator('#response-500').evaluate((details, found) => {
      const text = details.lastElementChild?.firstChild as Text;
      const start = text.data.indexOf(found);
      getSelection()?.setBaseAndExtent(text, start, text, start + found.length);
      (details as HTMLDetailsElement).open = true;
    }, words);
    await expect(page.locator('[id="500-code"]')).toBeVisible();
    const mark = page.locator('#response-500 pre', {hasText: words});
    await expect(mark).toBeInViewport();
    expect(await page.evaluate(() => String(getSelection()))).toBe(words);
  },
);
