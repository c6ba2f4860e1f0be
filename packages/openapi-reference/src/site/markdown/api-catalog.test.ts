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
