import {describe, expect, it} from 'vitest';
import {builtElements, builtPage, oneLine} from './pages';
import {searchDocuments} from './search-index';

const GUIDES = [
  '/guides/watch-address',
  '/guides/networks',
  '/guides/paging',
  '/guides/errors',
  '/guides/units',
  '/guides/use-in-a-project',
  '/guides/versions',
  '/guides/migrate-from-etherscan',
  '/guides/glossary',
];

/** The links to pages of the guides in a part of a page. */
function guidesIn(selector: string, path: string): string[] {
  return builtElements(`${selector} a[href^="/guides/"]`, [path])
    .map(({attributes}) => attributes.href ?? '')
    .filter((href) => !href.includes('#'));
}

describe('The guides', () => {
  it('are in the sidebar, in the navbar and on the home page.', () => {
    expect(guidesIn('.theme-doc-sidebar-menu', '/guides')).toEqual([
      ...GUIDES,
      '/guides/example-world',
    ]);
    expect(guidesIn('.navbar', '/')).toEqual(GUIDES);
    expect(guidesIn('main article', '/')).toEqual(GUIDES);
  });

  it('are listed on their index page with the other docs of their category, each with a sentence.', () => {
    const $ = builtPage('/guides');
    const category = $('.theme-doc-sidebar-menu > li').filter(
      (_, item) => $(item).find('> div > a[href="/guides"]').length > 0,
    );
    const listed = $('main article li:has(> a)')
      .toArray()
      .map((item) => [
        $(item).find('> a').attr('href'),
        oneLine($(item).find('> div').text()),
      ])
      .filter(([, sentence]) => sentence !== '');
    const links = category.find('ul a').toArray();
    expect(links.length).toBeGreaterThan(GUIDES.length);
    expect(listed).toEqual(
      links.map((link) => {
        const path = $(link).attr('href') ?? '';
        return [path, builtPage(path)('meta[name="description"]').attr('content')];
      }),
    );
  });

  it('are in the search, and each term of the glossary is.', () => {
    const routes = searchDocuments().map(({sectionRoute}) => sectionRoute);
    const terms = builtElements('main article h3', ['/guides/glossary']);
    expect(terms.length).toBeGreaterThan(50);
    expect(routes).toEqual(
      expect.arrayContaining([
        ...GUIDES,
        ...terms.map(({attributes}) => `/guides/glossary#${attributes.id}`),
      ]),
    );
  });
});

it('The glossary is in alphabetical order.', () => {
  const terms = builtElements('main article h3', ['/guides/glossary']).map(({text}) =>
    text.replace(/\W+$/, ''),
  );
  const compare = new Intl.Collator('en', {numeric: true}).compare;
  expect(terms).toEqual([...terms].sort(compare));
});

it('No sample prints the API key.', () => {
  const samples = builtElements('pre, code');
  expect(samples.length).toBeGreaterThan(500);
  const printed = samples.filter(({text}) =>
    /\b(echo|printf?|log)\b[\s("']*\$?\{?[\w.]*KAIASCAN_API_KEY/.test(text),
  );
  expect(printed).toEqual([]);
});
