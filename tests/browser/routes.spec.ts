import {existsSync} from 'node:fs';
import path from 'node:path';
import {SPECIFIED_ROUTES} from './specified-routes';
import {expect, test} from './test';

const BUILD_DIR = path.resolve(__dirname, '../../build');

// tests/browser/hydration.spec.ts opens every page of the build.
test('Every specified route is a file of the build.', () => {
  const missing = SPECIFIED_ROUTES.filter(
    (route) =>
      !existsSync(path.join(BUILD_DIR, route === '/' ? 'index.html' : `${route}.html`)),
  );
  expect(missing).toEqual([]);
});

test('Every specified route answers 200 itself, without a redirect.', async ({
  request,
}) => {
  const wrong = [];
  for (const route of SPECIFIED_ROUTES) {
    const response = await request.get(encodeURI(route), {maxRedirects: 0});
    if (response.status() !== 200) {
      wrong.push(`${route} ${response.status()}`);
    }
  }
  expect(wrong).toEqual([]);
});

test.describe('An address that ends with /index.html', () => {
  for (const route of ['/', '/faq', '/plans/PRO PLUS', '/api/Account/get-account']) {
    const address = `${route === '/' ? '' : route}/index.html`;

    test(`leads to ${route} when it is ${address}.`, async ({sitePage}) => {
      const response = await sitePage.open(address);
      expect(response.status()).toBe(200);
      expect(sitePage.path).toBe(route);
    });
  }

  test('shows its page where the server hands out the file as it is.', async ({
    page,
    sitePage,
  }) => {
    await page.route('**/index.html', async (route) => {
      const url = route.request().url().replace('index.html', '');
      await route.fulfill({response: await route.fetch({url})});
    });
    await sitePage.open('/');
    const heading = (await sitePage.heading.textContent()) ?? '';
    await sitePage.open('/index.html');
    await expect(sitePage.heading).toHaveText(heading);
    await expect(page).not.toHaveTitle(/not found/i);
  });
});

test.describe('An unknown address', () => {
  for (const route of ['/no-such-page', '/api/Account/get-nothing', '/schemas/none']) {
    test(`${route} answers 404 with the not-found page.`, async ({sitePage}) => {
      const response = await sitePage.open(route);
      expect(response.status()).toBe(404);
      await expect(sitePage.heading).toHaveText('Page Not Found');
      expect(sitePage.path).toBe(route);
    });
  }

  test('shows the not-found page to a reader who gets there by a link too.', async ({
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
});
