import {expect, it} from 'vitest';
import {siteAddress} from './site-link';

const PAGE = '/api/Pets/get-pet';

it.each([
  ['/docs/intro', '/docs/intro'],
  ['/docs/intro?a=1#part', '/docs/intro?a=1#part'],
  ['/docs/Größe', '/docs/Gr%C3%B6%C3%9Fe'],
  ['../../docs/intro', '/docs/intro'],
  ['list-pets#limit', '/api/Pets/list-pets#limit'],
  ['?a=1', '/api/Pets/get-pet?a=1'],
  ['../../../../docs', '/docs'],
])('The address %s in a text leads to %s of the site.', (address, there) => {
  expect(siteAddress(address, PAGE)).toBe(there);
});

it.each([
  ...['', '#part', 'https://example.com/', 'mailto:a@example.com', 'https:example.com'],
  ...['//example.com', '/\\example.com', '\\\\example.com', '/\t/example.com'],
  ...['/.//example.com', '/a/..//example.com', '/%2e//example.com', '../..//example.com'],
  ...['javascript:alert(1)', 'java\tscript:alert(1)', '\u0001javascript:alert(1)'],
  ...['data:text/html,x', 'vbscript:x', 'file:///etc/passwd', 'ht\ntps:example.com'],
])('The address %j in a text leads to no page of the site.', (address) => {
  expect(siteAddress(address, PAGE)).toBeUndefined();
});
