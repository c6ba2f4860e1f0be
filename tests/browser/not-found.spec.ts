import {expect, PROMISE, test} from './test';

const NEAREST = 'Nearest to';

test.describe('The not-found page', () => {
  test(
    'lists the page nearest to its address first, and links to it.',
    PROMISE,
    async ({page, sitePage}) => {
      await sitePage.open('/api/block/GET-BLOCK', {status: 404});
      const list = page.getByRole('main').getByRole('list').last();
      const first = list.getByRole('listitem').first();
      await expect(first).toContainText('/api/Block/get-block');
      await first.getByRole('link').click();
      await expect(page).toHaveURL('/api/Block/get-block');
      await expect(sitePage.heading).toHaveText('Get Block');
    },
  );

  test('does not move what is shown when the pages arrive.', async ({page, sitePage}) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const {dataset} = document.documentElement;
        dataset['shifts'] = `${dataset['shifts'] ?? ''}${list.getEntries().length}`;
      }).observe({type: 'layout-shift', buffered: true});
    });
    await sitePage.open('/api/block/get-blok', {status: 404});
    await expect(page.getByRole('heading', {name: NEAREST})).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-shifts');
  });
});
