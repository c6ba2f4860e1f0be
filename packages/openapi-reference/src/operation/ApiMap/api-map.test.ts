import {expect, it} from 'vitest';
import {withBaseUrl} from './with-base-url';

it('Links of the map to pages have the base URL, links inside it do not.', () => {
  const html = (base: string): string =>
    `<a href="${base}api/a">/a</a><a href="#map:b">b</a>`;
  expect(withBaseUrl(html('/'), '/docs/')).toBe(html('/docs/'));
});
