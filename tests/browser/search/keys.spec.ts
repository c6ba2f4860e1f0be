import {expect, test} from '../test';

test.describe('After a query,', () => {
  test.beforeEach(async ({sitePage, searchBox}) => {
    await sitePage.open('/');
    await searchBox.search('get transaction');
  });

  test('ArrowDown opens the panel again after Escape has closed it.', async ({
    searchBox,
  }) => {
    await searchBox.press('Escape');
    await expect(searchBox.panel).toBeHidden();
    await searchBox.press('ArrowDown');
    await expect(searchBox.panel).toBeVisible();
    await expect(searchBox.active).toHaveCount(1);
  });

  test('a click with Ctrl opens the result in a new tab.', async ({
    context,
    page,
    searchBox,
  }) => {
    const opened = context.waitForEvent('page');
    // On a busy machine, Chromium may report the request of a background tab but never its URL.
    const requested = context.waitForEvent('request', (request) =>
      request.isNavigationRequest(),
    );
    await searchBox.result('Get Transaction').click({modifiers: ['Control']});
    expect((await requested).url()).toContain('/api/Transaction/');
    await opened;
    await expect(page).toHaveURL('/');
  });

  test('a click opens the result.', async ({page, sitePage, searchBox}) => {
    await searchBox.result('Get Transaction').click();
    await expect(page).toHaveURL('/api/Transaction/get-transaction');
    await expect(sitePage.heading).toHaveText(/^Get Transaction/);
    await expect(searchBox.panel).toBeHidden();
  });
});

test('Enter without a result opens the page of all results.', async ({
  page,
  sitePage,
  searchBox,
}) => {
  await sitePage.open('/');
  await searchBox.search('qqqzzzxxx');
  await searchBox.press('Enter');
  await expect(page).toHaveURL('/search?q=qqqzzzxxx');
  await expect(page.getByRole('main')).toContainText('No results found.');
});
