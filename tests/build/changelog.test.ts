import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {BUILD_DIR, builtElements, builtPage, builtPaths, oneLine} from './pages';
import {searchDocuments} from './search-index';

const page = builtPage('/changelog');

describe('The changelog', () => {
  it('shows each release under its date, newest first.', () => {
    const dates = page('main h2')
      .toArray()
      .map((heading) => [
        page(heading).attr('id'),
        page('time', heading).attr('datetime'),
      ]);
    expect(dates.length).toBeGreaterThanOrEqual(2);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates.at(-1)).toEqual(['2026-11-20', '2026-11-20']);
  });

  it('says once what changed in eleven endpoints, and lists them.', () => {
    const lines = page('main section:has([id="2026-11-22"]) > div')
      .text()
      .match(/The response 404 was removed/g);
    expect(lines).toHaveLength(1);
    expect(page('main section:has([id="2026-11-22"]) li > a')).toHaveLength(11);
  });

  it('has its releases in the table of contents.', () => {
    const entries = page('.table-of-contents a').toArray();
    expect(entries.map((entry) => page(entry).attr('href'))).toEqual(
      page('main h2')
        .toArray()
        .map((heading) => `#${page(heading).attr('id')}`),
    );
  });

  it('says what the first release was, and links each line to its endpoint.', () => {
    const first = page('main section:has(h2)').last().text();
    expect(oneLine(first)).toContain(
      'The first description of the API: 59 endpoints and 90 schemas.',
    );
    const links = page('main section a[href^="/api/"]').toArray();
    expect(links.map((link) => page(link).attr('href'))).toContain(
      '/api/Block/get-blocks',
    );
  });

  it('is found by search through its date, and not through its lines.', () => {
    const documents = searchDocuments().filter(({sectionRoute}) =>
      sectionRoute.startsWith('/changelog'),
    );
    expect(documents.map(({sectionRoute}) => sectionRoute)).toContain(
      '/changelog#2026-11-20',
    );
    expect(JSON.stringify(documents)).not.toContain('The first description of the API');
  });

  it('has an Atom feed, which only its page announces.', () => {
    const announced = builtElements('link[type="application/atom+xml"]', builtPaths());
    expect(
      announced.map(({path: place, attributes}) => [place, attributes.href]),
    ).toEqual([['/changelog', '/changelog.atom']]);
    const feed = load(readFileSync(path.join(BUILD_DIR, 'changelog.atom'), 'utf8'), {
      xml: true,
    });
    const entries = feed('entry > link').toArray();
    expect(entries.map((link) => feed(link).attr('href')?.replace(/.*#/, ''))).toEqual(
      page('main h2')
        .toArray()
        .map((heading) => page(heading).attr('id')),
    );
  });

  it('is in the sidebar, in the navbar and in the footer.', () => {
    for (const place of ['.theme-doc-sidebar-menu', '.navbar', '.footer']) {
      expect(page(`${place} a[href="/changelog"]`).length).toBeGreaterThan(0);
    }
  });
});

describe('The page of an endpoint', () => {
  const changesOf = (route: string): string[] =>
    builtElements('section[aria-labelledby="changes"] li', [route]).map(({text}) => text);

  it('shows its latest changes with their dates.', () => {
    expect(changesOf('/api/Block/get-blocks')).toContain(
      '2026-11-22 The response 404 was removed.',
    );
    expect(
      builtPage('/api/Block/get-blocks')('section[aria-labelledby="changes"] a').attr(
        'href',
      ),
    ).toBe('/changelog#2026-11-22');
  });

  it('has no such section without changes.', () => {
    expect(changesOf('/api/Block/get-block')).toEqual([]);
  });
});
