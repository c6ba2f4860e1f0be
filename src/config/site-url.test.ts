import {expect, it} from 'vitest';
import {readSiteUrl} from './site-url';

const read = (SITE_URL?: string) =>
  readSiteUrl({NODE_ENV: 'test', ...(SITE_URL === undefined ? {} : {SITE_URL})});

it('SITE_URL is an origin, and has a default.', () => {
  expect([read(), read(' ')]).toEqual(Array(2).fill('https://docs.kaiascan.io'));
  expect(read('https://docs.example.com/')).toBe('https://docs.example.com');
});

it.each(['docs.example.com', 'ftp://example.com', 'https://example.com/docs', 'x y'])(
  'SITE_URL as "%s" is rejected and named.',
  (value) => {
    expect(() => read(value)).toThrow(/^SITE_URL is ".+", which is not the address of/);
  },
);
