import type {APIResponse} from '@playwright/test';
import {builtText} from '../build/pages';
import {expect, PROMISE_IN_CHROMIUM, test} from './test';
import {visit} from './visit';

const HOSTS = ['https://mainnet-oapi.kaiascan.io', 'https://kairos-oapi.kaiascan.io'];

const MARKDOWN = 'text/markdown; charset=utf-8';
const HTML = 'text/html; charset=utf-8';

const policyOf = (response: APIResponse): string =>
  response.headers()['content-security-policy'] ?? '';

test(
  'The Content Security Policy allows requests to the site and the API, scripts by their hashes, and is in the HTML too.',
  PROMISE_IN_CHROMIUM,
  async ({request}) => {
    const response = await request.get('/');
    const directives = new Map(
      policyOf(response)
        .split('; ')
        .map((text) => [text.split(' ')[0], text.split(' ').slice(1)]),
    );
    expect(directives.get('connect-src')).toEqual(["'self'", ...HOSTS]);
    expect(directives.get('default-src')).toEqual(["'self'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
    const [own, ...hashes] = directives.get('script-src') ?? [];
    expect(own).toBe("'self'");
    expect(hashes).not.toEqual([]);
    expect(hashes.filter((text) => !/^'sha256-[\w+/]{43}='$/.test(text))).toEqual([]);
    // For hosts that cannot send headers.
    const inPage = policyOf(response).replace("; frame-ancestors 'none'", '');
    expect(await response.text()).toContain(
      `<meta http-equiv="Content-Security-Policy" content="${inPage}">`,
    );
  },
);

test(
  'The Content Security Policy blocks injected scripts and styles, and requests to other hosts.',
  PROMISE_IN_CHROMIUM,
  async ({page, consoleErrors}) => {
    consoleErrors.expect('Content Security Policy');
    await visit(page, '/faq');
    const expected = [
      ...['connect-src', 'script-src-attr', 'script-src-elem', 'style-src-attr'],
    ];
    const blocked = page.evaluate(
      (count) =>
        new Promise<string[]>((resolve) => {
          const directives = new Set<string>();
          document.addEventListener('securitypolicyviolation', (event) => {
            directives.add(event.effectiveDirective);
            if (directives.size === count) {
              resolve([...directives].sort());
            }
          });
          document.body.insertAdjacentHTML(
            'beforeend',
            '<img src="data:," onerror="window.pwned = 1"><p style="color: lime">',
          );
          const script = document.createElement('script');
          script.textContent = 'window.pwned = 1';
          document.body.append(script);
          void fetch('https://other.example.com/').catch(() => undefined);
        }),
      expected.length,
    );
    expect(await blocked).toEqual(expected);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  },
);

test(
  'The host sends the security headers with pages and with the not-found page, whose status is 404.',
  PROMISE_IN_CHROMIUM,
  async ({request}) => {
    for (const route of ['/', '/faq', '/no-such-page', '/assets/no-such-file.js']) {
      const response = await request.get(route);
      expect.soft(response.headers(), route).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000',
      });
    }
    const response = await request.get('/no-such-page');
    expect(response.status()).toBe(404);
    expect(await response.text()).toBe(builtText('404.html'));
  },
);

test(
  'The host compresses texts, and allows caching of assets for a year, but not of pages.',
  PROMISE_IN_CHROMIUM,
  async ({request}) => {
    const html = await (await request.get('/faq')).text();
    const [asset = ''] = /\/assets\/js\/[^"]+\.js/.exec(html) ?? [];
    for (const [route, cache] of [
      ['/faq', 'no-cache'],
      ['/search-index-docs-default-current.json', 'no-cache'],
      [asset, 'public, max-age=31536000, immutable'],
    ] as const) {
      const response = await request.get(route);
      expect.soft(response.headers(), route).toMatchObject({
        'cache-control': cache,
        'content-encoding': 'gzip',
      });
    }
  },
);

test(
  'The host redirects other addresses of a page to the canonical one, and to no other host.',
  PROMISE_IN_CHROMIUM,
  async ({request, baseURL}) => {
    for (const [requested, right] of [
      ['/faq/', '/faq'],
      ['/faq.html', '/faq'],
      ['/index.html', '/'],
      ['/plans/PRO%20PLUS/', '/plans/PRO%20PLUS'],
    ] as const) {
      const response = await request.get(requested, {maxRedirects: 0});
      expect.soft(response.status(), requested).toBe(301);
      const {pathname} = new URL(response.headers()['location'] ?? '', baseURL);
      expect.soft(pathname, requested).toBe(right);
    }
    for (const requested of [
      '//other.example.com/',
      '/%2F/other.example.com/',
      '/\\other/',
    ]) {
      const response = await request.get(`${baseURL}${requested}`, {maxRedirects: 0});
      const {location = '/'} = response.headers();
      expect.soft(location, requested).not.toMatch(/^(\/\/|\\|\/\\|https?:\/\/other)/);
    }
  },
);

test('For programs, the host sends the type of each file, and lets other sites read it.', async ({
  request,
}) => {
  for (const [route, type] of [
    ['/plans/PRO%20PLUS.md', MARKDOWN],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/credits.json', 'application/json'],
    ['/.well-known/api-catalog', 'application/linkset+json'],
  ] as const) {
    const response = await request.get(route);
    expect.soft(response.status(), route).toBe(200);
    expect.soft(response.headers(), route).toMatchObject({
      'content-type': type,
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  }
  const page = await request.get('/faq');
  expect(page.headers()['access-control-allow-origin']).toBeUndefined();
});

test(
  'For programs, the host answers a request that prefers Markdown with the twin of the page, if it has one.',
  PROMISE_IN_CHROMIUM,
  async ({request}) => {
    for (const [route, accept, status, type] of [
      ['/', 'text/markdown', 200, MARKDOWN],
      ['/plans/PRO%20PLUS', 'text/markdown', 200, MARKDOWN],
      ['/api/Account', 'text/markdown', 200, MARKDOWN],
      ['/faq', 'text/markdown, text/html;q=0.8, */*;q=0.1', 200, MARKDOWN],
      ['/faq', 'text/html, text/markdown;q=0.5', 200, HTML],
      ['/faq', 'text/html, text/markdown;q=0', 200, HTML],
      ['/faq', 'text/html,application/xhtml+xml,*/*;q=0.8', 200, HTML],
      ['/faq', '*/*', 200, HTML],
      ['/sitemap.xml', 'text/markdown', 200, undefined],
      ['/no-such-page', 'text/markdown', 404, undefined],
      ['/faq/', 'text/markdown', 301, undefined],
    ] as const) {
      const headers = {Accept: accept};
      const response = await request.get(route, {headers, maxRedirects: 0});
      const name = `${route} ${accept}`;
      expect.soft(response.status(), name).toBe(status);
      if (type !== undefined) {
        expect.soft(response.headers()['content-type'], name).toBe(type);
        const vary = response.headers()['vary'] ?? '';
        // Accept-Encoding is another one.
        expect.soft(vary.split(/, */), name).toContain('Accept');
      }
    }
    expect((await request.get('/no-such-page.md')).status()).toBe(404);
  },
);
