import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  BUILD_DIR,
  builtElements,
  builtFiles,
  builtPage,
  builtPaths,
  builtText,
  oneLine,
  sitemapPaths,
} from './pages';
import {isEndpoint} from './specification/routes';

interface Node {
  '@type': string;
  '@id'?: string;
  headline?: string;
  url?: string;
  about?: {'@id': string};
  isPartOf?: {'@id': string};
  documentation?: string;
  itemListElement?: {position: number; name: string; item: string}[];
}

const ORIGIN = 'https://docs.kaiascan.io';

const PATHS = builtPaths();

const COPIES = PATHS.filter((page) => page.startsWith('/plans/') && isEndpoint(page));

/** Each page with its address; that of a copy under a plan is that of the page under /api. */
const CANONICAL = PATHS.map((page) => [
  page,
  ORIGIN + (COPIES.includes(page) ? page.replace(/.*\/Endpoints\//, '/api/') : page),
]);

function valuesOf(selector: string, attribute: string): string[][] {
  return builtElements(selector).map(({path: page, attributes}) => [
    page,
    decodeURI(attributes[attribute] ?? ''),
  ]);
}

function nodesOf(page: string): Node[] {
  const scripts = builtElements('script[type="application/ld+json"]', [page]);
  expect(scripts, page).toHaveLength(1);
  const data = JSON.parse(
    builtPage(page)('script[type="application/ld+json"]').text(),
  ) as {
    '@context': string;
    '@graph': Node[];
  };
  expect(data['@context'], page).toBe('https://schema.org');
  return data['@graph'];
}

function pathOf(url = ''): string {
  expect(new URL(url).origin).toBe(ORIGIN);
  return decodeURI(new URL(url).pathname);
}

describe('The address of a page', () => {
  it('of a plan is the page under /api; any other page has its own.', () => {
    expect(COPIES.length).toBeGreaterThan(50);
    expect(valuesOf('link[rel="canonical"]', 'href')).toEqual(CANONICAL);
    expect(valuesOf('meta[property="og:url"]', 'content')).toEqual(CANONICAL);
  });

  it('is in the sitemap, which robots.txt names, unless the page is a copy.', () => {
    const listed = sitemapPaths();
    expect(listed.filter((page) => !PATHS.includes(page))).toEqual([]);
    const originals = PATHS.filter((page) => page.startsWith('/api/'));
    expect(listed).toEqual(expect.arrayContaining([...originals, '/plans/PRO PLUS']));
    expect(listed.filter((page) => COPIES.includes(page))).toEqual([]);
    expect(builtText('robots.txt')).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  });
});

describe('The structured data', () => {
  // The search has nothing of its own to describe.
  const pages = CANONICAL.filter(([page]) => page !== '/search') as [string, string][];

  it('has breadcrumbs from the home page to the page, all of which exist.', () => {
    for (const [page] of pages) {
      const [crumbs] = nodesOf(page);
      expect(crumbs?.['@type'], page).toBe('BreadcrumbList');
      const items = crumbs?.itemListElement ?? [];
      expect(items.map(({position}) => position)).toEqual(items.map((_, i) => i + 1));
      expect(items.filter(({name}) => name === '')).toEqual([]);
      const paths = items.map(({item}) => pathOf(item));
      expect([paths.at(0), paths.at(-1)], page).toEqual(['/', page]);
      expect(PATHS).toEqual(expect.arrayContaining(paths));
    }
  });

  it('says what a page is: a part of the reference of an API, an article, or the home page.', () => {
    const [, website] = nodesOf('/');
    for (const [page, url] of pages) {
      const [, node, api, ...others] = nodesOf(page);
      const isReference = /^\/(api|schemas)\/|\/Endpoints\//.test(page);
      const isTechArticle = /^\/(guides|recipes|plans)\/|^\/faq$/.test(page);
      if (page === '/') {
        expect(node?.['@type']).toBe('WebSite');
        continue;
      }
      const {headline, url: shown} = node ?? {};
      const heading = oneLine(builtPage(page)('h1').text());
      expect({headline, shown: decodeURI(shown ?? '')}).toEqual({
        headline: heading,
        shown: url,
      });
      expect(node?.isPartOf, page).toEqual({'@id': website?.['@id']});
      expect(others).toEqual([]);
      if (isReference) {
        expect(node, page).toMatchObject({
          '@type': 'APIReference',
          about: {'@id': api?.['@id']},
        });
        expect(api).toMatchObject({'@type': 'WebAPI', name: 'KaiaScan Open API'});
        expect(pathOf(api?.documentation)).toBe('/api');
      } else if (isTechArticle) {
        expect([node?.['@type'], api], page).toEqual(['TechArticle', undefined]);
      }
    }
  });
});

describe('The social card', () => {
  const images = new Map(
    builtElements('meta[property="og:image"]').map(({path: page, attributes}) => [
      page,
      attributes['content'] ?? '',
    ]),
  );

  it('of every page is a PNG of 1200 x 630 pixels and at most 150 kB.', () => {
    expect([...images.keys()]).toEqual(PATHS);
    for (const image of new Set(images.values())) {
      const png = readFileSync(path.join(BUILD_DIR, pathOf(image)));
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      // PNG, section 11.2.2: width and height follow the name of the first chunk.
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], image).toEqual([1200, 630]);
      expect(png.length, image).toBeLessThan(150_000);
    }
  });

  it('is its own for each group, plan and guide, and that of the group for an endpoint.', () => {
    const own = sitemapPaths().filter(
      (page) => !/^\/(api|schemas)\/.+\/|^\/schemas\/|\/Endpoints/.test(page),
    );
    expect(own.length).toBeGreaterThan(40);
    expect(new Set(own.map((page) => images.get(page))).size).toBe(own.length);
    for (const [page, group] of [
      ['/api/Account/get-account', '/api/Account'],
      ['/schemas/accountview', '/schemas'],
      ['/plans/FREE/Endpoints/Account/get-account', '/plans/FREE'],
    ] as const) {
      expect(images.get(page)).toBe(images.get(group));
    }
  });
});

// tests/browser/security.spec.ts has those of nginx, which reads _nginx.conf.
it('The file _headers has the headers that protect every page.', () => {
  const text = builtText('_headers');
  for (const header of [
    ...['X-Content-Type-Options: nosniff', 'X-Frame-Options: DENY'],
    'Referrer-Policy: strict-origin-when-cross-origin',
    ...[
      'Cross-Origin-Opener-Policy: same-origin',
      'Strict-Transport-Security: max-age=31536000',
    ],
  ]) {
    expect(text).toContain(`\n  ${header}\n`);
  }
});

it('Chromium compiles every script while it arrives.', () => {
  const scripts = builtFiles(/^assets\/js\/.*\.js$/);
  expect(scripts.length).toBeGreaterThan(50);
  const hint = '//# allFunctionsCalledOnLoad\n';
  expect(scripts.filter((file) => !builtText(file).startsWith(hint))).toEqual([]);
});

it('Nothing but styles and images is loaded before the text is painted.', () => {
  expect(
    builtElements('script[src], link[rel="preload"], link[rel="modulepreload"]'),
  ).toEqual([]);
});
