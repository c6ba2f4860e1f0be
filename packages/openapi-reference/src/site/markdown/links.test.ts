import {describe, expect, it} from 'vitest';
import {twinLinks} from './links';

const pages = new Map([
  ['/', '/'],
  ['/faq', '/faq'],
  ['/tiers/TIER 2', '/tiers/TIER 2'],
  ['/tiers/TIER 2/get', '/api/get'],
]);

const ORIGIN = 'https://docs.example';

describe('A link in a twin', () => {
  const linkTo = twinLinks(pages, {url: ORIGIN, baseUrl: '/'});

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
  ])('to the page %s leads to its twin, with the origin.', (address, expected) => {
    expect(linkTo(address, '/faq')).toBe(ORIGIN + expected);
  });

  it.each([
    ['/recipes/a/a b.py', '/recipes/a/a%20b.py'],
    ['/faq.md', '/faq.md'],
    ['/%zz', '/%zz'],
    ['table.csv', '/tiers/table.csv'],
    ['../prices.json?a=b#c', '/prices.json?a=b#c'],
    ['?path.id=7', '/tiers/TIER%202?path.id=7'],
  ])('to the file %s has the origin.', (address, expected) => {
    expect(linkTo(address, '/tiers/TIER%202')).toBe(ORIGIN + expected);
  });

  it.each(['#rows', 'https://museum.example/faq', 'mailto:a@b.c', '//['])(
    'to %s stays.',
    (address) => {
      expect(linkTo(address, '/faq')).toBe(address);
    },
  );

  it('to another host has its scheme.', () => {
    expect(linkTo('//museum.example/faq', '/faq')).toBe('https://museum.example/faq');
  });

  it('keeps the base URL, without which a page is of another site.', () => {
    const below = twinLinks(pages, {url: ORIGIN, baseUrl: '/docs/'});
    expect(
      ['/docs/faq', '/docs/', '/docs', '/faq'].map((address) =>
        below(address, '/docs/faq'),
      ),
    ).toEqual(
      ['/docs/faq.md', '/docs/index.md', '/docs', '/faq'].map((path) => ORIGIN + path),
    );
  });
});
