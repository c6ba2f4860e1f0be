import {describe, expect, it} from 'vitest';
import type {NewDocument} from './document';
import {type LoadedIndex, loadIndex} from './load-index';
import {search} from './query';
import {field, fileOf, indexOf, page} from '@site/tests/fixtures/search-documents';

function section(route: string, title: string, content = ''): NewDocument {
  return page(route, 'FAQ', {kind: 'section', title, sectionTitle: title, content});
}

function endpoint(route: string, title: string, content = ''): NewDocument {
  return page(route, title, {kind: 'endpoint', tags: ['GET', '/v1', ''], content});
}

function routes(index: LoadedIndex, query: string): string[] {
  return search([index], query, 100).hits.map(({document}) => document.sectionRoute);
}

describe('An endpoint whose title contains all words of the query', () => {
  const balances = endpoint('/api/Account/get-balances', 'Get Balances Of An Account');
  const others = [
    page('/api/Account', 'Account', {content: 'account balance '.repeat(5)}),
    page('/faq', 'Account balance'),
    section('/faq#balance', 'Account balance'),
    page('/schemas/account-balance', 'Account balance', {kind: 'schema'}),
    field(page('/schemas/x', 'X'), 'account_balance'),
    endpoint('/get-account', 'Get Account', 'balance '.repeat(5)),
  ];

  it.each([
    'account balance',
    'balances account',
    'account bal',
    'get account balances',
    '+account +balance',
    'title:account title:bal',
  ])('ranks above groups, guides, sections, schemas and fields: %s.', (query) => {
    const found = routes(indexOf(...others, balances), query);
    expect(found[0]).toBe(balances.sectionRoute);
    expect(found.length).toBeGreaterThan(4);
  });

  it('ranks above partial matches, which are not boosted.', () => {
    const found = routes(indexOf(...others, balances), 'account balance');
    expect(found.indexOf('/get-account')).toBeGreaterThan(1);
  });
});

describe('A group', () => {
  const group = page('/api/Swap', 'Swap', {content: 'Trades between tokens.'});
  const swap = endpoint('/api/Swap/get-exchange', 'Get Exchange');

  it('with one endpoint does not hide it, even if the endpoint lacks the word; with several it does not replace them.', () => {
    for (const query of ['swap', 'trades']) {
      const found = routes(indexOf(group, swap), query);
      expect(found).toEqual([swap.sectionRoute, group.sectionRoute]);
    }
    const other = endpoint('/api/Swap/Pool/get-pool', 'Get Pool');
    expect(routes(indexOf(group, swap, other), 'trades')).toEqual([group.sectionRoute]);
  });
});

describe('Of fields with the same name, the search', () => {
  it('ranks top-level ones first.', () => {
    const list = endpoint('/api/get-list', 'Get List');
    const item = endpoint('/api/get-item', 'Get Item');
    const index = indexOf(list, field(list, 'results.fee'), item, field(item, 'fee'));
    expect(routes(index, 'fee')).toEqual([
      '/api/get-item#200-fee',
      '/api/get-list#200-results.fee',
    ]);
  });

  it('ranks those of frequently used pages first.', () => {
    const pages = [1, 5, 3].map((uses) =>
      page(`/schemas/${uses}`, `S${uses}`, {kind: 'schema', uses}),
    );
    const index = indexOf(
      ...pages.flatMap((each) => [each, field(each, 'fee', {uses: each.uses})]),
    );
    expect(routes(index, 'fee')).toEqual([
      '/schemas/5#200-fee',
      '/schemas/3#200-fee',
      '/schemas/1#200-fee',
    ]);
  });

  it('ranks the page with that title above its own sections.', () => {
    const fee = page('/schemas/fee', 'Fee', {kind: 'schema', content: 'a '.repeat(90)});
    const fields = Array.from({length: 20}, (_, place) =>
      field(fee, `f${place}.fee`, {content: 'The fee.'}),
    );
    const found = routes(indexOf(fee, ...fields), 'fee');
    expect(found[0]).toBe('/schemas/fee');
    expect(found).toHaveLength(21);
  });
});

describe('An error code', () => {
  const index = indexOf(
    endpoint('/api/get-account', 'Get Account', 'Answers NOT_FOUND_ACCOUNT.'),
    endpoint('/api/get-status', 'Get Status'),
    page('/faq', 'FAQ'),
    section('/faq#status-404', 'Why do I get 404?', 'NOT_FOUND_ACCOUNT. '.repeat(5)),
    section('/faq#paging', 'Paging', 'Some 404 words of a page.'),
  );

  it.each(['404', 'status 404', 'error 404', 'NOT_FOUND_ACCOUNT', 'not_found_account'])(
    'leads to the section that explains it: %s.',
    (query) => {
      expect(routes(index, query)[0]).toBe('/faq#status-404');
    },
  );
});

describe('Of several references', () => {
  const BUY = 'Buy a ticket';
  const referenceOf = (label: string, size: number): LoadedIndex => {
    const folder = `/${label.toLowerCase()}`;
    const documents = [
      endpoint(`${folder}/buy`, BUY),
      ...Array.from({length: size}, (_, place) =>
        endpoint(`${folder}/${place}`, 'Other'),
      ),
    ];
    return loadIndex({...fileOf(documents), label});
  };
  const guides = indexOf(page('/guide', 'How to buy a ticket'), page('/faq', 'Tickets'));
  const indexes = [guides, referenceOf('Museum', 10), referenceOf('Library', 1000)];
  const found = (query: string, label?: string): string[] =>
    search(indexes, query, 4, label).hits.map(({document}) => document.sectionRoute);

  it.each([
    ['Museum', '/museum/buy', '/library/buy'],
    ['Library', '/library/buy', '/museum/buy'],
  ])(
    '%s comes first for its readers, and changes no place of guides.',
    (label, own, other) => {
      const routes = found('buy ticket', label);
      expect(routes.filter((route) => route.endsWith('/buy'))).toEqual([own, other]);
      expect(routes.indexOf('/guide')).toBeGreaterThan(routes.indexOf(own));
      expect(search(indexes, 'buy ticket', 1, label).hits[0]?.document.label).toBe(label);
    },
  );

  it('another one is found by what it alone has.', () => {
    const extra = loadIndex({
      ...fileOf([endpoint('/zoo/feed', 'Feed an animal')]),
      label: 'Zoo',
    });
    const {hits} = search([...indexes, extra], 'feed animal', 1, 'Museum');
    expect(hits[0]?.document.sectionRoute).toBe('/zoo/feed');
  });
});
