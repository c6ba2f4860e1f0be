import {expect, it} from 'vitest';
import {builtElements, builtPage, oneLine} from './pages';
import {searchDocuments} from './search-index';

const GUIDES = [
  ...['watch-address', 'networks', 'paging', 'errors', 'units', 'use-in-a-project'],
  ...['assistants', 'versions', 'migrate-from-etherscan', 'glossary'],
].map((name) => `/guides/${name}`);

const terms = builtElements('main article h3', ['/guides/glossary']);

it.each([
  ['/guides', '.theme-doc-sidebar-menu', [...GUIDES, '/guides/example-world']],
  ['/', 'main article', GUIDES],
])('The guides are listed on %s, in %s.', (page, place, expected) => {
  const links = builtElements(`${place} a[href^="/guides/"]:not([href*="#"])`, [page]);
  expect(links.map(({attributes}) => attributes.href)).toEqual(expected);
});

it('The index page lists the docs of its category, each with a sentence.', () => {
  const $ = builtPage('/guides');
  const listed = $('main article li:has(> a)')
    .toArray()
    .map((item) => [
      $(item).find('> a').attr('href'),
      oneLine($(item).find('> div').text()),
    ])
    .filter(([, sentence]) => sentence !== '');
  const category = $('.theme-doc-sidebar-menu > li:has(> div > a[href="/guides"])');
  const links = category.find('ul a').toArray();
  expect(links.length).toBeGreaterThan(GUIDES.length);
  expect(listed).toEqual(
    links.map((link) => {
      const page = $(link).attr('href') ?? '';
      return [page, builtPage(page)('meta[name="description"]').attr('content')];
    }),
  );
});

it('The guides are in the search, and each term of the glossary is.', () => {
  const routes = searchDocuments().map(({sectionRoute}) => sectionRoute);
  const anchors = terms.map(({attributes: {id}}) => `/guides/glossary#${id}`);
  expect(terms.length).toBeGreaterThan(50);
  expect(routes).toEqual(expect.arrayContaining([...GUIDES, ...anchors]));
});

it('The glossary is in alphabetical order.', () => {
  const words = terms.map(({text}) => text.replace(/\W+$/, ''));
  const {compare} = new Intl.Collator('en', {numeric: true});
  expect(words).toEqual([...words].sort(compare));
});

it('No sample prints the API key.', () => {
  const samples = builtElements('pre, code');
  expect(samples.length).toBeGreaterThan(500);
  const printed = samples.filter(({text}) =>
    /\b(echo|printf?|log)\b[\s("']*\$?\{?[\w.]*KAIASCAN_API_KEY/.test(text),
  );
  expect(printed).toEqual([]);
});

it('Code of a guide has its colours beside it, and no elements.', () => {
  const $ = builtPage('/create-api-key');
  const texts = $('pre code')
    .toArray()
    .map((code) => ({
      text: $(code).text(),
      colours: $(code).attr('data-colours'),
      elements: $(code).children().length,
    }));
  expect(texts).toContainEqual({
    text: 'export KAIASCAN_API_KEY="paste-your-key-here"',
    colours: 'p6-1v16-1s21-1',
    elements: 0,
  });
});
