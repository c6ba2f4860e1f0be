import type {Page} from '@playwright/test';
import type {SitePage} from '../pages/SitePage';
import {expect, PROMISE, test} from '../test';
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
  test(
    'Any other path shows the not-found page, also after hydration.',
    proves('S2.1', 'S2.3', 'S8.6'),
    async ({sitePage}) => {
      for (const path of [
        '/no-such-page',
        '/API',
        '/plans/pro plus',
        '/api/block/GET-BLOCK',
        '/faq/more',
      ]) {
        await expectNotFound(sitePage, path);
      }
    },
  );

  test(
    'A route in different case shows the not-found page after client-side navigation.',
    {...proves('S2.1'), ...PROMISE},
    async ({page, sitePage}) => {
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

test('A page that a host sends for an address with %2F is hydrated at its own address.', async ({
  page,
  sitePage,
}) => {
  await page.route('**/plans%2FFREE*', async (route) => {
    await route.fulfill({
      response: await route.fetch({url: new URL('/plans/FREE', page.url()).href}),
    });
  });
  await sitePage.open('/plans');
  const problems = await sitePage.problemsDuring(async () => {
    await visit(page, '/plans%2FFREE?a=b#endpoints');
    await sitePage.hydrated();
  });
  expect(problems).toEqual([]);
  await expect(page).toHaveURL('/plans/FREE?a=b#endpoints');
  await expect(sitePage.heading).toHaveText('FREE plan');
});

test.describe('2. Screens and routes: A path ending in /index.html', () => {
  test(
    'is normalised if the host serves that file.',
    proves('S2.4'),
    async ({page, sitePage}) => {
      const route = '/plans/PRO PLUS';
      const served = `${route}/index.html`;
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
});
