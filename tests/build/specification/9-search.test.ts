import {describe, expect, it} from 'vitest';
import {loadIndex} from '#search/search/load-index';
import {readPasted} from '#search/search/paste';
import {search} from '#search/search/query';
import {proves} from '../../specification/proves';
import {builtElements, builtFiles, builtPage, builtText} from '../pages';
import {searchDocuments, searchIndex} from '../search-index';

const index = loadIndex(searchIndex());

// packages/reference-search/src/search/load-index.test.ts proves that the scores follow these numbers.
describe('9. Business constants and limits', () => {
  it(
    'Boosts: title 5, content 1, tags 3, parent categories 2. Ranking b 0.75, k1 1.2.',
    proves('S9.2', 'S9.3'),
    () => {
      const boosts = {title: 5, content: 1, tags: 3, sidebarParentCategories: 2};
      expect(searchIndex().index.ranking).toMatchObject({boosts, b: 0.75, k1: 1.2});
    },
  );

  it('Sidebar parent categories indexed 0.', proves('S9.4'), () => {
    expect(search([index], 'sidebarParentCategories:account', 8).hits).toEqual([]);
    expect(search([index], 'title:account', 8).hits).toHaveLength(8);
  });

  it('The top 100 accounts endpoint carries 100 in its name.', proves('S9.17'), () => {
    const $ = builtPage('/api/Home/get-top-100-kaia-accounts');
    expect($('main h1').text()).toBe('Get Top 100 KAIA Accounts');
  });
});

// tests/unit/search/quality.test.ts and packages/reference-search/src/search/paste.test.ts have more.
it.each([
  [
    'https://kaiascan.io/address/0xf172f38771f623a9c8daeba080e495a427f9c2ba',
    [
      ...['Get Account', 'Get Account Fungible Token Balances'],
      ...['Get Account Transactions', 'Get Token Transfers', 'Get NFT Transfers'],
      ...['Get Contract', 'Get Fungible Token', 'Get Non Fungible Token'],
    ],
  ],
  [
    `0x${'1f'.repeat(32)}`,
    [
      ...['Get Transaction', 'Get Fungible Token Transfers of Transaction'],
      'Get Internal Transactions of Transaction',
      ...['Get Transaction Receipt Status', 'Get Transaction Event Logs'],
    ],
  ],
  ['block 175420000', ['Get Block', 'Get Transactions of Block']],
])(
  'The endpoints of a pasted value have the most useful ones first: %s.',
  (text, titles) => {
    const offers = readPasted([index], text)?.offers ?? [];
    expect(offers.slice(0, titles.length).map(({document}) => document.title)).toEqual(
      titles,
    );
  },
);

describe('The search index', () => {
  it('has only docs, not pages or the blog.', proves('S2.36'), () => {
    const documents = searchDocuments();
    expect(new Set(documents.map(({type}) => type))).toEqual(new Set(['docs']));
    const docs = new Set(builtElements('html.docs-doc-page').map(({path: page}) => page));
    const others = documents
      .map(({sectionRoute}) => decodeURI(sectionRoute.replace(/#.*/, '')))
      .filter((route) => !docs.has(route));
    expect(others).toEqual([]);
  });

  it('is the only one with documents.', () => {
    expect(builtFiles(/(search|lunr)[^/]*\.json$/)).toEqual([
      'search-index-default.json',
      'search-index-docs-default-current.json',
      'search-index.json',
    ]);
    expect(JSON.parse(builtText('search-index-default.json'))).toMatchObject({
      documents: [],
    });
  });

  it('has no copies of endpoints under plans.', () => {
    const routes = searchDocuments().map(({sectionRoute}) => sectionRoute);
    expect(routes).toContain('/api/Account/get-account');
    expect(routes.filter((route) => /^\/plans\/.*\/Endpoints\//.test(route))).toEqual([]);
  });
});
