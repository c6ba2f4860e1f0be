import {FREE_ENDPOINTS, PRO_PLUS_ENDPOINTS} from './specified-routes';
import {expect, test} from './test';

const CANONICAL = /<link[^>]*rel="canonical"[^>]*>/g;
const OG_URL = /<meta[^>]*property="og:url"[^>]*>/g;

/** The page under /api that a page under a plan is a copy of. */
function originalOf(route: string): string {
  return route.replace(/^\/plans\/[^/]+\/Endpoints\//, '/api/');
}

test.describe('The canonical address', () => {
  for (const route of [...PRO_PLUS_ENDPOINTS, ...FREE_ENDPOINTS]) {
    test(`of ${route} is that of the page under /api.`, async ({request}) => {
      const html = await (await request.get(encodeURI(route))).text();
      for (const pattern of [CANONICAL, OG_URL]) {
        const tags = html.match(pattern) ?? [];
        expect(tags).toHaveLength(1);
        expect(tags[0]).toContain(`https://docs.kaiascan.io${originalOf(route)}"`);
      }
    });
  }

  for (const route of ['/faq', '/api/Account/get-account', '/plans/PRO PLUS']) {
    test(`of ${route} is its own.`, async ({request}) => {
      const html = await (await request.get(encodeURI(route))).text();
      const tags = html.match(CANONICAL) ?? [];
      expect(tags).toHaveLength(1);
      expect(decodeURI(tags[0] ?? '')).toContain(`https://docs.kaiascan.io${route}"`);
    });
  }

  test('stays the same when scripts have taken over.', async ({page, sitePage}) => {
    const [route = ''] = PRO_PLUS_ENDPOINTS;
    await sitePage.open(route);
    const canonical = page.locator('head link[rel="canonical"]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute(
      'href',
      `https://docs.kaiascan.io${originalOf(route)}`,
    );
  });
});

test('The sitemap has the pages under /api and none of their copies.', async ({
  request,
}) => {
  const sitemap = decodeURI(await (await request.get('/sitemap.xml')).text());
  expect(sitemap).toContain('https://docs.kaiascan.io/api/Account/get-account<');
  expect(sitemap).toContain('https://docs.kaiascan.io/plans/PRO PLUS<');
  expect(sitemap).not.toMatch(/\/plans\/[^/]+\/Endpoints\//);
});
