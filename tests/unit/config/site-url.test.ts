import {describe, expect, it} from 'vitest';
import {readSiteUrl} from '../../../src/config/site-url';

describe('readSiteUrl', () => {
  it('is the address of the documentation when SITE_URL is unset or empty.', () => {
    expect(readSiteUrl({NODE_ENV: 'test'})).toBe('https://docs.kaiascan.io');
    expect(readSiteUrl({NODE_ENV: 'test', SITE_URL: ' '})).toBe(
      'https://docs.kaiascan.io',
    );
  });

  it('takes an origin, with or without a slash at its end.', () => {
    const env = {NODE_ENV: 'test', SITE_URL: 'https://docs.example.com/'} as const;
    expect(readSiteUrl(env)).toBe('https://docs.example.com');
  });

  it.each(['docs.example.com', 'ftp://example.com', 'https://example.com/docs', 'x y'])(
    'refuses %s and names SITE_URL.',
    (value) => {
      expect(() => readSiteUrl({NODE_ENV: 'test', SITE_URL: value})).toThrow(
        /^SITE_URL is ".+", which is not the address of a website/,
      );
    },
  );
});
