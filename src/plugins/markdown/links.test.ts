import {describe, expect, it} from 'vitest';
import {twinUrl} from './links';

const SITE = {baseUrl: '/', routes: new Set(['/', '/faq', '/plans/PRO PLUS'])};

describe('A link in a twin', () => {
  it.each([
    ['/faq', '/faq.md'],
    ['/faq/', '/faq.md'],
    ['/faq#key-safety', '/faq.md#key-safety'],
    ['/faq?query=1#key', '/faq.md#key'],
    ['/', '/index.md'],
    ['/#plans', '/index.md#plans'],
    ['/plans/PRO%20PLUS', '/plans/PRO%20PLUS.md'],
  ])('to the page %s leads to its twin.', (url, expected) => {
    expect(twinUrl(url, SITE)).toBe(expected);
  });

  it.each([
    '#rows',
    'https://kaiascan.io/faq',
    'mailto:a@b.c',
    '/recipes/a/a.py',
    '/faq.md',
  ])('to %s stays.', (url) => {
    expect(twinUrl(url, SITE)).toBe(url);
  });

  it('to a file has the address that Docusaurus gives it.', () => {
    expect(twinUrl('pathname:///openapi.yaml', SITE)).toBe('/openapi.yaml');
  });

  it('gets the base URL, or the address of the site.', () => {
    const under = (baseUrl: string): string => twinUrl('/faq', {...SITE, baseUrl});
    expect(under('/docs/')).toBe('/docs/faq.md');
    expect(under('https://docs.example.com/')).toBe('https://docs.example.com/faq.md');
  });

  it('that is relative is rejected.', () => {
    expect(() => twinUrl('faq', SITE)).toThrow('The link to "faq" is relative');
  });
});
