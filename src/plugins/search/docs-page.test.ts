import {describe, expect, it} from 'vitest';
import {docsPages, siteRoute} from './docs-page';
import {docsVersion} from '@site/tests/fixtures/docs-version';

function routesOf(permalinks: readonly string[], baseUrl: string): string[] {
  const version = docsVersion(permalinks.map((permalink) => ({permalink})));
  return docsPages(version, baseUrl).map(({route}) => route);
}

describe('docsPages', () => {
  it('returns route, title, categories and source of a page.', () => {
    const version = docsVersion(
      [
        {
          id: 'faq',
          permalink: '/faq',
          title: 'Questions',
          source: '@site/docs/faq.mdx',
        },
      ],
      {docs: [{type: 'category', label: 'Help', items: [{type: 'doc', id: 'faq'}]}]},
    );
    expect(docsPages(version, '/')).toEqual([
      {
        route: '/faq',
        title: 'Questions',
        categories: ['Help'],
        isList: false,
        source: 'docs/faq.mdx',
      },
    ]);
  });

  it('knows the pages that list endpoints.', () => {
    const version = docsVersion([{frontMatter: {lists_endpoints: true}}]);
    expect(docsPages(version, '/')).toMatchObject([{isList: true}]);
  });

  it('includes pages that are in no sidebar.', () => {
    expect(docsPages(docsVersion([{}]), '/')).toMatchObject([{categories: []}]);
  });

  it('sorts pages by route.', () => {
    expect(routesOf(['/b', '/', '/a/b', '/a'], '/')).toEqual(['/', '/a', '/a/b', '/b']);
  });

  it.each(['/', '/base/'])(
    'omits the copies of endpoints under plans, on a site at %s.',
    (baseUrl) => {
      const wanted = [
        'api/Block/get-block',
        'plans',
        'plans/FREE',
        'plans/FREE/Endpoints',
        'plans/PRO%20PLUS/Endpoints',
      ].map((name) => baseUrl + name);
      const copies = [
        'plans/FREE/Endpoints/Block/get-block',
        'plans/PRO%20PLUS/Endpoints/Account/EventLog/get-event-logs',
      ].map((name) => baseUrl + name);
      expect(routesOf([...copies, ...wanted], baseUrl)).toEqual(wanted);
    },
  );

  it.each([
    ['/', ['/', '/1.0/', '/1.0/faq'], ['/', '/1.0', '/1.0/faq']],
    ['/base/', ['/base/', '/base/1.0/'], ['/base/', '/base/1.0']],
  ])(
    'keeps the route of the first page of an older version, on a site at %s.',
    (baseUrl, permalinks, routes) => {
      expect(routesOf(permalinks, baseUrl)).toEqual(routes);
    },
  );

  it('separates the base URL from the route, even if both are alike.', () => {
    const route = '/plans/FREE/Endpoints/Block/get-block';
    expect(routesOf([route], '/plans/')).toEqual([route]);
  });
});

describe('siteRoute', () => {
  it.each([
    ['/', '/', '/'],
    ['/faq', '/', '/faq'],
    ['/base/', '/base/', '/'],
    ['/base', '/base/', '/'],
    ['/base/faq', '/base/', '/faq'],
    ['/base/a/faq', '/base/a/', '/faq'],
    ['/plans/PRO%20PLUS', '/', '/plans/PRO PLUS'],
  ])('of %s on a site at %s is %s.', (permalink, baseUrl, route) => {
    expect(siteRoute(permalink, baseUrl)).toBe(route);
  });
});
