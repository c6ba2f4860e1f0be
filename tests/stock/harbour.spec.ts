import {expect} from '@playwright/test';
import {answer, expectAccessible, expectToFit, find, open, test} from './site-test';

/* The site of examples/harbour, which is in a folder of its host, and whose addresses end with a slash. */

const ANNOUNCE = '/docs/api/Arrivals/announce-arrival/';

const PAGES = [
  '/docs/',
  '/docs/guides/announce-a-vessel/',
  '/docs/api/',
  ANNOUNCE,
  '/docs/api/Tides/get-tides/',
  '/docs/schemas/vessel/',
  '/docs/changelog/',
];

test.use({site: {folder: 'harbour', trailingSlash: true}});

test('The example hydrates without messages, and fits its window.', async ({page}) => {
  await expectToFit(page, PAGES);
});

test('The example has pages in which axe finds nothing.', async ({page}) => {
  await expectAccessible(page, ['/docs/', '/docs/guides/announce-a-vessel/', ANNOUNCE]);
});

test('The example links addresses that need no redirect.', async ({page}) => {
  for (const address of PAGES) {
    await open(page, address);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    const direct = /^\/docs\/(.*\/)?([^/]+\.\w+)?$/;
    expect
      .soft(
        links.filter((link) => !direct.test(link)),
        address,
      )
      .toEqual([]);
  }
});

test('The example opens pages from the sidebar and from its filter.', async ({page}) => {
  await open(page, '/docs/api/');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('button', {name: /At the quay/}).click();
  await sidebar.getByRole('link', {name: 'Arrivals', exact: true}).click();
  await sidebar.getByRole('link', {name: /Announce an arrival/}).click();
  await expect(page).toHaveURL(ANNOUNCE);
  await page.getByRole('searchbox', {name: /^Filter/}).fill('announce');
  const matches = page.getByRole('navigation', {name: 'Matches'});
  await expect(matches.getByRole('link', {name: /Announce an arrival/})).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('The example sends requests to the server that is chosen.', async ({page}) => {
  const origin = 'https://training.harbour.example.com';
  await answer(page, origin, [{at: '2026-10-05T00:00:00Z', height: 1.25}]);
  await open(page, '/docs/api/Tides/get-tides/');
  const panel = page.getByRole('region', {name: 'Try it'});
  await panel.getByRole('combobox', {name: 'Network'}).selectOption('Training');
  await panel.getByRole('button', {name: 'Send'}).click();
  await expect(panel).toContainText('1.25');
});

test('The example finds an endpoint by a field of its body.', async ({page}) => {
  await open(page, '/docs/');
  await find(page, 'passengers', 'Announce an arrival');
  await expect(page).toHaveURL(/\/docs\/api\/Arrivals\/announce-arrival\//);
});

test('The example adds a note of its own to new endpoints.', async ({page}) => {
  await open(page, '/docs/api/Tides/get-tides/');
  await expect(page.getByRole('main')).toContainText('New this season');
});
