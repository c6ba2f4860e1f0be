import {createMatcher} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {docsPages} from './docs-page';
import {docsVersion} from '@site/tests/fixtures/docs-version';

const isCopy = createMatcher(['/tiers/*/Endpoints/*/**']);

function routesOf(permalinks: readonly string[], baseUrl: string): string[] {
  const version = docsVersion(permalinks.map((permalink) => ({permalink})));
  return docsPages(version, baseUrl, isCopy).map(({route}) => route);
}

it('A page has its route, title, categories and source, and says whether it is a list.', () => {
  const doc = {
    id: 'faq',
    permalink: '/faq',
    title: 'Questions',
    source: '@site/docs/faq.mdx',
  };
  const list = {permalink: '/lists', frontMatter: {lists_endpoints: true}};
  const items = [{type: 'doc', id: 'faq'} as const];
  const version = docsVersion([doc, list], {
    docs: [{type: 'category', label: 'Help', items}],
  });
  expect(docsPages(version, '/', isCopy)).toMatchObject([
    {
      route: '/faq',
      title: 'Questions',
      categories: ['Help'],
      isList: false,
      source: 'docs/faq.mdx',
    },
    {route: '/lists', categories: [], isList: true},
  ]);
});

it.each(['/', '/base/'])(
  'Pages are sorted by route, without those to ignore, on a site at %s.',
  (baseUrl) => {
    const wanted = [
      'api/Block/get-block',
      'tiers',
      'tiers/TIER',
      'tiers/TIER%202/Endpoints',
    ];
    const copies = ['tiers/TIER/Endpoints/a/b', 'tiers/TIER%202/Endpoints/a/Log/c'];
    const routes = (names: string[]) => names.map((name) => baseUrl + name);
    expect(routesOf(routes([...copies, ...wanted].reverse()), baseUrl)).toEqual(
      routes(wanted),
    );
  },
);

it.each([
  ['/', ['/', '/1.0/', '/1.0/faq'], ['/', '/1.0', '/1.0/faq']],
  ['/base/', ['/base/', '/base/1.0/'], ['/base/', '/base/1.0']],
  ['/tiers/', ['/tiers/TIER/Endpoints/a/b'], ['/tiers/TIER/Endpoints/a/b']],
])('On a site at %s, the routes of %j are %j.', (baseUrl, permalinks, routes) => {
  expect(routesOf(permalinks, baseUrl)).toEqual(routes);
});
