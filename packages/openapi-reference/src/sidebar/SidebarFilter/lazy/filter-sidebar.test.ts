import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {filterSidebar} from './filter-sidebar';

function category(label: string, items: PropSidebar, href?: string): PropSidebar[number] {
  return {type: 'category', label, items, collapsible: true, collapsed: true, href};
}

function link(href: string, label: string, customProps = {}): PropSidebar[number] {
  return {type: 'link', href, label, customProps};
}

const PATH = '/v1/accounts/{address}';
const KEYS = category('Key', [
  link('/api/Account/Key/get-keys', 'Get Keys', {path: `${PATH}/keys`}),
]);
const ACCOUNT = link('/api/Account/get-account', 'Get Account', {path: PATH});
const COPY = {path: PATH, isCopy: true};

const SIDEBAR: PropSidebar = [
  link('/faq', 'FAQ'),
  {type: 'html', value: '<hr>'},
  category('API reference', [category('Account', [ACCOUNT, KEYS], '/api/Account')]),
  category('Schemas', [link('/schemas/key', 'Account Key')]),
  category('Tiers', [link('/tiers/high/get-account', 'Get Account', COPY)]),
];

/** Returns the addresses that a query finds, each below its categories. */
function found(query: string, page = '/faq'): Record<string, string[]> {
  return Object.fromEntries(
    filterSidebar(SIDEBAR, query, page).map(({parents, entries}) => [
      parents.join(' > '),
      entries.map(({href}) => href),
    ]),
  );
}

describe('The filter of the sidebar', () => {
  it('finds entries by all words of their label, in their categories.', () => {
    expect(found('ACCOUNT ke')).toEqual({
      'API reference > Account > Key': ['/api/Account/Key/get-keys'],
      Schemas: ['/schemas/key'],
    });
    expect(found('faq')).toEqual({'': ['/faq']});
    expect(found('nothing')).toEqual({});
  });

  it.each(['getKeys', 'get-keys', '/{address}/keys'])(
    'finds an operation by %s.',
    (query) => {
      expect(found(query)).toEqual({
        'API reference > Account > Key': ['/api/Account/Key/get-keys'],
      });
    },
  );

  it('finds a category that has a page.', () => {
    expect(found('account')['API reference']).toEqual(['/api/Account']);
  });

  it('has the category of the page first, and copies only for a copy.', () => {
    expect(Object.keys(found('account', '/schemas/key'))).toEqual([
      'Schemas',
      'API reference',
      'API reference > Account',
      'API reference > Account > Key',
    ]);
    const copy = '/tiers/high/get-account';
    expect(Object.entries(found('get account', copy))[0]).toEqual(['Tiers', [copy]]);
  });
});
