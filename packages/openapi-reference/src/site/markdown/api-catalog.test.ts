import {expect, it} from 'vitest';
import {createApiCatalog} from './api-catalog';

const entry = (base: string, start?: string) => ({
  ...{base, start},
  reference: {servers: [{id: base, name: base, url: `https://api.example.com${base}`}]},
});

const SITE = {baseUrl: '/docs/'};

const PAGE = {href: '/docs/introduction', type: 'text/html'};

const json = (href: string) => ({href, type: 'application/json'});

const YAML = {href: '/docs/openapi.yaml', type: 'application/yaml'};

const LLMS = {href: '/docs/llms.txt', type: 'text/plain'};

const anchor = 'https://api.example.com';

it.each<[string, ReturnType<typeof entry>[], string[], boolean, object[]]>([
  [
    'its documentation',
    [entry('', '/introduction')],
    ['llms.txt'],
    true,
    [
      {
        anchor,
        'service-doc': [
          PAGE,
          {href: '/docs/introduction.md', type: 'text/markdown'},
          LLMS,
        ],
      },
    ],
  ],
  [
    'a page without Markdown',
    [entry('', '/introduction')],
    [],
    false,
    [{anchor, 'service-doc': [PAGE]}],
  ],
  [
    'the description in the folder of its reference',
    [entry(''), entry('/shop')],
    ['openapi.yaml', 'openapi.json', 'shop/openapi.json'],
    true,
    [
      {anchor, 'service-desc': [json('/docs/openapi.json'), YAML]},
      {anchor: `${anchor}/shop`, 'service-desc': [json('/docs/shop/openapi.json')]},
    ],
  ],
])('The API catalog links each server to %s.', (_, entries, files, hasTwins, linkset) => {
  const has = (file: string): boolean => files.includes(file);
  const catalog = createApiCatalog(entries, {...SITE, has, hasTwins});
  expect(JSON.parse(catalog)).toEqual({linkset});
});
