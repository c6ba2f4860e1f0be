import type {RequestPanel} from '../pages/RequestPanel';
import {SitePage} from '../pages/SitePage';
import {EXHAUSTIVE, expect, repetition, test} from '../test';
import {pageProblems, violations} from './audit';
import {KINDS, REPEATING_KINDS, statusOf} from './kinds';

const PHONE = 360;
const SCREEN = 1440;

/**
 * The search results are options of a combobox: the arrow keys move through them and scroll the
 * panel. The links inside the options are for the pointer and not in the tab order. Axe does not
 * take this into account.
 */
const OF_THE_PANEL = {
  scope: '.navbar, .aa-Panel, .aa-DetachedContainer',
  exceptions: ['nested-interactive', 'scrollable-region-focusable'],
};

/** The page around the panel is checked as one of the kinds. */
const OF_THE_REQUEST_PANEL = {scope: '[aria-labelledby="try-it"]'};

const BLOCK_PAGE = '/api/Block/get-block';
const ACCOUNT = '0xf172f38771f623a9c8daeba080e495a427f9c2ba';

// With reduced motion, the colours change at once, without a transition.
test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const [kind, path] of Object.entries(KINDS)) {
  const details = REPEATING_KINDS.includes(kind) ? EXHAUSTIVE : {};
  test(
    `A page of the kind "${kind}" has no axe violations and does not overflow a narrow window.`,
    details,
    async ({sharedPage}) => {
      await sharedPage.emulateMedia({reducedMotion: 'reduce'});
      await new SitePage(sharedPage).open(path, {status: statusOf(path)});
      expect(await pageProblems(sharedPage, {widths: [SCREEN]})).toEqual([]);
    },
  );
}

for (const [index, width] of [SCREEN, PHONE].entries()) {
  test.describe(`At ${width} px, axe finds no violations`, repetition(index), () => {
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

    test('after the announcement is dismissed.', EXHAUSTIVE, async ({page, sitePage}) => {
      await sitePage.open('/');
      const close = page.getByRole('button', {name: 'Close', exact: true});
      await close.click();
      await expect(close).toBeHidden();
      expect(await violations(page, [width])).toEqual([]);
    });

    test('in initially collapsed sections.', async ({page, endpointPage}) => {
      await endpointPage.open('/api/Account/get-account');
      await page.locator('main details').evaluateAll((all) => {
        all.forEach((one) => one.toggleAttribute('open', true));
      });
      expect(await violations(page, [width])).toEqual([]);
    });

    test(
      'in any language of the code samples, with all sections collapsed.',
      EXHAUSTIVE,
      async ({page, endpointPage}) => {
        await endpointPage.open('/api/Account/get-account');
        await page.locator('main details').evaluateAll((all) => {
          all.forEach((one) => one.toggleAttribute('open', false));
        });
        for (const language of await endpointPage.languages()) {
          await endpointPage.chooseLanguage(language);
          expect.soft(await violations(page, [width]), language).toEqual([]);
        }
      },
    );
  });
}

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

test.describe(`At ${SCREEN} px, axe finds no violations`, () => {
  test.use({viewport: {width: SCREEN, height: 900}});

  for (const [index, name] of ['API', 'Plans', 'Guides'].entries()) {
    test(`in the open dropdown ${name}.`, repetition(index), async ({page, sitePage}) => {
      await sitePage.open('/');
      const dropdown = page
        .getByRole('navigation', {name: 'Main'})
        .getByRole('button', {name, exact: true});
      await dropdown.focus();
      await dropdown.press('Enter');
      await expect(dropdown).toHaveAttribute('aria-expanded', 'true');
      expect(await violations(page, [SCREEN], {scope: '.navbar'})).toEqual([]);
    });
  }
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

  for (const [index, width] of [SCREEN, PHONE].entries()) {
    test.describe(`at ${width} px`, repetition(index), () => {
      test.use({viewport: {width, height: 900}});

      test('in a response with all its controls.', async ({
        page,
        api,
        endpointPage,
        requestPanel,
      }) => {
        api.answers(
          200,
          {block_id: 123, hash: null, base_fee: 25000000000, proposer: ACCOUNT, on: true},
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
        expect(await violations(page, [width], OF_THE_REQUEST_PANEL)).toEqual([]);

        await requestPanel.button('Show example answer').click();
        await said(requestPanel, 'Example');
        expect(await violations(page, [width], OF_THE_REQUEST_PANEL)).toEqual([]);
      });

      test(
        'in a large response, expanded and collapsed.',
        EXHAUSTIVE,
        async ({page, api, endpointPage, requestPanel}) => {
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
          expect(await violations(page, [width], OF_THE_REQUEST_PANEL)).toEqual([]);
          await requestPanel.button('Collapse all').click();
          await expect(requestPanel.body).toContainText('inside');
          expect(await violations(page, [width], OF_THE_REQUEST_PANEL)).toEqual([]);
        },
      );

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
          .soft(await violations(page, [width], OF_THE_REQUEST_PANEL), 'an invalid value')
          .toEqual([]);

        await requestPanel.fill({blockNumber: '7'});
        const error = {code: 'SOME_CODE', title: 'A title', message: 'Words of the API.'};
        for (const status of [401, 429, 500]) {
          api.answers(status, error, {'retry-after': '12'});
          await requestPanel.send();
          await said(requestPanel, String(status));
          expect
            .soft(await violations(page, [width], OF_THE_REQUEST_PANEL), String(status))
            .toEqual([]);
        }
        api.answers(200, '<h1>Maintenance</h1>', {'content-type': 'text/html'});
        await requestPanel.send();
        await said(requestPanel, 'not JSON');
        expect
          .soft(await violations(page, [width], OF_THE_REQUEST_PANEL), 'not JSON')
          .toEqual([]);

        api.does(() => undefined);
        await requestPanel.send();
        await expect(requestPanel.cancelButton).toBeVisible();
        expect
          .soft(await violations(page, [width], OF_THE_REQUEST_PANEL), 'pending')
          .toEqual([]);
        await requestPanel.cancelButton.click();
        await expect(requestPanel.cancelButton).toBeHidden();

        api.forgetsCors();
        await requestPanel.key.fill('a-key');
        await requestPanel.send();
        await said(requestPanel, 'CORS');
        expect
          .soft(await violations(page, [width], OF_THE_REQUEST_PANEL), 'CORS')
          .toEqual([]);
      });
    });
  }
});
