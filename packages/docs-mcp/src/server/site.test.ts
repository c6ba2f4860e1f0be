import {describe, expect, it} from 'vitest';
import {siteAddress, SiteError} from './site';

const SITE = {
  url: new URL('http://127.0.0.1:3000/docs/'),
  published: new URL('https://pets.example/'),
};

describe('An address of the site', () => {
  it.each([
    ['paging', 'paging'],
    ['/docs/paging#rows', 'paging#rows'],
    ['/docs', ''],
    ['', ''],
    ['http://127.0.0.1:3000/docs/a?b=1', 'a?b=1'],
    ['https://pets.example/paging.md', 'paging.md'],
    ['https://pets.example//paging', '/paging'],
    ['https://user:password@pets.example/paging', 'paging'],
    ['/docs/a/../b', 'b'],
  ])('is %s.', (address, expected) => {
    expect(siteAddress(SITE, address).href).toBe(`${SITE.url.href}${expected}`);
  });

  it.each([
    'https://elsewhere.example/docs/paging',
    'http://127.0.0.1:3001/docs/paging',
    'https://127.0.0.1:3000/docs/paging',
    'https://pets.example.elsewhere.example/',
    'https://pets.example@elsewhere.example/',
    '//elsewhere.example/docs/paging',
    String.raw`\\elsewhere.example\docs\paging`,
    String.raw`/\elsewhere.example/docs`,
    '\t//elsewhere.example',
    '/paging',
    '/docs/../paging',
    '/docs/%2e%2e/paging',
    '/docs/..%2fpaging',
    '/docs/..%5Cpaging',
    '/docsother/paging',
    'file:///etc/hosts',
    'data:text/plain,a',
    'http://[',
  ])('is not %s.', (address) => {
    expect(() => siteAddress(SITE, address)).toThrow(SiteError);
    expect(() => siteAddress(SITE, address)).toThrow(SITE.url.href);
  });

  it('is not that of a site at the root of its host with another host behind slashes.', () => {
    const site = {url: new URL('http://127.0.0.1:3000/')};
    const page = 'http://127.0.0.1:3000//elsewhere.example/a';
    expect(siteAddress(site, page).host).toBe('127.0.0.1:3000');
    expect(() => siteAddress(site, '//elsewhere.example/a')).toThrow(SiteError);
  });
});
