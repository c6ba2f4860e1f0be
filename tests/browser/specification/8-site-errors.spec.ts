import type {Locator, Page, Request} from '@playwright/test';
import {siteOrigin} from '../origins';
import {expect, PROMISE, test} from '../test';
import {visit} from '../visit';
import {proves} from '../../specification/proves';

/** The console error of Chromium about a file that a test aborts. */
const FILE_LOST = /^Failed to load resource: net::ERR_FAILED .*\/assets\//;

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

test(
  "A page render failure: 'This page crashed' with 'Try again', which shows the page when it can be rendered again.",
  {...proves('S8.1', 'S8.2'), ...PROMISE},
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
    });
    const tryAgain = page.getByRole('button', {name: 'Try again'});
    const crashes = async (): Promise<void> => {
      await expect(sitePage.heading).toHaveText(/^This page crashed/);
      await expect(page).toHaveTitle('Page Error');
    };
    await sitePage.navigate('/search?q=block');
    await crashes();
    const reason = page.getByText('Out of order.');
    await expect(reason).toBeVisible();
    await expect(reason).not.toHaveCSS('color', 'rgb(255, 0, 0)');
    await tryAgain.click();
    await crashes();

    // The rest of the page still works.
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'}).click();
    await expect(sitePage.heading).toHaveText('Frequently asked questions');
    await expect(page).not.toHaveTitle('Page Error');
    await page.goBack();
    await crashes();

    await page.evaluate(() => dispatchEvent(new Event('mended')));
    await tryAgain.click();
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
    'on first load and on navigation, for each script that fails. The failed navigation reloads the page once.',
    proves('S2.46', 'S8.5'),
    async ({page, sitePage, consoleErrors}) => {
      consoleErrors.expect(FILE_LOST);
      consoleErrors.expect(/^Uncaught ChunkLoadError/);
      const notice = new LoadNotice(page);
      // A click on a link would also request scripts that the page does not need.
      const navigate = (): Promise<void> => sitePage.navigate('/faq');
      const ways = [
        {before: undefined, go: () => visit(page, '/faq'), documentsAfter: 1},
        {before: '/search', go: navigate, documentsAfter: 1},
      ];
      for (const {before, go, documentsAfter} of ways) {
        const begin = async (): Promise<void> => {
          if (before !== undefined) {
            await sitePage.open(before);
          }
        };
        await begin();
        const scripts = await scriptsDuring(page, async () => {
          await go();
          await expect(sitePage.heading).toHaveText('Frequently asked questions');
          await sitePage.hydrated();
        });
        // At first load: the runtime, the code of the site, and the chunks of the route.
        expect(scripts.length).toBeGreaterThan(before === undefined ? 5 : 2);
        for (const script of scripts) {
          await begin();
          await page.route(`**${script}`, (route) => route.abort('failed'));
          const documents = documentsOf(page);
          await go();
          await expect(notice.alert, script).toContainText(script);
          await expect(notice.alert).toContainText(/Error: Loading .* failed/);
          await expect(page).toHaveURL('/faq');
          await expect(sitePage.heading).toHaveText('Frequently asked questions');
          // After a navigation, the second failure does not reload.
          expect(documents).toHaveLength(documentsAfter);
          await page.unroute(`**${script}`);
          await notice.retry.click();
          await sitePage.hydrated();
          await expect(notice.alert).toBeHidden();
        }
      }
    },
  );

  test(
    'which can fail again, and which keeps the page if there is no connection.',
    {...proves('S8.5'), ...PROMISE},
    async ({page, context, sitePage, consoleErrors}) => {
      consoleErrors.expect(FILE_LOST);
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

  test(
    'if the data of the page fails, all scripts, or the style sheet.',
    PROMISE,
    async ({page, sitePage, consoleErrors}) => {
      consoleErrors.expect(FILE_LOST);
      consoleErrors.expect(/^Uncaught ChunkLoadError: .*get-account\.json/);
      const notice = new LoadNotice(page);
      for (const files of [
        '**/get-account.json',
        '**/assets/js/**',
        '**/assets/css/styles.*',
      ]) {
        await page.route(files, (route) => route.abort('failed'));
        await visit(page, '/api/Account/get-account');
        await expect(notice.alert, files).toContainText(/Error: Loading .* failed/);
        await expect(notice.retry).toBeInViewport();
        await expect(sitePage.heading).toHaveText('Get Account');
        await expect(
          page.locator('[id="__docusaurus-base-url-issue-banner"]'),
        ).toHaveCount(0);
        await page.unroute(files);
        await notice.retry.click();
        await sitePage.hydrated();
        await expect(notice.alert).toBeHidden();
      }
    },
  );
});
