import {expect, it} from 'vitest';
import {createApiCatalog} from './api-catalog';

const entry = (base: string, ...files: string[]) => ({
  base,
  reference: {servers: [{id: base, name: base, url: `https://api.example.com${base}`}]},
  files: new Set(files),
});

const DOC = [
  {href: '/docs/', type: 'text/html'},
  {href: '/docs/index.md', type: 'text/markdown'},
  {href: '/docs/llms.txt', type: 'text/plain'},
];

const desc = (href: string) => [{href, type: 'application/json'}];

it.each([
  [
    'its documentation',
    [entry('')],
    [{anchor: 'https://api.example.com', 'service-doc': DOC}],
  ],
  [
    'the description in the folder of its reference',
    [
      entry('', 'openapi.yaml', 'openapi.json', 'prices.json'),
      entry('/shop', 'shop/openapi.json'),
    ],
    [
      {
        anchor: 'https://api.example.com',
        'service-desc': [
          ...desc('/docs/openapi.json'),
          {href: '/docs/openapi.yaml', type: 'application/yaml'},
        ],
        'service-doc': DOC,
      },
      {
        anchor: 'https://api.example.com/shop',
        'service-desc': desc('/docs/shop/openapi.json'),
        'service-doc': DOC,
      },
    ],
  ],
])('The API catalog links each server to %s.', (_, entries, linkset) => {
  expect(JSON.parse(createApiCatalog(entries, '/docs/'))).toEqual({linkset});
});
