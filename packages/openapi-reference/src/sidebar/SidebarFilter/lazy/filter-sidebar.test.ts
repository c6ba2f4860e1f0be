import type {PropSidebar, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {filterSidebar} from './filter-sidebar';

function category(
  label: string,
  items: PropSidebar,
  href?: string,
): PropSidebarItemCategory {
  return {type: 'category', label, items, collapsible: true, collapsed: true, href};
}

function operation(href: string, label: string, path: string): PropSidebar[number] {
  return {type: 'link', href, label, customProps: {path}, className: 'api-method get'};
}

const SIDEBAR: PropSidebar = [
  {type: 'link', href: '/faq', label: 'FAQ'},
  {type: 'html', value: '<hr>'},
  category('API reference', [
    category(
      'Account',
      [
        operation('/api/Account/get-account', 'Get Account', '/v1/accounts/{address}'),
        category('Key', [
          operation(
            '/api/Account/Key/get-keys',
            'Get Keys',
            '/v1/accounts/{address}/keys',
          ),
        ]),
      ],
      '/api/Account',
    ),
  ]),
  category('Schemas', [{type: 'link', href: '/schemas/key', label: 'Account Key'}]),
  category('Tiers', [
    {
      type: 'link',
      href: '/tiers/high/get-account',
      label: 'Get Account',
      customProps: {path: '/v1/accounts/{address}', isCopy: true},
    },
  ]),
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

  it('finds operations by their id, address and path.', () => {
    const getKeys = {'API reference > Account > Key': ['/api/Account/Key/get-keys']};
    expect(found('getKeys')).toEqual(getKeys);
    expect(found('get-keys')).toEqual(getKeys);
    expect(found('/{address}/keys')).toEqual(getKeys);
  });

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
