import {describe, expect, it} from 'vitest';
import {twinLinks} from './links';

const pages = new Map([
  ['/', '/'],
  ['/faq', '/faq'],
  ['/tiers/TIER 2', '/tiers/TIER 2'],
  ['/tiers/TIER 2/get', '/api/get'],
]);

describe('A link in a twin', () => {
  const linkTo = twinLinks(pages, '/');

  it.each([
    ['/faq', '/faq.md'],
    ['/faq/', '/faq.md'],
    ['/faq#key-safety', '/faq.md#key-safety'],
    ['/faq?calls.getBlock=#key', '/faq.md#key'],
    ['/faq?path.id=7', '/faq.md?path.id=7'],
    ['/faq?path.id=7#key', '/faq.md?path.id=7#key'],
    ['/', '/index.md'],
    ['/#tiers', '/index.md#tiers'],
    ['/tiers/TIER%202', '/tiers/TIER%202.md'],
    ['/tiers/TIER 2', '/tiers/TIER%202.md'],
    ['/tiers/TIER%202/get', '/api/get.md'],
  ])('to the page %s leads to its twin.', (address, expected) => {
    expect(linkTo(address)).toBe(expected);
  });

  it.each([
    '#rows',
    'https://museum.example/faq',
    'mailto:a@b.c',
    '/recipes/a/a.py',
    '/faq.md',
    '/%zz',
  ])('to %s stays.', (address) => {
    expect(linkTo(address)).toBe(address);
  });

  it('keeps the base URL, without which a page is of another site.', () => {
    const below = twinLinks(pages, '/docs/');
    expect(['/docs/faq', '/docs/', '/docs', '/faq'].map(below)).toEqual([
      '/docs/faq.md',
      '/docs/index.md',
      '/docs',
      '/faq',
    ]);
  });
});
