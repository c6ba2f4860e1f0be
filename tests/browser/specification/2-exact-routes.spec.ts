import {expect, PROMISE, test} from '../test';
import {visit} from '../visit';
import {proves} from '../../specification/proves';

const NOT_FOUND_TITLE = 'Page Not Found | Kaia API Documentation';

test(
  'All routes are exact-match: any other path shows the not-found page, also after hydration.',
  {...proves('S2.1', 'S2.3', 'S8.6'), ...PROMISE},
  async ({page, sitePage}) => {
    for (const path of ['/no-such-page', '/API', '/plans/pro plus', '/faq/more']) {
      // Hydration errors in the console fail the test.
      await sitePage.open(path, {status: 404});
      expect(sitePage.path).toBe(path);
      await expect(sitePage.heading).toHaveText('Page Not Found');
      await expect(page).toHaveTitle(NOT_FOUND_TITLE);
    }
  },
);

test(
  'A route in different case shows the not-found page after client-side navigation.',
  {...proves('S2.1', 'S8.6'), ...PROMISE},
  async ({page, sitePage}) => {
    await sitePage.open('/faq');
    await sitePage.navigate('/API');
    await expect(sitePage.heading).toHaveText('Page Not Found');
    await sitePage.hydrated();
    await expect(page).toHaveTitle(NOT_FOUND_TITLE);
    await sitePage.navigate('/api');
    await expect(sitePage.heading).toHaveText('API reference');
  },
);

test(
  'The not-found page lists the page nearest to its address first, and moves nothing when it arrives.',
  PROMISE,
  async ({page, sitePage}) => {
    await sitePage.open('/api/block/GET-BLOCK', {status: 404});
    const list = page.getByRole('main').getByRole('list').last();
    const first = list.getByRole('listitem').first();
    await expect(first).toContainText('/api/Block/get-block');
    expect(await sitePage.layoutShift()).toBe(0);
    await first.getByRole('link').click();
    await expect(page).toHaveURL('/api/Block/get-block');
    await expect(sitePage.heading).toHaveText('Get Block');
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
    const canonical = page.locator('head link[rel="canonical"]');
    const look = async (): Promise<unknown[]> => [
      await page.title(),
      await sitePage.heading.textContent(),
      await canonical.getAttribute('href'),
    ];
    await visit(page, route);
    await sitePage.hydrated();
    const own = await look();
    await page.route(
      ({pathname}) => pathname === served,
      async (request) => {
        const url = new URL(route, page.url()).href;
        await request.fulfill({response: await request.fetch({url})});
      },
    );
    const problems = await sitePage.problemsDuring(async () => {
      await visit(page, `${served}?a=b#main`);
      await sitePage.hydrated();
    });
    expect(problems).toEqual([]);
    await expect(page).toHaveURL(`${route}?a=b#main`);
    expect(await look()).toEqual(own);
  });
}
