import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {APIResponse} from '@playwright/test';
import {BUILD_DIR} from '../build/pages';
import {parse} from 'yaml';
import {expect, test} from './test';
import {visit} from './visit';

const HOSTS = (
  parse(
    readFileSync(path.join(__dirname, '..', '..', 'openapi', 'kaia.yaml'), 'utf8'),
  ) as {servers: {url: string}[]}
).servers.map(({url}) => new URL(url).origin);

/** Name and value of the policy's directives. */
function directivesOf(policy: string | undefined): Record<string, string> {
  const parts = (policy ?? '').split('; ').map((text) => text.split(/ (.*)/s));
  return Object.fromEntries(parts.map(([name = '', value = '']) => [name, value]));
}

const policyOf = (response: APIResponse): string | undefined =>
  response.headers()['content-security-policy'];

test.describe('The policy of the site', () => {
  test('lets requests go to the servers of the description only.', async ({request}) => {
    const directives = directivesOf(policyOf(await request.get('/')));
    expect(directives['connect-src']).toBe(["'self'", ...HOSTS].join(' '));
    expect(directives['default-src']).toBe("'self'");
    expect(directives['frame-ancestors']).toBe("'none'");
  });

  test('allows scripts of the site and, by their hashes, those of the page.', async ({
    request,
  }) => {
    const directives = directivesOf(policyOf(await request.get('/')));
    const sources = directives['script-src']?.split(' ') ?? [];
    expect(sources[0]).toBe("'self'");
    expect(sources.length).toBeGreaterThan(1);
    expect(
      sources.slice(1).filter((text) => !/^'sha256-[\w+/]{43}='$/.test(text)),
    ).toEqual([]);
  });

  test('stands in the page too, for hosts without headers.', async ({request}) => {
    const response = await request.get('/api/Account/get-account');
    const [, inPage] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
        await response.text(),
      ) ?? [];
    expect(`${inPage}; frame-ancestors 'none'`).toBe(policyOf(response));
  });

  test('stops what gets into a page from running and from speaking to others.', async ({
    browser,
    baseURL,
    consoleErrors,
  }) => {
    consoleErrors.expect('Content Security Policy');
    const context = await browser.newContext({baseURL});
    const page = await context.newPage();
    await visit(page, '/faq');
    const blocked = await page.evaluate(async () => {
      const directives: string[] = [];
      document.addEventListener('securitypolicyviolation', (event) => {
        directives.push(event.effectiveDirective);
      });
      const box = document.createElement('div');
      box.innerHTML =
        '<img src="data:," onerror="window.pwned = 1"><p style="color: lime">';
      document.body.append(box);
      const script = document.createElement('script');
      script.textContent = 'window.pwned = 1';
      document.body.append(script);
      await fetch('https://other.example.com/').catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve));
      return {directives, pwned: 'pwned' in window};
    });
    await context.close();
    expect(blocked.pwned).toBe(false);
    expect(new Set(blocked.directives)).toEqual(
      new Set(['script-src-attr', 'style-src-attr', 'script-src-elem', 'connect-src']),
    );
  });
});

test.describe('The host', () => {
  test('sends the headers that protect a page, also with one that is not there.', async ({
    request,
  }) => {
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
  });

  test('lets assets be kept for a year, and asks about pages each time.', async ({
    request,
  }) => {
    const page = await request.get('/faq');
    const [asset = ''] = /\/assets\/js\/[^"]+\.js/.exec(await page.text()) ?? [];
    const cacheOf = (response: APIResponse): string | undefined =>
      response.headers()['cache-control'];
    expect(cacheOf(page)).toBe('no-cache');
    expect(cacheOf(await request.get(asset))).toBe('public, max-age=31536000, immutable');
    expect(cacheOf(await request.get('/search-index-docs-default-current.json'))).toBe(
      'no-cache',
    );
  });

  test('compresses what is text.', async ({request}) => {
    for (const route of ['/faq', '/search-index-docs-default-current.json']) {
      const response = await request.get(route);
      expect.soft(response.headers()['content-encoding'], route).toBe('gzip');
    }
  });

  test('knows each page by one address.', async ({request}) => {
    for (const [asked, right] of [
      ['/faq/', '/faq'],
      ['/faq.html', '/faq'],
      ['/index.html', '/'],
      ['/plans/PRO%20PLUS/', '/plans/PRO%20PLUS'],
    ] as const) {
      const response = await request.get(asked, {maxRedirects: 0});
      expect.soft(response.status(), asked).toBe(301);
      const {pathname} = new URL(response.headers().location ?? '', 'http://localhost');
      expect.soft(pathname, asked).toBe(right);
      expect.soft((await request.get(right)).status(), right).toBe(200);
    }
  });

  test('leads nobody to another host.', async ({request, baseURL}) => {
    for (const asked of [
      '//other.example.com/',
      '/%2F/other.example.com/',
      '/\\other/',
    ]) {
      const response = await request.get(`${baseURL}${asked}`, {maxRedirects: 0});
      const {location = '/'} = response.headers();
      expect.soft(location, asked).not.toMatch(/^(\/\/|\\|\/\\|https?:\/\/other)/);
    }
  });

  test('answers for what is not there with the not-found page and its status.', async ({
    request,
  }) => {
    const response = await request.get('/no-such-page');
    expect(response.status()).toBe(404);
    expect(await response.text()).toBe(
      readFileSync(path.join(BUILD_DIR, '404.html'), 'utf8'),
    );
  });
});
