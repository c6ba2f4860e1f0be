import {expect, PROMISE_IN_CHROMIUM, test, testWithApi} from '../test';
import {violations} from './audit';
import {cutTexts, sidewaysOverflow} from './layout';

// The kinds of pages are in kinds.spec.ts: these are states of a page.

const PHONE = 360;
const SCREEN = 1440;
const WIDTHS = [SCREEN, PHONE];

/** The page around the panel is checked as one of the kinds. */
const PANEL = '[aria-labelledby="try-it"]';

const BLOCK_PAGE = '/api/Block/get-block';
const ACCOUNT = '0xf172f38771f623a9c8daeba080e495a427f9c2ba';

for (const width of WIDTHS) {
  test(`At ${width} px, axe finds no violations in the open search.`, async ({
    page,
    sitePage,
    searchBox,
  }) => {
    await page.setViewportSize({width, height: 900});
    await page.addInitScript(() => {
      localStorage.setItem('docs.search.recent', JSON.stringify(['block', 'token']));
    });
    await sitePage.open('/');
    await searchBox.open();
    for (const {query, says} of [
      {query: '', says: 'token'},
      {query: 'get block', says: 'Get Block'},
      {query: ACCOUNT, says: 'Get Account'},
      {query: 'qqqzzzxxx', says: 'No results found.'},
      {query: 'nowhere:block', says: 'unrecognised field'},
    ]) {
      await searchBox.input.fill(query);
      await expect(searchBox.panel).toContainText(says);
      const scope = '.navbar, .aa-Panel, .aa-DetachedContainer';
      // The arrow keys move through the options of a combobox and scroll it. Axe does not know that.
      const found = await violations(page, [width], scope, [
        'scrollable-region-focusable',
      ]);
      expect.soft(found, query).toEqual([]);
    }
  });
}

test('Axe finds no violations in the filtered sidebar, and beside and in an open menu of the navbar.', async ({
  page,
  sitePage,
  navbar,
}) => {
  await page.setViewportSize({width: SCREEN, height: 900});
  await sitePage.open('/api');
  const filter = page.getByRole('searchbox', {name: 'Filter endpoints'});
  await filter.fill('transfer');
  await expect(page.getByRole('navigation', {name: 'Matches'})).toBeVisible();
  const sidebar = '.theme-doc-sidebar-container';
  expect(await violations(page, [SCREEN], sidebar)).toEqual([]);
  await filter.fill('');
  await navbar.dropdown('Guides').hover();
  await expect(navbar.dropdownLinks('Guides').last()).toBeVisible();
  // An open menu must not make arrows of the sidebar too small.
  expect(await violations(page, [SCREEN], `.navbar, ${sidebar}`)).toEqual([]);
});

test('Axe finds no violations in expanded sections.', async ({page, referencePage}) => {
  await referencePage.open('/api/Account/get-account');
  await page.locator('main details').evaluateAll((all) => {
    all.forEach((one) => one.toggleAttribute('open', true));
  });
  await referencePage.language('go').check();
  expect(await violations(page, WIDTHS, 'main')).toEqual([]);
});

test('The mobile menu and the search have no axe violations, and cut off no text in a window of 320 px.', async ({
  page,
  sitePage,
  mobileMenu,
  searchBox,
}) => {
  const problems = async (): Promise<string[]> => [
    ...(await violations(page, [320], '.navbar-sidebar')),
    ...(await cutTexts(mobileMenu.dialog)),
  ];
  await page.setViewportSize({width: 320, height: 900});
  await sitePage.open('/schemas/scopepageinternaltransactionlistview');
  await mobileMenu.open();
  expect(await problems()).toEqual([]);
  await mobileMenu.showMainMenu();
  await mobileMenu.item('API').click();
  await expect(mobileMenu.item('Stablecoin')).toBeVisible();
  // The category expands with an animation.
  await expect.poll(problems).toEqual([]);
  await mobileMenu.closeButton.click();

  await searchBox.search('get internal transactions of block');
  await searchBox.results.last().scrollIntoViewIfNeeded();
  await expect(searchBox.results.last()).toBeInViewport();
  await expect(searchBox.cancelButton).toBeInViewport();
  expect(await sidewaysOverflow(page, 320)).toEqual([]);
});

test.describe('On a touch screen,', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: PHONE, height: 900}});

  test('links are visible without hover, and axe finds no violations.', async ({
    page,
    referencePage,
  }) => {
    await referencePage.open('/api/Account/get-account');
    await expect(referencePage.copyLink('path-accountAddress')).toHaveCSS('opacity', '1');
    expect(await violations(page, [PHONE])).toEqual([]);
  });
});

testWithApi(
  'In the request panel, axe finds no violations in a response with all its controls.',
  PROMISE_IN_CHROMIUM,
  async ({page, api, referencePage, requestPanel}) => {
    api.answers(
      200,
      {block_id: 123, hash: null, base_fee: 25000000000, proposer: ACCOUNT, on: true},
      {'x-ratelimit-remaining': '98', 'x-credit-used': '3', 'x-request-id': 'abc'},
    );
    await referencePage.open(BLOCK_PAGE);
    await requestPanel.key.fill('a-key');
    await requestPanel.field('blockNumber').fill('7');
    await requestPanel.send();
    await requestPanel.says('200 OK');
    await requestPanel.region.getByText(/^Headers \(\d+\)$/).click();
    await requestPanel.button('Endpoints that take 123').click();
    await requestPanel.recent.locator('summary').click();
    expect(await violations(page, WIDTHS, PANEL)).toEqual([]);

    await requestPanel.press('Show example answer');
    await requestPanel.says('Example');
    expect(await violations(page, WIDTHS, PANEL)).toEqual([]);
  },
);

testWithApi(
  'In the request panel, axe finds no violations in error messages, and while a request is pending.',
  async ({page, api, referencePage, requestPanel}) => {
    const passes = async (state: string): Promise<void> => {
      expect.soft(await violations(page, [PHONE], PANEL), state).toEqual([]);
    };
    const field = requestPanel.field('blockNumber');
    await referencePage.open(BLOCK_PAGE);
    await field.fill('1.5');
    await requestPanel.send();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await passes('an invalid value');

    await field.fill('7');
    const error = {code: 'SOME_CODE', title: 'A title', message: 'Words of the API.'};
    api.answers(429, error, {'retry-after': '12'});
    await requestPanel.send();
    await requestPanel.says('429');
    await passes('429');
    api.answers(200, '<h1>Maintenance</h1>', {'content-type': 'text/html'});
    await requestPanel.send();
    await requestPanel.says('not JSON');
    await passes('not JSON');

    api.does(() => undefined);
    await requestPanel.send();
    await expect(requestPanel.cancelButton).toBeVisible();
    await passes('pending');
  },
);
