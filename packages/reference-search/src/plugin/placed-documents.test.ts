import {expect, it} from 'vitest';
import {field, NO_PASTE_TARGETS, page} from '@site/tests/fixtures/search-documents';
import {placeDocuments} from './placed-documents';

const LIST = page('/shop/api/First steps/list', 'List', {kind: 'endpoint'});

const CONTENT = {
  documents: [LIST, field(LIST, 'id'), page('/shop/api/First steps/gone', 'Gone')],
  pasteTargets: {
    ...NO_PASTE_TARGETS,
    hash: [LIST, page('/shop/api/First steps/gone', 'Gone')].map(({sectionRoute}) => ({
      ...{route: sectionRoute, parameter: 'path-hash'},
    })),
  },
  networks: {},
  label: 'Shop',
};

it.each([
  ['without versions', '/shop/api/First%20steps/list', '/shop/api/First steps/list'],
  [
    'a version',
    '/docs/shop/1.0/api/First%20steps/list',
    '/docs/shop/1.0/api/First steps/list',
  ],
])('Documents of docs %s have the routes of its pages.', (_, route, placed) => {
  const baseUrl = route.startsWith('/docs/') ? '/docs/' : '/';
  const pages = ['api/First steps/list', 'First steps/list'].map((id) => ({
    ...{
      id,
      title: 'List',
      categories: ['Shop'],
      isList: false,
      isTranslated: false,
      source: '',
    },
    route: id.startsWith('api') ? route : '/First steps/list',
  }));
  const {byPage, pasteTargets, label} = placeDocuments(CONTENT, pages, baseUrl);
  expect(
    [...byPage].map(([name, documents]) => [
      name,
      ...documents.map(({sectionRoute}) => sectionRoute),
    ]),
  ).toEqual([[route, placed, `${placed}#200-id`]]);
  expect(byPage.get(route)?.[1]?.sidebarParentCategories).toEqual(['Shop']);
  expect(pasteTargets.hash).toEqual([{route: placed, parameter: 'path-hash'}]);
  expect(label).toBe('Shop');
});
