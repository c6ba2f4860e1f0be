import {siteOrigin} from '../origins';
import {expect, test} from '../test';
import {visit} from '../visit';

test.describe('8. The error catalogue: the site', () => {
  // tests/browser/specification/2-navigation.spec.ts opens such an address.
  test('Unknown route: the not-found page, also where a link leads to it.', async ({
    page,
    sitePage,
  }) => {
    await sitePage.open('/faq');
    await page.evaluate(() => {
      history.pushState(null, '', '/no-such-page');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(sitePage.heading).toHaveText('Page Not Found');
  });

  test("'This page crashed' with a 'Try again' button: a page render failure. The error page title is 'Page Error'.", async ({
    page,
    sitePage,
    pageScripts,
    consoleErrors,
  }) => {
    consoleErrors.expect(/^TypeError: Cannot read properties of undefined/);
    // React renders the page anew, as it is not the one that was built.
    consoleErrors.expect(/Minified React error #423/);
    // The page of an operation cannot be shown without its responses.
    await pageScripts.rewrite((source) => source.replaceAll('"responses":[', '"lost":['));
    await sitePage.open('/api/Account/get-account');
    await expect(sitePage.heading).toHaveText(/^This page crashed/);
    await expect(page).toHaveTitle('Page Error');
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(sitePage.heading).toHaveText(/^This page crashed/);
    // What stands around it is there as ever.
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test("'Try again' shows the page when it can be rendered again.", async ({
    page,
    sitePage,
    consoleErrors,
  }) => {
    consoleErrors.expect(/^Error: Out of order\./);
    await sitePage.open('/faq');
    await page.evaluate(() => {
      const Original = window.URLSearchParams;
      // The page of all results reads its query with it.
      window.URLSearchParams = class extends Original {
        constructor(...given: ConstructorParameters<typeof URLSearchParams>) {
          if (location.pathname === '/search') {
            throw new Error('Out of order.');
          }
          super(...given);
        }
      };
      addEventListener('mended', () => {
        window.URLSearchParams = Original;
      });
      history.pushState(null, '', '/search?q=block');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', {name: 'This page crashed'})).toBeVisible();
    await expect(page).toHaveTitle('Page Error');
    await expect(page.getByText('Out of order.')).toBeVisible();

    await page.evaluate(() => dispatchEvent(new Event('mended')));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(sitePage.heading).toHaveText('Search results for “block”');
    await expect(page).toHaveTitle(/^Search results/);
  });

  test('Route preload failure: the page reloads.', async ({
    page,
    sitePage,
    pageScripts,
    consoleErrors,
  }) => {
    consoleErrors.expect(/^Uncaught ChunkLoadError/);
    await sitePage.open('/plans');
    const link = page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'});
    await pageScripts.lose();
    const lost = page.waitForEvent('requestfailed');
    await link.hover();
    await lost;
    await pageScripts.find();
    const document = page.waitForRequest((request) => request.isNavigationRequest());
    await link.click();
    expect(new URL((await document).url()).pathname).toBe('/faq');
    await sitePage.hydrated();
    await expect(sitePage.heading).toHaveText('Frequently asked questions');
  });

  for (const {name, status, body, error} of [
    {
      name: 'finds no scripts',
      status: 404,
      body: 'Not found',
      error: /^Failed to load resource: .* 404 .*\/assets\//,
    },
    {
      name: 'finds pages in place of its scripts',
      status: 200,
      body: '<!DOCTYPE html>',
      error: "Uncaught SyntaxError: Unexpected token '<'",
    },
  ]) {
    test(`Wrong base URL: a banner saying the site did not load properly, where the page ${name}.`, async ({
      page,
      consoleErrors,
    }) => {
      consoleErrors.expect(error);
      await page.route('/docs/', async (route) => {
        const response = await route.fetch({url: siteOrigin()});
        await route.fulfill({response});
      });
      await page.route('**/assets/**', (route) =>
        route.fulfill({status, contentType: 'text/html', body}),
      );
      await visit(page, '/docs/');
      const banner = page.locator('[id="__docusaurus-base-url-issue-banner"]');
      await expect(banner).toBeVisible();
      await expect(banner).toContainText('site did not load properly');
      await expect(banner).toContainText('We suggest trying baseUrl = /docs/');
      await expect(banner).toHaveCount(1);
    });
  }

  test('Wrong base URL: no banner where it is right.', async ({page, sitePage}) => {
    await sitePage.open('/');
    await expect(page.locator('[id="__docusaurus-base-url-issue-banner"]')).toHaveCount(
      0,
    );
  });

  test('Page chunk load failure: a retry button with the load error text.', async ({
    page,
    sitePage,
    pageScripts,
  }) => {
    // Where a server hands out files as they are, what is loaded ahead for such an address is the
    // not-found page, and the page itself comes after it.
    await page.route('/faq/index.html', async (route) => {
      const response = await route.fetch({url: `${siteOrigin()}/faq`});
      await route.fulfill({response});
    });
    await pageScripts.loseWith('id:"need-a-key"');
    await visit(page, '/faq/index.html');
    const retry = page.getByRole('button', {name: 'Retry'});
    await expect(retry).toBeVisible();
    await expect(
      page.getByText(/ChunkLoadError: Loading chunk \w+ failed/),
    ).toBeVisible();

    // It is of use.
    await retry.click();
    await expect(retry).toBeVisible();
    await pageScripts.find();
    await retry.click();
    await expect(sitePage.heading).toHaveText('Frequently asked questions');
    await expect(retry).toHaveCount(0);
  });
});
