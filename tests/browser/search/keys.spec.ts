import {expect, test} from '../test';

test.describe('In the open panel,', () => {
  test.beforeEach(async ({sitePage, searchBox}) => {
    await sitePage.open('/');
    await searchBox.search('get transaction');
  });

  test('ArrowDown and ArrowUp go through the offers, and round.', async ({searchBox}) => {
    const {results} = searchBox;
    const isActive = (place: number): Promise<void> =>
      expect(results.nth(place)).toHaveAttribute('aria-selected', 'true');
    const last = (await results.count()) - 1;
    await isActive(0);
    await searchBox.press('ArrowDown');
    await isActive(1);
    await searchBox.press('ArrowUp');
    await isActive(0);
    await searchBox.press('ArrowUp');
    await isActive(last);
    await expect(results.nth(last)).toBeInViewport();
    await searchBox.press('ArrowDown');
    await isActive(0);
    await expect(searchBox.active).toHaveCount(1);
    await expect(searchBox.input).toBeFocused();
  });

  test('the offer under the pointer is the active one.', async ({searchBox}) => {
    await searchBox.results.nth(2).hover();
    await expect(searchBox.results.nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(searchBox.active).toHaveCount(1);
  });

  test('Escape closes it, and then clears the query.', async ({page, searchBox}) => {
    await searchBox.press('Escape');
    await expect(searchBox.panel).toBeHidden();
    await expect(searchBox.input).toHaveValue('get transaction');
    await expect(searchBox.input).toBeFocused();
    await searchBox.press('Escape');
    await expect(searchBox.input).toHaveValue('');
    await expect(page).toHaveURL('/');
  });

  test('ArrowDown opens it again after Escape.', async ({searchBox}) => {
    await searchBox.press('Escape');
    await expect(searchBox.panel).toBeHidden();
    await searchBox.press('ArrowDown');
    await expect(searchBox.panel).toBeVisible();
    await expect(searchBox.active).toHaveCount(1);
  });

  test('Enter leads to the first offer.', async ({page, sitePage, searchBox}) => {
    await expect(searchBox.results.first()).toContainText('Get Transaction');
    await searchBox.press('Enter');
    await expect(page).toHaveURL('/api/Transaction/get-transaction');
    await expect(sitePage.heading).toHaveText(/^Get Transaction/);
    await expect(searchBox.panel).toBeHidden();
  });

  test('Enter leads to the offer that is active.', async ({page, searchBox}) => {
    await searchBox.press('ArrowDown');
    const second = searchBox.results.nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    const href = await second.getByRole('link').getAttribute('href');
    await searchBox.press('Enter');
    await expect(page).toHaveURL(href ?? '');
    await expect(page).not.toHaveURL('/api/Transaction/get-transaction');
  });

  test('Tab closes it and goes on to what follows.', async ({page, searchBox}) => {
    await searchBox.press('Tab');
    await expect(searchBox.panel).toBeHidden();
    await expect(searchBox.input).not.toBeFocused();
    await expect(searchBox.input).toHaveValue('get transaction');
    await expect(page).toHaveURL('/');
    await expect(searchBox.panel).toBeHidden();
  });

  for (const keys of ['Control+Enter', 'Meta+Enter']) {
    test(`${keys} opens the offer in a new tab.`, async ({context, page, searchBox}) => {
      const opened = context.waitForEvent('page');
      await searchBox.press(keys);
      const tab = await opened;
      await expect(tab).toHaveURL('/api/Transaction/get-transaction');
      expect(await tab.evaluate(() => window.opener === null)).toBe(true);
      await expect(page).toHaveURL('/');
    });
  }

  test('Shift+Enter opens the offer in a new window.', async ({
    context,
    page,
    searchBox,
  }) => {
    // Without a screen, Chromium does not tell a window from a tab: what it was asked for does.
    const asked = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const open = window.open.bind(window);
          window.open = (...args) => {
            resolve(args[2] ?? '');
            return open(...args);
          };
        }),
    );
    const opened = context.waitForEvent('page');
    await searchBox.press('Shift+Enter');
    const popup = await opened;
    await expect(popup).toHaveURL('/api/Transaction/get-transaction');
    expect(await asked).toContain('popup');
    expect(await popup.evaluate(() => window.opener === null)).toBe(true);
    await expect(page).toHaveURL('/');
  });

  test('a click with Ctrl opens the offer in a new tab.', async ({
    context,
    page,
    searchBox,
  }) => {
    const opened = context.waitForEvent('page');
    await searchBox.result('Get Transaction').click({modifiers: ['Control']});
    await expect(await opened).toHaveURL(/\/api\/Transaction\//);
    await expect(page).toHaveURL('/');
  });

  test('a click leads to the offer.', async ({page, sitePage, searchBox}) => {
    await searchBox.result('Get Transaction').click();
    await expect(page).toHaveURL('/api/Transaction/get-transaction');
    await expect(sitePage.heading).toHaveText(/^Get Transaction/);
    await expect(searchBox.panel).toBeHidden();
  });
});

test('Enter with nothing to choose leads to the page of all results.', async ({
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
