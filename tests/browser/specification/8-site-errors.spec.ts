import type {Locator, Page, Request} from '@playwright/test';
import {siteOrigin} from '../origins';
import {expect, PROMISE, test} from '../test';
import {visit} from '../visit';
import {proves} from '../../specification/proves';

/** The console error of Chromium about a script that a test aborts. */
const SCRIPT_LOST = /^Failed to load resource: net::ERR_FAILED .*\/assets\/js\//;

/** The notice that a script of the page could not be loaded. */
class LoadNotice {
  readonly alert: Locator;
  readonly retry: Locator;

  constructor(page: Page) {
    this.alert = page.getByRole('alert').filter({hasText: 'did not load completely'});
    this.retry = this.alert.getByRole('button', {name: 'Retry'});
  }
}

/** Returns the paths of the scripts that a page requests while a function runs. */
async function scriptsDuring(page: Page, act: () => Promise<void>): Promise<string[]> {
  const scripts = new Set<string>();
  const note = (request: Request): void => {
    if (request.resourceType() === 'script') {
      scripts.add(new URL(request.url()).pathname);
    }
  };
  page.on('request', note);
  await act();
  page.off('request', note);
  return [...scripts];
}

/** Records the documents that a page requests from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      documents.push(request.url());
    }
  });
  return documents;
}

test.describe('8. The error catalogue: the site', () => {
  // 2-navigation.spec.ts requests such a route from the server.
  test(
    'Unknown route: the not-found page, also after client-side navigation.',
    {...proves('S8.6'), ...PROMISE},
    async ({page, sitePage}) => {
      await sitePage.open('/faq');
      await page.evaluate(() => {
        history.pushState(null, '', '/no-such-page');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await expect(sitePage.heading).toHaveText('Page Not Found');
      await sitePage.hydrated();
    },
  );

  test(
    "A page render failure: 'This page crashed' with 'Try again', titled 'Page Error'.",
    {...proves('S8.1', 'S8.2'), ...PROMISE},
    async ({page, sitePage, pageScripts, consoleErrors}) => {
      consoleErrors.expect(/^TypeError: Cannot read properties of undefined/);
      // React renders the page again, because it differs from the built HTML.
      consoleErrors.expect(/Minified React error #423/);
      // The page of an operation cannot be rendered without its responses.
      await pageScripts.rewrite((source) =>
        source.replaceAll('"responses":[', '"lost":['),
      );
      await sitePage.open('/api/Account/get-account');
      await expect(sitePage.heading).toHaveText(/^This page crashed/);
      await expect(page).toHaveTitle('Page Error');
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(sitePage.heading).toHaveText(/^This page crashed/);
      // Navbar and footer are still visible.
      await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    },
  );

  test(
    'A page render failure ends when the reader opens another page.',
    proves('S8.1'),
    async ({page, sitePage, pageScripts, consoleErrors}) => {
      consoleErrors.expect(/^TypeError: /);
      await pageScripts.rewrite((source) =>
        source.replaceAll('"responses":[', '"lost":['),
      );
      const crash = page.getByRole('heading', {name: /^This page crashed/});
      for (const {leave, heading} of [
        {
          leave: () => page.getByRole('contentinfo').getByRole('img').click(),
          heading: /^Kaia blockchain data/,
        },
        {
          leave: () =>
            page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'}).click(),
          heading: 'Frequently asked questions',
        },
        {leave: () => page.goBack(), heading: 'API reference'},
      ]) {
        await sitePage.open('/api');
        await page
          .getByRole('main')
          .locator('a[href="/api/Account/get-account"]:not(#api-map a)')
          .first()
          .click();
        await expect(crash).toBeVisible();
        await expect(page).toHaveURL('/api/Account/get-account');
        await leave();
        await expect(sitePage.heading).toHaveText(heading);
        await expect(page).not.toHaveTitle('Page Error');
      }
    },
  );

  test(
    "'Try again' shows the page when it can be rendered again.",
    proves('S8.1'),
    async ({page, sitePage, consoleErrors}) => {
      consoleErrors.expect(/^Error: Out of order\./);
      await sitePage.open('/faq');
      await page.evaluate(() => {
        const Original = window.URLSearchParams;
        // The search page reads its query with this class.
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
      const reason = page.getByText('Out of order.');
      await expect(reason).toBeVisible();
      await expect(reason).not.toHaveCSS('color', 'rgb(255, 0, 0)');

      await page.evaluate(() => dispatchEvent(new Event('mended')));
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(sitePage.heading).toHaveText('Search results for “block”');
      await expect(page).toHaveTitle(/^Search results/);
    },
  );

  test(
    'Route preload failure: the page reloads.',
    proves('S8.3'),
    async ({page, sitePage, pageScripts, consoleErrors}) => {
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
    },
  );

  test(
    'Wrong base URL: a banner saying the site did not load properly.',
    {...proves('S8.4'), ...PROMISE},
    async ({page, consoleErrors}) => {
      consoleErrors.expect(/^Failed to load resource: .* 404 .*\/assets\//);
      consoleErrors.expect("Uncaught SyntaxError: Unexpected token '<'");
      await page.route('/docs/', async (route) => {
        const response = await route.fetch({url: siteOrigin()});
        await route.fulfill({response});
      });
      // The scripts are missing, or they are HTML pages.
      for (const status of [404, 200]) {
        await page.route('**/assets/**', (route) =>
          route.fulfill({status, contentType: 'text/html', body: '<!DOCTYPE html>'}),
        );
        await visit(page, '/docs/');
        const banner = page.locator('[id="__docusaurus-base-url-issue-banner"]');
        await expect(banner).toBeVisible();
        await expect(banner).toContainText('site did not load properly');
        await expect(banner).toContainText('We suggest trying baseUrl = /docs/');
        await expect(banner).toHaveCount(1);
      }
    },
  );

  test.describe('Page chunk load failure: a retry button with the load error text', () => {
    test(
      'on first load, for each script that fails.',
      proves('S8.5'),
      async ({page, sitePage, consoleErrors}) => {
        consoleErrors.expect(SCRIPT_LOST);
        consoleErrors.expect(/^Uncaught ChunkLoadError/);
        const notice = new LoadNotice(page);
        const scripts = await scriptsDuring(page, () => sitePage.open('/faq'));
        // The runtime, the code of the site, and the chunks of the route.
        expect(scripts.length).toBeGreaterThan(5);
        for (const script of scripts) {
          await page.route(`**${script}`, (route) => route.abort('failed'));
          await visit(page, '/faq');
          await expect(notice.alert, script).toContainText(script);
          await expect(notice.alert).toContainText(/Error: Loading .* failed/);
          await expect(sitePage.heading).toHaveText('Frequently asked questions');

          await page.unroute(`**${script}`);
          await notice.retry.click();
          await sitePage.hydrated();
          await expect(notice.alert).toBeHidden();
        }
      },
    );

    test(
      'on navigation, for each script that fails.',
      proves('S8.5'),
      async ({page, sitePage, consoleErrors}) => {
        consoleErrors.expect(SCRIPT_LOST);
        consoleErrors.expect(/^Uncaught ChunkLoadError/);
        const notice = new LoadNotice(page);
        // A click on a link would also request scripts that the page does not need.
        const navigate = (): Promise<void> =>
          page.evaluate(() => {
            history.pushState(null, '', '/faq');
            dispatchEvent(new PopStateEvent('popstate'));
          });
        await sitePage.open('/search');
        const scripts = await scriptsDuring(page, async () => {
          await navigate();
          await expect(sitePage.heading).toHaveText('Frequently asked questions');
        });
        expect(scripts.length).toBeGreaterThan(2);
        for (const script of scripts) {
          await sitePage.open('/search');
          await page.route(`**${script}`, (route) => route.abort('failed'));
          const documents = documentsOf(page);
          await navigate();
          await expect(notice.alert, script).toContainText(script);
          await expect(page).toHaveURL('/faq');
          await expect(sitePage.heading).toHaveText('Frequently asked questions');
          // The failed navigation reloads the page once, and the second failure does not.
          expect(documents).toHaveLength(1);

          await page.unroute(`**${script}`);
          await notice.retry.click();
          await sitePage.hydrated();
          await expect(notice.alert).toBeHidden();
        }
      },
    );

    test(
      'which can fail again, and which keeps the page if there is no connection.',
      {...proves('S8.5'), ...PROMISE},
      async ({page, context, sitePage, consoleErrors}) => {
        consoleErrors.expect(SCRIPT_LOST);
        consoleErrors.expect('net::ERR_INTERNET_DISCONNECTED');
        const notice = new LoadNotice(page);
        await page.route('**/assets/js/main.*.js', (route) => route.abort('failed'));
        await visit(page, '/faq');
        await expect(notice.alert).toBeVisible();

        const documents = documentsOf(page);
        await notice.retry.click();
        await expect.poll(() => documents.length).toBe(1);
        await expect(notice.alert).toContainText('/assets/js/main.');

        await context.setOffline(true);
        await notice.retry.click();
        await expect(notice.alert).toContainText('The site cannot be reached.');
        await expect(notice.retry).toBeFocused();
        await expect(sitePage.heading).toHaveText('Frequently asked questions');
        expect(documents).toHaveLength(1);

        await context.setOffline(false);
        await page.unroute('**/assets/js/main.*.js');
        await notice.retry.click();
        await sitePage.hydrated();
        await expect(notice.alert).toBeHidden();
      },
    );

    test('if the data of the page fails, or all scripts.', async ({
      page,
      sitePage,
      consoleErrors,
    }) => {
      consoleErrors.expect(SCRIPT_LOST);
      consoleErrors.expect(/^Failed to load resource: .*get-account\.json$/);
      consoleErrors.expect(/^Uncaught ChunkLoadError: .*get-account\.json/);
      const notice = new LoadNotice(page);
      for (const files of ['**/get-account.json', '**/assets/js/**']) {
        await page.route(files, (route) => route.abort('failed'));
        await visit(page, '/api/Account/get-account');
        await expect(notice.alert).toBeVisible();
        await expect(sitePage.heading).toHaveText('Get Account');
        await expect(
          page.locator('[id="__docusaurus-base-url-issue-banner"]'),
        ).toHaveCount(0);
        await page.unroute(files);
        await notice.retry.click();
        await sitePage.hydrated();
        await expect(notice.alert).toBeHidden();
      }
    });

    test('if the style sheet fails.', async ({page, sitePage, consoleErrors}) => {
      consoleErrors.expect(/^Failed to load resource: .*\/assets\/css\/styles\./);
      const notice = new LoadNotice(page);
      await page.route('**/assets/css/styles.*', (route) => route.abort('failed'));
      await sitePage.open('/faq');
      await expect(notice.alert).toContainText(/Error: Loading .*\.css failed/);
      await expect(notice.retry).toBeInViewport();
      await page.unroute('**/assets/css/styles.*');
      await notice.retry.click();
      await sitePage.hydrated();
      await expect(notice.alert).toBeHidden();
    });
  });
});
