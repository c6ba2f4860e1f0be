import type {Page} from '@playwright/test';
import type {SitePage} from '../pages/SitePage';
import {expect, repetition, test} from '../test';
import {visit} from '../visit';
import {proves} from '../../specification/proves';

const NOT_FOUND_TITLE = 'Page Not Found | Kaia API Documentation';

/** Checks that a path shows the not-found page. Hydration errors in the console fail the test. */
async function expectNotFound(sitePage: SitePage, path: string): Promise<void> {
  await sitePage.open(path, {status: 404});
  expect(sitePage.path).toBe(path);
  await expect(sitePage.heading).toHaveText('Page Not Found');
  await expect(sitePage.page).toHaveTitle(NOT_FOUND_TITLE);
}

/** Navigates on the client, as a link of the site does, without loading a document. */
async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test.describe('2. Screens and routes: All routes are exact-match', () => {
  for (const path of [
    '/API',
    '/Faq',
    '/plans/pro plus',
    '/api/block/GET-BLOCK',
    '/faq/more',
    '/api/Account/get-account/more',
  ]) {
    test(
      `${path} shows the not-found page, also after hydration.`,
      proves('S2.1'),
      async ({sitePage}) => {
        await expectNotFound(sitePage, path);
      },
    );
  }

  test(
    'A route in different case shows the not-found page after client-side navigation.',
    proves('S2.1'),
    async ({page, sitePage, consoleErrors}) => {
      // The data of the page, and the page itself after a reload.
      consoleErrors.expect(/^Failed to load resource: .* 404 .*\/API\.json$/);
      consoleErrors.expect(/^Failed to load resource: .* 404 .*\/API$/);
      await sitePage.open('/faq');
      await navigate(page, '/API');
      await expect(sitePage.heading).toHaveText('Page Not Found');
      await sitePage.hydrated();
      await expect(page).toHaveTitle(NOT_FOUND_TITLE);
      await navigate(page, '/api');
      await expect(sitePage.heading).toHaveText('API reference');
    },
  );
});

test.describe('2. Screens and routes: A path ending in /index.html', () => {
  const SERVED = [
    {served: '/plans/PRO PLUS/index.html', route: '/plans/PRO PLUS'},
    {served: '/index.html', route: '/'},
    {served: '/faq/index.html', route: '/faq'},
    {served: '/api/Account/get-account/index.html', route: '/api/Account/get-account'},
    {served: '/api.html', route: '/api'},
  ];
  for (const [index, {served, route}] of SERVED.entries()) {
    test(
      `is normalised if the host serves that file: ${served}.`,
      {...proves('S2.4'), ...repetition(index)},
      async ({page, sitePage}) => {
        await page.route(
          ({pathname}) => decodeURI(pathname) === served,
          async (request) => {
            const {origin} = new URL(request.request().url());
            await request.fulfill({
              response: await request.fetch({url: origin + encodeURI(route)}),
            });
          },
        );
        await sitePage.open(route);
        const title = await page.title();
        const heading = (await sitePage.heading.textContent()) ?? '';
        const canonical = page.locator('head link[rel="canonical"]');
        const address = (await canonical.getAttribute('href')) ?? '';

        const problems = await sitePage.problemsDuring(async () => {
          await visit(page, `${encodeURI(served)}?a=b#main`);
          await sitePage.hydrated();
        });
        expect(problems).toEqual([]);
        const {pathname, search, hash} = new URL(page.url());
        expect(decodeURI(pathname) + search + hash).toBe(`${route}?a=b#main`);
        await expect(page).toHaveTitle(title);
        await expect(sitePage.heading).toHaveText(heading);
        await expect(canonical).toHaveAttribute('href', address);
      },
    );
  }
});
