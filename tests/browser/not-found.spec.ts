import {expect, repetition, test} from './test';
import {visit} from './visit';

const NEAREST = 'Nearest to';

test.describe('The not-found page', () => {
  const NEAREST_PAGES = [
    {path: '/API', nearest: '/api'},
    {path: '/api/block/GET-BLOCK', nearest: '/api/Block/get-block'},
    {path: '/get-acount', nearest: '/api/Account/get-account'},
    {path: '/plans/pro plus', nearest: '/plans/PRO PLUS'},
    {path: '/docs/faqs', nearest: '/faq'},
  ];
  for (const [index, {path, nearest}] of NEAREST_PAGES.entries()) {
    test(
      `lists the page nearest to ${path} first and links to it.`,
      repetition(index),
      async ({page, sitePage}) => {
        await sitePage.open(path, {status: 404});
        const list = page.getByRole('main').getByRole('list').first();
        await expect(page.getByRole('heading', {name: NEAREST})).toContainText(path);
        const items = list.getByRole('listitem');
        await expect(items.first()).toContainText(nearest);
        expect(await items.count()).toBeLessThanOrEqual(5);
        await items.first().getByRole('link').click();
        await expect(sitePage.heading).not.toHaveText('Page Not Found');
        expect(sitePage.path).toBe(nearest);
      },
    );
  }

  test('lists no pages if none is similar to the address.', async ({page, sitePage}) => {
    await sitePage.open('/zzz', {status: 404});
    await expect(page.getByRole('button', {name: 'Search', exact: true})).toBeVisible();
    await expect(page.getByRole('heading', {name: NEAREST})).toHaveCount(0);
  });

  test('has a search field that contains the words of the address.', async ({
    page,
    sitePage,
  }) => {
    await sitePage.open('/v2/Kaia-Price_history', {status: 404});
    const box = page.getByRole('main').getByRole('searchbox');
    await expect(box).toHaveValue('v2 kaia price history');
    await box.fill('kaia price');
    await box.press('Enter');
    await expect(page).toHaveURL('/search?q=kaia+price');
    await expect(sitePage.heading).toHaveText('Search results for “kaia price”');
  });

  test('updates when the address changes to that of another missing page.', async ({
    page,
    sitePage,
    consoleErrors,
  }) => {
    // The data of the page, and the page itself after a reload.
    consoleErrors.expect(/^Failed to load resource: .* 404 .*\/account-keys\.json$/);
    consoleErrors.expect(/^Failed to load resource: .* 404 .*\/account-keys$/);
    await sitePage.open('/faqs', {status: 404});
    await expect(page.getByRole('heading', {name: NEAREST})).toContainText('/faqs');
    await page.evaluate(() => {
      history.pushState(null, '', '/schemas/account-keys');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', {name: NEAREST})).toContainText(
      '/schemas/account-keys',
    );
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(
      'schemas account keys',
    );
  });

  test('fits on a narrow screen.', async ({page, sitePage}) => {
    await page.setViewportSize({width: 320, height: 640});
    await sitePage.open(
      '/plans/FREE/endpoints/account/token/get-fungible-token-balance',
      {
        status: 404,
      },
    );
    await expect(page.getByRole('heading', {name: NEAREST})).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

test.describe('The not-found page without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('has its title and links to the main sections.', async ({page}) => {
    await visit(page, '/no-such-page', {status: 404});
    await expect(page).toHaveTitle('Page Not Found | Kaia API Documentation');
    const links = page.getByRole('main').getByRole('link');
    await expect(links).toHaveText(['Home', 'API', 'Plans', 'Guides', 'Recipes']);
    await links.nth(1).click();
    await expect(page).toHaveURL('/api');
  });
});
