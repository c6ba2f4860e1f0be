import {expect, it} from 'vitest';
import {createApiCatalog} from './api-catalog';

it('The API catalog links each server to its description, if there is one, and its documentation.', () => {
  const reference = {
    servers: [{id: 'main', name: 'Main', url: 'https://api.example.com'}],
  };
  const catalog = (...files: string[]): unknown =>
    JSON.parse(
      createApiCatalog([{base: '', reference, files: new Set(files)}], '/docs/'),
    );
  const doc = [
    {href: '/docs/', type: 'text/html'},
    {href: '/docs/index.md', type: 'text/markdown'},
    {href: '/docs/llms.txt', type: 'text/plain'},
  ];
  expect(catalog()).toEqual({
    linkset: [{anchor: 'https://api.example.com', 'service-doc': doc}],
  });
  expect(catalog('openapi.json', 'prices.json')).toEqual({
    linkset: [
      {
        anchor: 'https://api.example.com',
        'service-desc': [{href: '/docs/openapi.json', type: 'application/json'}],
        'service-doc': doc,
      },
    ],
  });
});

it('The API catalog links the servers of each reference to the description in its folder.', () => {
  const entry = (base: string) => ({
    base,
    reference: {servers: [{id: base, name: base, url: `https://api.example.com${base}`}]},
    files: new Set([`${base}/openapi.json`.slice(1)]),
  });
  const catalog = createApiCatalog([entry(''), entry('/shop')], '/docs/');
  expect(JSON.parse(catalog)).toMatchObject({
    linkset: [
      {
        anchor: 'https://api.example.com',
        'service-desc': [{href: '/docs/openapi.json'}],
      },
      {
        anchor: 'https://api.example.com/shop',
        'service-desc': [{href: '/docs/shop/openapi.json'}],
      },
    ],
  });
});
