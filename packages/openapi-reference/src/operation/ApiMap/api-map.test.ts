import {expect, it} from 'vitest';
import {withBaseUrl} from './with-base-url';

it('Routes and files in the map become addresses of the site, links inside it do not.', () => {
  const html = (route: string, file: string): string =>
    `<link rel="stylesheet" href="${file}"><a class="b" href="${route}">/a</a><a href="#map:b">b</a>`;
  expect(
    withBaseUrl(html('/api/a', '/css/a.css'), {baseUrl: '/docs/', trailingSlash: true}),
  ).toBe(html('/docs/api/a/', '/docs/css/a.css'));
});
