import {expect, test} from '../test';

test.describe('The page of all results', () => {
  test('shows by its address all that is found, in groups.', async ({
    page,
    searchPage,
  }) => {
    await searchPage.openQuery('fee payer');
    await expect(searchPage.heading).toHaveText('Search results for “fee payer”');
    await expect(page).toHaveTitle(/fee payer/);
    await expect(searchPage.input).toHaveValue('fee payer');
    await expect(searchPage.groups.first()).toBeVisible();
    const groups = await searchPage.groups.allTextContents();
    const names = groups.map((text) => text.replace(/ \d+$/, ''));
    expect(names).toEqual(expect.arrayContaining(['Endpoints', 'Parameters and fields']));
    expect(new Set(names).size).toBe(names.length);
    const counts = groups.map((text) => Number(/\d+$/.exec(text)?.[0]));
    const total = counts.reduce((sum, count) => sum + count, 0);
    await expect(searchPage.hits).toHaveCount(total);
    expect(total).toBeGreaterThan(8);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      `${total} results`,
    );
  });

  test('shows what each hit is, where it stands, and the words in context.', async ({
    searchPage,
  }) => {
    await searchPage.openQuery('block rewards');
    const hit = searchPage.hits.filter({hasText: 'Get Block Rewards'}).first();
    await expect(hit).toContainText('GET');
    await expect(hit).toContainText('/api/v1/blocks/{blockNumber}/rewards');
    await expect(hit.locator('mark').first()).toHaveText(/block|reward/i);
  });

  test('offers what is similar, and says when there is nothing or why.', async ({
    page,
    searchPage,
  }) => {
    const main = page.getByRole('main');
    await searchPage.openQuery('trnsaction');
    await expect(main.getByText('Similar', {exact: true})).toBeVisible();
    await expect(searchPage.hits.first()).toContainText(/transaction/i);
    await searchPage.input.fill('qqqzzzxxx');
    await expect(main.getByRole('status')).toHaveText('No results found.');
    await searchPage.input.fill('titel:block');
    await expect(main.getByRole('status')).toHaveText(
      "The query cannot be read: unrecognised field 'titel', possible fields: 'title', 'content', 'tags', 'sidebarParentCategories'.",
    );
    await searchPage.input.fill('');
    await expect(main.getByRole('status')).toHaveCount(0);
    await expect(page).toHaveURL('/search');
  });
});
