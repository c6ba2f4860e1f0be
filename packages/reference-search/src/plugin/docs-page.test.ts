import {createMatcher} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {docsPages} from './docs-page';
import {docsVersion} from '@site/tests/fixtures/docs-version';

const isCopy = createMatcher(['/tiers/*/Endpoints/*/**']);

function routesOf(permalinks: readonly string[], baseUrl: string): string[] {
  const version = docsVersion(permalinks.map((permalink) => ({permalink})));
  return docsPages(version, {siteDir: '/site', baseUrl}, isCopy).map(({route}) => route);
}

it('A page has its route, title, categories and source, and says whether it is a list.', () => {
  const doc = {
    id: 'faq',
    permalink: '/faq',
    title: 'Questions',
    source: '@site/docs/faq.mdx',
  };
  const list = {
    permalink: '/lists',
    source: '@site/i18n/fr/docs/current/lists.mdx',
    frontMatter: {lists_endpoints: true},
  };
  const items = [{type: 'doc', id: 'faq'} as const];
  const docs = [{type: 'category', label: 'Help', items} as const];
  const page = {title: 'Questions', categories: ['Help'], source: 'docs/faq.mdx'};
  expect(
    docsPages(docsVersion([doc, list], {docs}), {siteDir: '/site', baseUrl: '/'}, isCopy),
  ).toMatchObject([
    {...page, route: '/faq', isList: false, isTranslated: false},
    {route: '/lists', categories: [], isList: true, isTranslated: true},
  ]);
});

it.each([
  ['/', ['/', '/1.0/', '/1.0/faq'], ['/', '/1.0', '/1.0/faq']],
  ['/base/', ['/base/', '/base/1.0/'], ['/base/', '/base/1.0']],
  ['/tiers/', ['/tiers/TIER/Endpoints/a/b'], ['/tiers/TIER/Endpoints/a/b']],
  ...['/', '/base/'].map((baseUrl): [string, string[], string[]] => {
    const wanted = [
      'api/Block/get-block',
      'tiers',
      'tiers/TIER',
      'tiers/TIER%202/Endpoints',
    ];
    const copies = ['tiers/TIER/Endpoints/a/b', 'tiers/TIER%202/Endpoints/a/Log/c'];
    const routes = (names: string[]): string[] => names.map((name) => baseUrl + name);
    return [baseUrl, routes([...copies, ...wanted].reverse()), routes(wanted)];
  }),
])(
  'On a site at %s, the sorted routes of %j, without copies, are %j.',
  (baseUrl, links, routes) => {
    expect(routesOf(links, baseUrl)).toEqual(routes);
  },
);
