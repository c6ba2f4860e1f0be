import {SPECIFIED_ROUTES} from '../../build/specification/routes';
import {proves} from '../../specification/proves';
import {expect, PROMISE_IN_CHROMIUM, test} from '../test';
import {visit} from '../visit';

const NOT_FOUND_TITLE = 'Page Not Found | Kaia API Documentation';

test(
  'All routes respond with status 200.',
  {...proves('S2.1'), ...PROMISE_IN_CHROMIUM},
  async ({request}) => {
    for (const route of SPECIFIED_ROUTES) {
      const response = await request.get(encodeURI(route), {maxRedirects: 0});
      expect.soft(response.status(), route).toBe(200);
    }
  },
);

test(
  'All routes are exact-match: any other path shows the not-found page, also after hydration and a navigation, with the page nearest to its address first.',
  {...proves('S2.1', 'S2.3', 'S8.6'), ...PROMISE_IN_CHROMIUM},
  async ({page, sitePage}) => {
    for (const path of ['/no-such-page', '/faq/more', '/api/block/GET-BLOCK']) {
      // Hydration errors in the console fail the test.
      await sitePage.open(path, {status: 404});
      await expect(page).toHaveURL(path);
      await expect(sitePage.heading).toHaveText('Page Not Found');
      await expect(page).toHaveTitle(NOT_FOUND_TITLE);
    }
    const list = page.getByRole('main').getByRole('list').last();
    const first = list.getByRole('listitem').first();
    await expect(first).toContainText('/api/Block/get-block');
    // It moves nothing when it arrives.
    expect(await sitePage.layoutShift()).toBe(0);
    await first.getByRole('link').click();
    await expect(sitePage.heading).toHaveText('Get Block');

    await sitePage.navigate('/API');
    await expect(sitePage.heading).toHaveText('Page Not Found');
    await expect(page).toHaveTitle(NOT_FOUND_TITLE);
    await sitePage.navigate('/api');
    await expect(sitePage.heading).toHaveText('API reference');
  },
);

for (const {title, served, route} of [
  {
    title: 'A path ending in /index.html is normalised if the host serves that file.',
    served: '/plans/PRO%20PLUS/index.html',
    route: '/plans/PRO%20PLUS',
  },
  {
    title: 'A page that a host sends for an address with %2F is at its own address.',
    served: '/plans%2FFREE',
    route: '/plans/FREE',
  },
]) {
  test(title, proves('S2.4'), async ({page, sitePage}) => {
    await page.route(
      ({pathname}) => pathname === served,
      async (request) => {
        const url = new URL(route, request.request().url()).href;
        await request.fulfill({response: await request.fetch({url})});
      },
    );
    const problems = await sitePage.problemsDuring(async () => {
      await visit(page, `${served}?a=b#main`);
      await sitePage.hydrated();
    });
    expect(problems).toEqual([]);
    await expect(page).toHaveURL(`${route}?a=b#main`);
    await expect(sitePage.heading).toHaveText(/ plan$/);
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
      'href',
      `https://docs.kaiascan.io${decodeURI(route)}`,
    );
  });
}
