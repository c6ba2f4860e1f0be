import {expect, test} from './test';

test.describe('The search in the navbar', () => {
  test.beforeEach(async ({sitePage, searchBox}) => {
    await sitePage.open('/');
    await searchBox.type('get transaction');
    await expect(searchBox.results.first()).toBeVisible();
  });

  test('offers the endpoint that is typed.', async ({searchBox}) => {
    await expect(searchBox.result('Get Transaction')).toBeVisible();
  });

  test('leads to the endpoint that is clicked.', async ({page, sitePage, searchBox}) => {
    await searchBox.result('Get Transaction').click();
    await expect(page).toHaveURL(/\/api\/Transaction\//);
    await expect(sitePage.heading).toHaveText(/^Get Transaction/);
  });

  test('leads to the active offer by Enter.', async ({page, sitePage, searchBox}) => {
    await searchBox.press('ArrowDown');
    await searchBox.press('Enter');
    await expect(page).not.toHaveURL(/\/$/);
    await expect(sitePage.heading).toHaveText(/transaction/i);
  });

  test('offers no copy of an endpoint under a plan.', async ({
    page,
    sitePage,
    searchBox,
  }) => {
    await searchBox.result('Get Transaction').click();
    await expect(sitePage.heading).toBeVisible();
    expect(new URL(page.url()).pathname).not.toMatch(/^\/plans/);
  });
});

test('The search says that it has found nothing.', async ({
  page,
  sitePage,
  searchBox,
}) => {
  await sitePage.open('/');
  await searchBox.type('qqqzzzxxx');
  await expect(page.getByText(/^No results/)).toBeVisible();
  await expect(searchBox.results).toHaveCount(0);
});

test('The search loads its index from the site, and not before it is used.', async ({
  page,
  sitePage,
  searchBox,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await sitePage.open('/');
  expect(asked.filter((url) => url.includes('search-index'))).toEqual([]);
  await searchBox.type('block');
  await expect(searchBox.results.first()).toBeVisible();
  expect(asked.filter((url) => url.includes('search-index'))).toHaveLength(1);
});
