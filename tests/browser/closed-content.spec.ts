import {expect, PROMISE, test} from './test';

const PAGE = '/api/Transaction/get-transaction';

test('A page has few elements when it opens.', PROMISE, async ({page, referencePage}) => {
  await referencePage.open(PAGE);
  await expect(page.locator('#response-404')).toContainText('NOT_FOUND_TRANSACTION');
  await expect(page.locator('[id="404-code"]')).toHaveCount(0);
  expect(await page.locator('*').count()).toBeLessThanOrEqual(1_300);
});

test(
  'What is closed has its elements when it opens, when a link leads into it, and in print.',
  PROMISE,
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
    await page.emulateMedia({media: 'print'});
    await expect(field('500')).toHaveCount(1);
  },
);

test(
  'A sample in another language has its colours, and the address of the network, when it is chosen.',
  PROMISE,
  async ({page, referencePage}) => {
    await referencePage.open(PAGE);
    const sample = page.locator('[data-language-sample="go"]');
    await expect(sample.locator('.token')).toHaveCount(0);
    await page.getByLabel('Network', {exact: true}).selectOption('kairos');
    await page.locator('input[value="go"]').first().check({force: true});
    await expect(sample.locator('.token').first()).toBeVisible();
    await expect(sample).toContainText('https://kairos-oapi.kaiascan.io');
  },
);
