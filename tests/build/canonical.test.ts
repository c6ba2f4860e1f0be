import {describe, expect, it} from 'vitest';
import {builtElements, builtPaths, sitemapPaths} from './pages';
import {isEndpoint} from './specification/routes';

const ORIGIN = 'https://docs.kaiascan.io';

const copies = builtPaths().filter(
  (path) => path.startsWith('/plans/') && isEndpoint(path),
);

/** The page under /api that a page under a plan repeats. */
function originalOf(path: string): string {
  return path.replace(/^\/plans\/[^/]+\/Endpoints\//, '/api/');
}

/** Path and target of each element with an address. */
function addressesIn(selector: string, attribute: string): string[][] {
  return builtElements(selector).map(({path, attributes}) => [
    path,
    decodeURI(attributes[attribute] ?? ''),
  ]);
}

describe('The canonical address', () => {
  // Every page has one, and only one.
  const expected = builtPaths().map((path) => [
    path,
    ORIGIN + (copies.includes(path) ? originalOf(path) : path),
  ]);

  it('of a page under a plan is that of the page under /api, of any other its own.', () => {
    expect(copies.length).toBeGreaterThan(50);
    expect(addressesIn('link[rel="canonical"]', 'href')).toEqual(expected);
  });

  it('is the address for other services, too.', () => {
    expect(addressesIn('meta[property="og:url"]', 'content')).toEqual(expected);
  });
});

describe('The sitemap', () => {
  it('has pages of the build only.', () => {
    const built = new Set(builtPaths());
    expect(sitemapPaths().length).toBeGreaterThan(100);
    expect(sitemapPaths().filter((path) => !built.has(path))).toEqual([]);
  });

  it('has the pages under /api and none of their copies.', () => {
    const listed = sitemapPaths();
    const originals = builtPaths().filter((path) => path.startsWith('/api/'));
    expect(listed).toEqual(expect.arrayContaining([...originals, '/plans/PRO PLUS']));
    expect(listed.filter((path) => copies.includes(path))).toEqual([]);
  });
});
