import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  BUILD_DIR,
  builtElements,
  builtPage,
  builtPaths,
  oneLine,
  sitemapPaths,
} from './pages';

interface Node {
  '@type': string;
  '@id'?: string;
  name?: string;
  headline?: string;
  url?: string;
  about?: {'@id': string};
  documentation?: string;
  itemListElement?: {position: number; name: string; item: string}[];
}

/** The origin of the site in absolute URLs. */
const ORIGIN = new URL(builtPage('/')('link[rel=canonical]').attr('href') ?? '').origin;

/** The pages that are tools, with nothing of their own to describe. */
const TOOLS = ['/search'];

const PATHS = builtPaths().filter((address) => !TOOLS.includes(address));

function nodesOf(address: string): Node[] {
  const scripts = builtPage(address)('script[type="application/ld+json"]').toArray();
  const texts = scripts.map((script) => builtPage(address)(script).text());
  expect(texts, address).toHaveLength(1);
  const data = JSON.parse(texts[0] ?? '') as {'@context': string; '@graph': Node[]};
  expect(data['@context'], address).toBe('https://schema.org');
  return data['@graph'];
}

function typesOf(address: string): string[] {
  return nodesOf(address).map((node) => node['@type']);
}

function pathOf(url = ''): string {
  expect(new URL(url).origin).toBe(ORIGIN);
  return decodeURI(new URL(url).pathname);
}

describe('The structured data of every page', () => {
  it('has breadcrumbs from the home page to the page, all of which exist.', () => {
    for (const address of PATHS) {
      const crumbs = nodesOf(address)
        .filter((node) => node['@type'] === 'BreadcrumbList')
        .flatMap(({itemListElement = []}) => itemListElement);
      expect(crumbs.map(({position}) => position)).toEqual(crumbs.map((_, i) => i + 1));
      const paths = crumbs.map(({item}) => pathOf(item));
      expect([paths.at(0), paths.at(-1)], address).toEqual(['/', address]);
      expect(builtPaths()).toEqual(expect.arrayContaining(paths));
      expect(crumbs.every(({name}) => name !== '')).toBe(true);
    }
  });

  it('names the page as its heading does, and the original of a copy.', () => {
    for (const address of PATHS.filter((one) => one !== '/')) {
      const $ = builtPage(address);
      const article = nodesOf(address).find(({headline}) => headline !== undefined);
      expect(article?.headline, address).toBe(oneLine($('h1').text()));
      const canonical = new URL($('link[rel=canonical]').attr('href') ?? '');
      expect(article?.url, address).toBe(canonical.href);
    }
  });

  it('says that guides are articles, reference pages describe an API, and the home page the site.', () => {
    expect(typesOf('/')).toEqual(['BreadcrumbList', 'WebSite']);
    for (const address of [
      '/guides/paging',
      '/recipes/kaia-price',
      '/faq',
      '/plans/PRO PLUS',
    ]) {
      expect(typesOf(address), address).toEqual(['BreadcrumbList', 'TechArticle']);
    }
    const reference = PATHS.filter((one) => /^\/(api|schemas)\/|\/Endpoints\//.test(one));
    expect(reference.length).toBeGreaterThan(100);
    for (const address of reference) {
      const nodes = nodesOf(address);
      const api = nodes.find((node) => node['@type'] === 'WebAPI');
      expect(typesOf(address), address).toEqual([
        'BreadcrumbList',
        'APIReference',
        'WebAPI',
      ]);
      expect(api).toMatchObject({name: 'KaiaScan Open API'});
      expect(pathOf(api?.documentation)).toBe('/api');
      expect(nodes[1]?.about).toEqual({'@id': api?.['@id']});
    }
  });
});

describe('The social card', () => {
  const images = builtElements('meta[property="og:image"]').map(
    ({attributes}) => attributes['content'] ?? '',
  );

  it('of every page is a PNG of 1200 x 630 pixels and at most 150 kB.', () => {
    expect(images).toHaveLength(builtPaths().length);
    for (const image of new Set(images)) {
      const file = path.join(BUILD_DIR, pathOf(image));
      const png = readFileSync(file);
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      // PNG, section 11.2.2: width and height follow the name of the first chunk.
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], image).toEqual([1200, 630]);
      expect(statSync(file).size, image).toBeLessThan(150_000);
    }
  });

  it('is its own for each group, plan and guide, and that of the group for an endpoint.', () => {
    const imageOf = (address: string): string | undefined =>
      builtPage(address)('meta[property="og:image"]').attr('content');
    const own = sitemapPaths().filter(
      (address) => !/^\/(api|schemas)\/.+\/|^\/schemas\/|\/Endpoints/.test(address),
    );
    expect(own.length).toBeGreaterThan(40);
    expect(new Set(own.map(imageOf)).size).toBe(own.length);
    expect(imageOf('/api/Account/get-account')).toBe(imageOf('/api/Account'));
    expect(imageOf('/schemas/accountview')).toBe(imageOf('/schemas'));
    expect(imageOf('/plans/FREE/Endpoints/Account/get-account')).toBe(
      imageOf('/plans/FREE'),
    );
  });
});

describe('The files that programs ask every site for', () => {
  it('are a robots.txt that names the sitemap, and an icon.', () => {
    const robots = readFileSync(path.join(BUILD_DIR, 'robots.txt'), 'utf8');
    expect(robots).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
    expect(statSync(path.join(BUILD_DIR, 'sitemap.xml')).isFile()).toBe(true);
    const icon = readFileSync(path.join(BUILD_DIR, 'favicon.ico'));
    // The header of an icon file with one image.
    expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  });
});
