import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {builtElements, builtPage, builtPaths, builtText, oneLine} from './pages';
import {searchDocuments} from './search-index';

const $ = builtPage('/changelog');

const dates = $('main h2')
  .toArray()
  .map(({attribs: {id}}) => id ?? '');

describe('The changelog', () => {
  it('shows each release under its date, newest first, and in its table of contents.', () => {
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates).toEqual(expect.arrayContaining(['2026-11-22', '2026-11-20']));
    const times = $('main h2 time').toArray();
    expect(times.map((time) => $(time).attr('datetime'))).toEqual(dates);
    const entries = $('.table-of-contents a').toArray();
    expect(entries.map((entry) => $(entry).attr('href'))).toEqual(
      dates.map((date) => `#${date}`),
    );
  });

  it('says once what changed in eleven endpoints, and lists them.', () => {
    const section = $('main section:has([id="2026-11-22"])');
    const text = section.find('> div').text();
    expect(text.match(/The response 404 was removed/g)).toHaveLength(1);
    expect(section.find('li > a')).toHaveLength(11);
  });

  it('says what the first release was, and links each line to its endpoint.', () => {
    expect(oneLine($('main section:has(h2)').last().text())).toContain(
      'The first description of the API: 59 endpoints and 90 schemas.',
    );
    expect($('main section a[href="/api/Block/get-blocks"]').length).toBeGreaterThan(0);
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

  it('has an Atom feed of its releases, which every page announces.', () => {
    const announced = builtElements('link[type="application/atom+xml"]');
    expect(announced.map(({path: page, attributes}) => [page, attributes.href])).toEqual(
      builtPaths().map((page) => [page, '/changelog.atom']),
    );
    const feed = load(builtText('changelog.atom'), {xml: true});
    const links = feed('entry > link').toArray();
    expect(links.map((link) => feed(link).attr('href')?.replace(/.*#/, ''))).toEqual(
      dates,
    );
  });

  it.each(['.theme-doc-sidebar-menu', '.footer'])('is in %s.', (place) => {
    expect($(`${place} a[href="/changelog"]`).length).toBeGreaterThan(0);
  });
});

it('The page of an endpoint shows its latest changes with their dates, if it has any.', () => {
  const changes = 'section:has(> #changes)';
  const page = builtPage('/api/Block/get-blocks');
  expect(oneLine(page(`${changes} li`).text())).toContain(
    '2026-11-22 The response 404 was removed.',
  );
  expect(page(`${changes} a`).attr('href')).toBe('/changelog#2026-11-22');
  expect(builtPage('/api/Block/get-block')(changes)).toHaveLength(0);
});
