import type {RequestPanel} from '../pages/RequestPanel';
import {expect, PROMISE, test} from '../test';
import {violations} from './audit';

const PHONE = 360;
const SCREEN = 1440;
const WIDTHS = [SCREEN, PHONE];

/**
 * The search results are options of a combobox: the arrow keys move through them and scroll the
 * panel. Axe does not take this into account.
 */
const OF_THE_PANEL = {
  scope: '.navbar, .aa-Panel, .aa-DetachedContainer',
  exceptions: ['scrollable-region-focusable'],
};

/** The page around the panel is checked as one of the kinds. */
const OF_THE_REQUEST_PANEL = {scope: '[aria-labelledby="try-it"]'};

const BLOCK_PAGE = '/api/Block/get-block';
const ACCOUNT = '0xf172f38771f623a9c8daeba080e495a427f9c2ba';

for (const width of [SCREEN, PHONE]) {
  test.describe(`At ${width} px, axe finds no violations`, () => {
    test.use({viewport: {width, height: 900}});

    test('in the open search.', async ({page, sitePage, searchBox}) => {
      await page.addInitScript(() => {
        localStorage.setItem('docs.search.recent', JSON.stringify(['block', 'token']));
      });
      await sitePage.open('/');
      await searchBox.open();
      await expect(searchBox.results).toHaveCount(2);
      expect(await violations(page, [width], OF_THE_PANEL)).toEqual([]);
      for (const {query, says} of [
        {query: 'get block', says: 'Get Block'},
        {query: ACCOUNT, says: 'Get Account'},
        {query: 'qqqzzzxxx', says: 'No results found.'},
        {query: 'nowhere:block', says: 'unrecognised field'},
      ]) {
        await searchBox.input.fill(query);
        await expect(searchBox.panel).toContainText(says);
        expect.soft(await violations(page, [width], OF_THE_PANEL), query).toEqual([]);
      }
    });
  });
}

test.describe('Axe finds no violations', () => {
  test('in the filtered sidebar, and beside and in an open menu of the navbar.', async ({
    page,
    sitePage,
    navbar,
  }) => {
    await page.setViewportSize({width: SCREEN, height: 900});
    await sitePage.open('/api');
    const sidebar = {scope: '.theme-doc-sidebar-container'};
    await page.getByRole('searchbox', {name: 'Filter endpoints'}).fill('transfer');
    await expect(page.getByRole('navigation', {name: 'Matches'})).toBeVisible();
    expect(await violations(page, [SCREEN], sidebar)).toEqual([]);
    await page.getByRole('searchbox', {name: 'Filter endpoints'}).fill('');
    for (const label of ['API', 'Plans', 'Guides']) {
      await navbar.dropdown(label).hover();
      await expect(navbar.dropdownLinks(label).last()).toBeVisible();
      // An open menu must not make arrows of the sidebar too small.
      const scope = '.navbar, .theme-doc-sidebar-container';
      expect.soft(await violations(page, [SCREEN], {scope}), label).toEqual([]);
    }
  });

  test('in expanded sections, in any language, without the announcement.', async ({
    page,
    endpointPage,
  }) => {
    await endpointPage.open('/api/Account/get-account');
    const close = page.getByRole('button', {name: 'Close', exact: true});
    await close.click();
    await expect(close).toBeHidden();
    await page.locator('main details').evaluateAll((all) => {
      all.forEach((one) => one.toggleAttribute('open', true));
    });
    expect(await violations(page, [SCREEN, PHONE])).toEqual([]);
    await page.locator('main details').evaluateAll((all) => {
      all.forEach((one) => one.toggleAttribute('open', false));
    });
    for (const language of await endpointPage.languages()) {
      await endpointPage.chooseLanguage(language);
      expect
        .soft(await violations(page, [SCREEN], {scope: 'main'}), language)
        .toEqual([]);
    }
  });
});

test.describe(`At ${PHONE} px, axe finds no violations`, () => {
  test.use({viewport: {width: PHONE, height: 900}});

  test('in both panels of the mobile menu.', async ({page, sitePage, mobileMenu}) => {
    await sitePage.open('/api/Account/get-account');
    await mobileMenu.open();
    expect(await violations(page, [PHONE], {scope: '.navbar-sidebar'})).toEqual([]);
    await mobileMenu.showMainMenu();
    await mobileMenu.item('Guides').click();
    await expect(mobileMenu.item('FAQ')).toBeVisible();
    expect(await violations(page, [PHONE], {scope: '.navbar-sidebar'})).toEqual([]);
  });

  test.describe('on a touch screen,', () => {
    test.use({hasTouch: true, isMobile: true});

    test('where links are visible without hover.', async ({page, endpointPage}) => {
      await endpointPage.open('/api/Account/get-account');
      await expect(endpointPage.copyLink('path-accountAddress')).toHaveCSS(
        'opacity',
        '1',
      );
      expect(await violations(page, [PHONE])).toEqual([]);
    });
  });
});

test.describe('In the request panel, axe finds no violations', () => {
  // This origin serves the site with the double of the API as its server.
  test.use({
    baseURL: async ({api}, use) => {
      await use(api.siteOrigin);
    },
  });

  const said = (panel: RequestPanel, text: string): Promise<void> =>
    expect(panel.status.filter({hasText: text}).first()).toBeVisible();

  test(
    'in a response with all its controls.',
    PROMISE,
    async ({page, api, endpointPage, requestPanel}) => {
      api.answers(
        200,
        {
          block_id: 123,
          hash: null,
          base_fee: 25000000000,
          proposer: ACCOUNT,
          on: true,
        },
        {'x-ratelimit-remaining': '98', 'x-credit-used': '3', 'x-request-id': 'abc'},
      );
      await endpointPage.open(BLOCK_PAGE);
      await requestPanel.key.fill('a-key');
      await requestPanel.fill({blockNumber: '7'});
      await requestPanel.send();
      await said(requestPanel, '200 OK');
      await requestPanel.region.getByText(/^Headers \(\d+\)$/).click();
      await requestPanel.button('Endpoints that take 123').click();
      await requestPanel.recent.locator('summary').click();
      expect(await violations(page, WIDTHS, OF_THE_REQUEST_PANEL)).toEqual([]);

      await requestPanel.press('Show example answer');
      await said(requestPanel, 'Example');
      expect(await violations(page, WIDTHS, OF_THE_REQUEST_PANEL)).toEqual([]);
    },
  );

  test('in a large response, expanded and collapsed.', async ({
    page,
    api,
    endpointPage,
    requestPanel,
  }) => {
    const results = Array.from({length: 3_000}, (_, index) => ({
      block_id: index,
      from: ACCOUNT,
    }));
    api.answers(200, {results});
    await endpointPage.open(BLOCK_PAGE);
    await requestPanel.fill({blockNumber: '7'});
    await requestPanel.send();
    await said(requestPanel, '200 OK');
    await expect(requestPanel.body).toContainText('"results": [');
    expect(await violations(page, [PHONE], OF_THE_REQUEST_PANEL)).toEqual([]);
    await requestPanel.button('Collapse all').click();
    await expect(requestPanel.body).toContainText('inside');
    expect(await violations(page, [PHONE], OF_THE_REQUEST_PANEL)).toEqual([]);
  });

  test('in error messages and while a request is pending.', async ({
    page,
    api,
    endpointPage,
    requestPanel,
  }) => {
    await endpointPage.open(BLOCK_PAGE);
    await requestPanel.fill({blockNumber: '1.5'});
    await requestPanel.send();
    await expect(requestPanel.field('blockNumber')).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    expect
      .soft(await violations(page, [PHONE], OF_THE_REQUEST_PANEL), 'an invalid value')
      .toEqual([]);

    await requestPanel.fill({blockNumber: '7'});
    const error = {code: 'SOME_CODE', title: 'A title', message: 'Words of the API.'};
    for (const status of [401, 429, 500]) {
      api.answers(status, error, {'retry-after': '12'});
      await requestPanel.send();
      await said(requestPanel, String(status));
      expect
        .soft(await violations(page, [PHONE], OF_THE_REQUEST_PANEL), String(status))
        .toEqual([]);
    }
    api.answers(200, '<h1>Maintenance</h1>', {'content-type': 'text/html'});
    await requestPanel.send();
    await said(requestPanel, 'not JSON');
    expect
      .soft(await violations(page, [PHONE], OF_THE_REQUEST_PANEL), 'not JSON')
      .toEqual([]);

    api.does(() => undefined);
    await requestPanel.send();
    await expect(requestPanel.cancelButton).toBeVisible();
    expect
      .soft(await violations(page, [PHONE], OF_THE_REQUEST_PANEL), 'pending')
      .toEqual([]);
    await requestPanel.cancelButton.click();
    await expect(requestPanel.cancelButton).toBeHidden();

    api.forgetsCors();
    await requestPanel.key.fill('a-key');
    await requestPanel.send();
    await said(requestPanel, 'CORS');
    expect
      .soft(await violations(page, [PHONE], OF_THE_REQUEST_PANEL), 'CORS')
      .toEqual([]);
  });
});
