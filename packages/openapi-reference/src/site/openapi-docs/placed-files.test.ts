import {describe, expect, it} from 'vitest';
import {createReferenceIndex} from '../../pages/reference-index';
import {createPetstore} from '@site/tests/fixtures/petstore';
import {dataFile} from './generated-files';
import {createPage} from './page';
import {placeFiles} from './placed-files';
import {createSidebar} from './sidebar';

const SHOP = {base: '/shop', furtherId: 'shop'};

/** Places a file of data, and returns what is in it. */
function placed(data: object): unknown {
  const files = placeFiles(new Map([dataFile('api/data.json', data)]), SHOP);
  return JSON.parse(files.get('api/data.json') ?? '');
}

describe('The files of a reference in a folder', () => {
  it.each([
    [{route: '/api'}, {route: '/shop/api'}],
    [{page: '/api/Pets/get-pet'}, {page: '/shop/api/Pets/get-pet'}],
    [{href: '/schemas/pet#name'}, {href: '/shop/schemas/pet#name'}],
    [{to: 'pathname:///types/api.go'}, {to: 'pathname:///shop/types/api.go'}],
    [{view: '/types/views/Pet.json'}, {view: '/shop/types/views/Pet.json'}],
    [{feed: '/changelog.atom'}, {feed: '/shop/changelog.atom'}],
    [{file: '/api-map.json'}, {file: '/shop/api-map.json'}],
    [{href: '/guides/api'}, {href: '/guides/api'}],
    [
      {autoAddBaseUrl: true, href: '/api/pets'},
      {autoAddBaseUrl: true, href: '/api/pets'},
    ],
    [{href: 'https://example.com/api/'}, {href: 'https://example.com/api/'}],
    [{text: 'The "route":"/api/a" is text.'}, {text: 'The "route":"/api/a" is text.'}],
    [{path: '/api/pets'}, {path: '/api/pets'}],
  ])(
    'have the addresses of the reference there, and no others: %o, %o.',
    (data, there) => {
      expect(placed({list: [{properties: data}]})).toMatchObject({
        list: [{properties: there}],
      });
    },
  );

  it('change the links of the map, and no other file that the site serves.', () => {
    const map = JSON.stringify('<link href="/css/a.css"><a href="/api/a">/api</a>');
    const files = new Map([
      ['api/_files/api-map.json', map],
      ['api/_files/openapi.json', JSON.stringify({route: '/api/a'})],
    ]);
    expect(Object.fromEntries(placeFiles(files, SHOP))).toEqual({
      ...Object.fromEntries(files),
      'api/_files/api-map.json': map.replace('"/api/a', '"/shop/api/a'),
    });
  });

  it('have pages that import the data of their reference, and link its downloads.', () => {
    const page = createPage({slug: '/api'}, [
      'import map from "@openapi-reference/data/map.json";',
      '<Downloads folder="pathname:///" />',
    ]);
    const text = placeFiles(new Map([['api.mdx', page]]), SHOP).get('api.mdx');
    expect(text).toContain('from "@openapi-reference/data-shop/map.json"');
    expect(text).toContain('<Downloads folder="pathname:///shop/" />');
    // The docs plugin adds the folder.
    expect(text).toContain('slug: "/api"');
  });

  it('are as they are without a folder.', () => {
    const files = new Map([dataFile('api/data.json', {route: '/api'})]);
    expect(placeFiles(files, {})).toEqual(files);
  });
});

it('The sidebar has the ids of docs, which are without the folder.', () => {
  const index = createReferenceIndex(createPetstore());
  const text = JSON.stringify(index).replaceAll('"route":"', '"route":"/shop');
  const shop = createSidebar(JSON.parse(text) as typeof index, true, '/shop');
  expect(shop).toEqual(createSidebar(index, true, ''));
});
