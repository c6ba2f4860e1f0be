import {describe, expect, it} from 'vitest';
import {readSiteUrl} from './site-url';

describe('readSiteUrl', () => {
  it('is the default URL if SITE_URL is unset or empty.', () => {
    expect(readSiteUrl({NODE_ENV: 'test'})).toBe('https://docs.kaiascan.io');
    expect(readSiteUrl({NODE_ENV: 'test', SITE_URL: ' '})).toBe(
      'https://docs.kaiascan.io',
    );
  });

  it('accepts an origin, with or without a trailing slash.', () => {
    const env = {NODE_ENV: 'test', SITE_URL: 'https://docs.example.com/'} as const;
    expect(readSiteUrl(env)).toBe('https://docs.example.com');
  });

  it.each(['docs.example.com', 'ftp://example.com', 'https://example.com/docs', 'x y'])(
    'rejects %s and names SITE_URL.',
    (value) => {
      expect(() => readSiteUrl({NODE_ENV: 'test', SITE_URL: value})).toThrow(
        /^SITE_URL is ".+", which is not the address of a website/,
      );
    },
  );
});
