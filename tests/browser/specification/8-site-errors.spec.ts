import type {Page} from '@playwright/test';
import {proves} from '../../specification/proves';
import {expect, PROMISE, test} from '../test';
import {SCRIPTS, siteOrigin, visit} from '../visit';

/** The console error of Chromium about a file that a test aborts. */
const FILE_LOST = /^Failed to load resource: net::ERR_FAILED .*\/assets\//;

const BANNER = '[id="__docusaurus-base-url-issue-banner"]';

/** Returns the notice that a script of the page could not be loaded, and its button. */
function noticeOf(page: Page) {
  const alert = page.getByRole('alert').filter({hasText: 'did not load completely'});
  return {alert, retry: alert.getByRole('button', {name: 'Retry'})};
}

/** Records the paths of what a page requests from now on, of a type or of all documents. */
function requestsOf(page: Page, type: 'script' | 'document'): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === type) {
      paths.push(new URL(request.url()).pathname);
    }
  });
  return paths;
}

test(
  "A page render failure: 'This page crashed' with 'Try again', which shows the page when it can be rendered again.",
  {...proves('S8.1', 'S8.2'), ...PROMISE},
  async ({page, sitePage, consoleErrors}) => {
    // Firefox reports the name of an error only.
    consoleErrors.expect(/^Error(: Out of order\.| http)/);
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
      await expect(page.getByText('Out of order.')).toBeVisible();
    };
    await sitePage.navigate('/search?q=block');
    await crashes();
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
  async ({page, sitePage, consoleErrors}) => {
    consoleErrors.expectFailure(FILE_LOST);
    consoleErrors.expect(/^Uncaught ChunkLoadError/);
    await sitePage.open('/plans');
    const link = page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'});
    await page.route(SCRIPTS, (route) => route.abort('failed'));
    const lost = page.waitForEvent('requestfailed');
    await link.hover();
    await lost;
    await page.unroute(SCRIPTS);
    const documents = requestsOf(page, 'document');
    await link.click();
    await expect(sitePage.heading).toHaveText('Frequently asked questions');
    await sitePage.hydrated();
    expect(documents).toEqual(['/faq']);
  },
);

test(
  'Wrong base URL: a banner saying the site did not load properly.',
  {...proves('S8.4'), ...PROMISE},
  async ({page, consoleErrors}) => {
    consoleErrors.expectFailure(/^Failed to load resource: .* 404 .*\/assets\//);
    consoleErrors.expect(
      /^Uncaught SyntaxError: (Unexpected token|expected expression, got) '<'/,
    );
    // Firefox has a word about the style sheet.
    consoleErrors.allow(/^Uncaught : The stylesheet .* was not loaded/);
    await page.route('/docs/', async (route) => {
      await route.fulfill({response: await route.fetch({url: siteOrigin()})});
    });
    // The scripts are missing, or they are HTML pages.
    for (const status of [404, 200]) {
      await page.route('**/assets/**', (route) =>
        route.fulfill({status, contentType: 'text/html', body: '<!DOCTYPE html>'}),
      );
      await visit(page, '/docs/');
      const banner = page.locator(BANNER);
      await expect(banner).toContainText('site did not load properly');
      await expect(banner).toContainText('We suggest trying baseUrl = /docs/');
    }
  },
);

for (const {kind, start, proof} of [
  {kind: 'first load', start: undefined, proof: proves('S8.5')},
  {
    kind: 'a navigation, which reloads the page once',
    start: '/search',
    proof: proves('S2.46', 'S8.5'),
  },
]) {
  test(
    `Page chunk load failure: a retry button with the load error text, on ${kind}.`,
    proof,
    async ({page, sitePage, consoleErrors}) => {
      consoleErrors.expectFailure(FILE_LOST);
      consoleErrors.allow(/^Uncaught ChunkLoadError/);
      const {alert, retry} = noticeOf(page);
      const go = async (): Promise<void> => {
        if (start === undefined) {
          await visit(page, '/faq');
        } else {
          // A click on a link would also request scripts that the page does not need.
          await sitePage.navigate('/faq');
        }
      };
      const begin = async (): Promise<void> => {
        if (start !== undefined) {
          await sitePage.open(start);
        }
      };
      await begin();
      const requested = requestsOf(page, 'script');
      await go();
      await expect(sitePage.heading).toHaveText('Frequently asked questions');
      await sitePage.hydrated();
      const scripts = [...new Set(requested)];
      expect(scripts.length).toBeGreaterThan(2);
      // At first load, the runtime is among them.
      for (const script of [scripts.at(0), scripts.at(-1)]) {
        await begin();
        await page.route(`**${script}`, (route) => route.abort('failed'));
        const documents = requestsOf(page, 'document');
        await go();
        await expect(alert, script).toContainText(script ?? '');
        await expect(alert).toContainText(/Error: Loading .* failed/);
        await expect(page).toHaveURL('/faq');
        await expect(sitePage.heading).toHaveText('Frequently asked questions');
        // After a navigation, the second failure does not reload.
        expect(documents).toHaveLength(1);
        await page.unroute(`**${script}`);
        await retry.click();
        await sitePage.hydrated();
        await expect(alert).toBeHidden();
      }
    },
  );
}

test(
  'Page chunk load failure: the retry can fail again, and keeps the page if there is no connection.',
  {...proves('S8.5'), ...PROMISE},
  async ({page, context, sitePage, consoleErrors}) => {
    consoleErrors.expectFailure(FILE_LOST);
    consoleErrors.expectFailure('net::ERR_INTERNET_DISCONNECTED');
    const {alert, retry} = noticeOf(page);
    await page.route('**/assets/js/main.*.js', (route) => route.abort('failed'));
    await visit(page, '/faq');
    await expect(alert).toBeVisible();

    const documents = requestsOf(page, 'document');
    await retry.click();
    await expect.poll(() => documents.length).toBe(1);
    await expect(alert).toContainText('/assets/js/main.');

    await context.setOffline(true);
    await retry.click();
    await expect(alert).toContainText('The site cannot be reached.');
    await expect(retry).toBeFocused();
    await expect(sitePage.heading).toHaveText('Frequently asked questions');
    expect(documents).toHaveLength(1);

    await context.setOffline(false);
    await page.unroute('**/assets/js/main.*.js');
    await retry.click();
    await sitePage.hydrated();
    await expect(alert).toBeHidden();
  },
);

test(
  'Page chunk load failure: the data of the page fails, all scripts, or the style sheet.',
  PROMISE,
  async ({page, sitePage, consoleErrors}) => {
    consoleErrors.expectFailure(FILE_LOST);
    consoleErrors.expect(/^Uncaught ChunkLoadError: .*get-account\.json/);
    const {alert, retry} = noticeOf(page);
    for (const files of [
      ...['**/get-account.json', '**/assets/js/**', '**/assets/css/styles.*'],
    ]) {
      await page.route(files, (route) => route.abort('failed'));
      await visit(page, '/api/Account/get-account');
      await expect(alert, files).toContainText(/Error: Loading .* failed/);
      await expect(retry).toBeInViewport();
      await expect(sitePage.heading).toHaveText('Get Account');
      await expect(page.locator(BANNER)).toHaveCount(0);
      await page.unroute(files);
      await retry.click();
      await sitePage.hydrated();
      await expect(alert).toBeHidden();
    }
  },
);
