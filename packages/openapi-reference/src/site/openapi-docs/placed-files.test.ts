import {describe, expect, it} from 'vitest';
import {createReference} from '../../openapi/reference';
import {createReferenceIndex} from '../../reference/reference-index';
import {describePetstore} from '@site/tests/fixtures/petstore';
import {dataFile} from './generated-files';
import {createPage} from './page';
import {placeFiles} from './placed-files';
import {createSidebar} from './sidebar';

const SHOP = {base: '/shop', furtherId: 'shop'};

/** Places a file of data, and returns what is in it. */
function placed(data: object): unknown {
  const files = placeFiles(new Map([dataFile('api/data.json', data)]), SHOP);
  const {generated, ...rest} = JSON.parse(files.get('api/data.json') ?? '') as {
    generated: string;
  };
  return rest;
}

describe('placeFiles', () => {
  it('puts the addresses of the reference into its folder, and no others.', () => {
    expect(
      placed({
        route: '/api',
        page: '/api/Pets/get-pet',
        links: [
          {properties: {href: '/schemas/pet#name'}},
          {properties: {href: '/guides/api'}},
          {properties: {href: 'https://example.com/api/'}},
        ],
        to: 'pathname:///types/api.go',
        view: '/types/views/Pet.json',
        feed: '/changelog.atom',
        file: '/api-map.json',
        text: 'The text "route":"/api/pets" is no address.',
        path: '/api/pets',
      }),
    ).toEqual({
      route: '/shop/api',
      page: '/shop/api/Pets/get-pet',
      links: [
        {properties: {href: '/shop/schemas/pet#name'}},
        {properties: {href: '/guides/api'}},
        {properties: {href: 'https://example.com/api/'}},
      ],
      to: 'pathname:///shop/types/api.go',
      view: '/shop/types/views/Pet.json',
      feed: '/shop/changelog.atom',
      file: '/shop/api-map.json',
      text: 'The text "route":"/api/pets" is no address.',
      path: '/api/pets',
    });
  });

  it('changes the links of the map, and leaves other files that the site serves.', () => {
    const map = JSON.stringify(
      '<link href="/css/a.css"><a class="b" href="/api/a">/api</a>',
    );
    const openapi = JSON.stringify({route: '/api/a'});
    const files = new Map([
      ['api/_files/api-map.json', map],
      ['api/_files/openapi.json', openapi],
    ]);
    expect(Object.fromEntries(placeFiles(files, SHOP))).toEqual({
      'api/_files/api-map.json': map.replace('"/api/a', '"/shop/api/a'),
      'api/_files/openapi.json': openapi,
    });
  });

  it('lets pages import the data of their reference, and link its downloads.', () => {
    const page = createPage({slug: '/api'}, [
      'import map from "@openapi-reference/data/map.json";',
      '[JSON](pathname:///openapi.json)',
    ]);
    const text = placeFiles(new Map([['api.mdx', page]]), SHOP).get('api.mdx');
    expect(text).toContain('from "@openapi-reference/data-shop/map.json"');
    expect(text).toContain('[JSON](pathname:///shop/openapi.json)');
    // The docs plugin adds the folder.
    expect(text).toContain('slug: "/api"');
  });

  it('leaves the files of a reference at the root as they are.', () => {
    const files = new Map([dataFile('api/data.json', {route: '/api'})]);
    expect(placeFiles(files, {})).toEqual(files);
  });
});

it('The sidebar has the ids of docs, which are without the folder.', () => {
  const index = createReferenceIndex(createReference(describePetstore()));
  const shop = JSON.parse(
    JSON.stringify(index).replaceAll('"route":"', '"route":"/shop'),
  ) as typeof index;
  expect(createSidebar(shop, true, '/shop')).toEqual(createSidebar(index, true, ''));
});
