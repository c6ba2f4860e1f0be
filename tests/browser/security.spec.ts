import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {APIResponse} from '@playwright/test';
import {BUILD_DIR} from '../build/pages';
import {parse} from 'yaml';
import {expect, PROMISE, test} from './test';
import {visit} from './visit';

const HOSTS = (
  parse(
    readFileSync(path.join(__dirname, '..', '..', 'openapi', 'kaia.yaml'), 'utf8'),
  ) as {servers: {url: string}[]}
).servers.map(({url}) => new URL(url).origin);

/** Returns the values of the directives of a policy by their names. */
function directivesOf(policy: string | undefined): Record<string, string> {
  const parts = (policy ?? '').split('; ').map((text) => text.split(/ (.*)/s));
  return Object.fromEntries(parts.map(([name = '', value = '']) => [name, value]));
}

const policyOf = (response: APIResponse): string | undefined =>
  response.headers()['content-security-policy'];

test.describe('The Content Security Policy', () => {
  test(
    'allows requests to the site and the API, scripts by their hashes, and is in the HTML too.',
    PROMISE,
    async ({request}) => {
      const response = await request.get('/');
      const directives = directivesOf(policyOf(response));
      expect(directives['connect-src']).toBe(["'self'", ...HOSTS].join(' '));
      expect(directives['default-src']).toBe("'self'");
      expect(directives['frame-ancestors']).toBe("'none'");
      const [own, ...hashes] = directives['script-src']?.split(' ') ?? [];
      expect(own).toBe("'self'");
      expect(hashes).not.toEqual([]);
      expect(hashes.filter((text) => !/^'sha256-[\w+/]{43}='$/.test(text))).toEqual([]);
      // For hosts that cannot send headers.
      const [, inPage] =
        /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
          await response.text(),
        ) ?? [];
      expect(`${inPage}; frame-ancestors 'none'`).toBe(policyOf(response));
    },
  );

  test(
    'blocks injected scripts and styles, and requests to other hosts.',
    PROMISE,
    async ({browser, baseURL, consoleErrors}) => {
      consoleErrors.expect('Content Security Policy');
      const context = await browser.newContext({baseURL});
      const page = await context.newPage();
      await visit(page, '/faq');
      // Closing the context discards messages that have not arrived.
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('Content Security Policy'),
      );
      const directives = [
        'connect-src',
        'script-src-attr',
        'script-src-elem',
        'style-src-attr',
      ];
      const blocked = await page.evaluate(async (expected) => {
        const directives = new Set<string>();
        const violations = new Promise<void>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => {
            directives.add(event.effectiveDirective);
            if (directives.size === expected) {
              resolve();
            }
          });
        });
        const box = document.createElement('div');
        box.innerHTML =
          '<img src="data:," onerror="window.pwned = 1"><p style="color: lime">';
        document.body.append(box);
        const script = document.createElement('script');
        script.textContent = 'window.pwned = 1';
        document.body.append(script);
        await fetch('https://other.example.com/').catch(() => undefined);
        await violations;
        return {directives: [...directives].sort(), pwned: 'pwned' in window};
      }, directives.length);
      await logged;
      await context.close();
      expect(blocked).toEqual({directives, pwned: false});
    },
  );
});

test.describe('The host', () => {
  test(
    'sends the security headers with pages and with the not-found page, whose status is 404.',
    PROMISE,
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
      expect(await response.text()).toBe(
        readFileSync(path.join(BUILD_DIR, '404.html'), 'utf8'),
      );
    },
  );

  test(
    'compresses texts, and allows caching of assets for a year, but not of pages.',
    PROMISE,
    async ({request}) => {
      const page = await request.get('/faq');
      const [asset = ''] = /\/assets\/js\/[^"]+\.js/.exec(await page.text()) ?? [];
      const cacheOf = (response: APIResponse): string | undefined =>
        response.headers()['cache-control'];
      expect(cacheOf(page)).toBe('no-cache');
      expect(cacheOf(await request.get(asset))).toBe(
        'public, max-age=31536000, immutable',
      );
      expect(cacheOf(await request.get('/search-index-docs-default-current.json'))).toBe(
        'no-cache',
      );
      for (const route of ['/faq', '/search-index-docs-default-current.json']) {
        const response = await request.get(route);
        expect.soft(response.headers()['content-encoding'], route).toBe('gzip');
      }
    },
  );

  test(
    'redirects other addresses of a page to the canonical one, and to no other host.',
    PROMISE,
    async ({request, baseURL}) => {
      for (const [requested, right] of [
        ['/faq/', '/faq'],
        ['/faq.html', '/faq'],
        ['/index.html', '/'],
        ['/plans/PRO%20PLUS/', '/plans/PRO%20PLUS'],
      ] as const) {
        const response = await request.get(requested, {maxRedirects: 0});
        expect.soft(response.status(), requested).toBe(301);
        const {pathname} = new URL(response.headers().location ?? '', 'http://localhost');
        expect.soft(pathname, requested).toBe(right);
        expect.soft((await request.get(right)).status(), right).toBe(200);
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
});

test.describe('For programs, the host', () => {
  test('sends the type of each file, and lets other sites read it.', async ({
    request,
  }) => {
    for (const [route, type] of [
      ['/faq.md', 'text/markdown; charset=utf-8'],
      ['/plans/PRO%20PLUS.md', 'text/markdown; charset=utf-8'],
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
    'answers a request that prefers Markdown with the twin of the page, if it has one.',
    PROMISE,
    async ({request}) => {
      const typeOf = async (route: string, Accept: string): Promise<string> => {
        const response = await request.get(route, {headers: {Accept}});
        expect.soft(response.status(), `${route} ${Accept}`).toBe(200);
        expect.soft(response.headers().vary, `${route} ${Accept}`).toContain('Accept');
        return response.headers()['content-type'] ?? '';
      };
      const markdown = 'text/markdown; charset=utf-8';
      for (const route of ['/', '/faq', '/plans/PRO%20PLUS', '/api/Account']) {
        expect.soft(await typeOf(route, 'text/markdown'), route).toBe(markdown);
      }
      for (const [accept, type] of [
        ['text/markdown, text/html;q=0.8, */*;q=0.1', markdown],
        ['text/html, text/markdown;q=0.5', 'text/html; charset=utf-8'],
        ['text/html, text/markdown;q=0', 'text/html; charset=utf-8'],
        ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html; charset=utf-8'],
        ['*/*', 'text/html; charset=utf-8'],
      ] as const) {
        expect.soft(await typeOf('/faq', accept), accept).toBe(type);
      }
      const headers = {Accept: 'text/markdown'};
      expect((await request.get('/sitemap.xml', {headers})).status()).toBe(200);
      const missing = await request.get('/no-such-page', {headers});
      expect(missing.status()).toBe(404);
      expect((await request.get('/no-such-page.md')).status()).toBe(404);
      const moved = await request.get('/faq/', {headers, maxRedirects: 0});
      expect(moved.status()).toBe(301);
    },
  );
});
