import {describe, expect, it} from 'vitest';
import {builtElements, builtPaths, sitemapPaths} from './pages';
import {isEndpoint} from './specification/routes';

const ORIGIN = 'https://docs.kaiascan.io';

const copies = builtPaths().filter(
  (path) => path.startsWith('/plans/') && isEndpoint(path),
);

/** The page under /api that a plan page copies. */
function originalOf(path: string): string {
  return path.replace(/^\/plans\/[^/]+\/Endpoints\//, '/api/');
}

function addressesIn(selector: string, attribute: string): string[][] {
  return builtElements(selector).map(({path, attributes}) => [
    path,
    decodeURI(attributes[attribute] ?? ''),
  ]);
}

describe('The canonical URL', () => {
  const expected = builtPaths().map((path) => [
    path,
    ORIGIN + (copies.includes(path) ? originalOf(path) : path),
  ]);

  it('of a plan page is the page under /api; any other page is its own canonical page.', () => {
    expect(copies.length).toBeGreaterThan(50);
    expect(addressesIn('link[rel="canonical"]', 'href')).toEqual(expected);
  });

  it('is also the URL that other metadata uses.', () => {
    expect(addressesIn('meta[property="og:url"]', 'content')).toEqual(expected);
  });
});

describe('The sitemap', () => {
  it('lists only pages of the build.', () => {
    const built = new Set(builtPaths());
    expect(sitemapPaths().length).toBeGreaterThan(100);
    expect(sitemapPaths().filter((path) => !built.has(path))).toEqual([]);
  });

  it('lists the pages under /api, without their copies.', () => {
    const listed = sitemapPaths();
    const originals = builtPaths().filter((path) => path.startsWith('/api/'));
    expect(listed).toEqual(expect.arrayContaining([...originals, '/plans/PRO PLUS']));
    expect(listed.filter((path) => copies.includes(path))).toEqual([]);
  });
});
