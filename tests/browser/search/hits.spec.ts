import {expect, test} from '../test';

/** The badge, title and location of a result of each kind. */
const KINDS = [
  {
    query: 'getBlock',
    badge: 'GET',
    title: 'Get Block',
    where: '/api/v1/blocks/{blockNumber}',
    href: '/api/Block/get-block',
  },
  {
    query: 'refreshNftItem',
    badge: 'PUT',
    title: 'Refresh NFT Item',
    where: '/refresh',
    href: '/api/NFT/refresh-nft-item',
  },
  {
    query: 'accountview',
    badge: 'Schema',
    title: 'AccountView',
    where: 'Schemas',
    href: '/schemas/accountview',
  },
  {
    query: 'fee_payer transactionview',
    badge: 'Field',
    title: 'fee_payer',
    where: 'fee_payer of TransactionView',
    href: '/schemas/transactionview#field-fee_payer',
  },
  {
    query: 'transactionHash',
    badge: 'Parameter',
    title: 'transactionHash',
    where: 'transactionHash of ',
    href: '#path-transactionHash',
  },
  {
    query: 'frequently asked questions',
    badge: 'Guide',
    title: 'Frequently asked questions',
    where: '',
    href: '/faq',
  },
  {
    query: 'the constructor arguments differ',
    badge: 'Section',
    title: 'The constructor arguments differ',
    where: 'Smart contract verification › Verify a contract with',
    href: '#',
  },
];

test.describe('A result', () => {
  test('shows its badge, its title and its location.', async ({sitePage, searchBox}) => {
    await sitePage.open('/');
    for (const {query, badge, title, where, href} of KINDS) {
      await searchBox.search(query);
      const hit = searchBox.results
        .filter({hasText: title})
        .filter({hasText: where})
        .filter({has: sitePage.page.getByText(badge, {exact: true})})
        .first();
      await expect(hit, query).toBeVisible();
      await expect(hit.getByText(badge, {exact: true})).toBeVisible();
      const link = await hit.getByRole('link').getAttribute('href');
      expect(link).toContain(href);
    }
  });
});

test.describe('The panel', () => {
  test.beforeEach(async ({sitePage, searchBox}) => {
    await sitePage.open('/');
    await searchBox.open();
  });

  test('lists first the page that a query names.', async ({searchBox}) => {
    for (const [query, title] of [
      ['getAccountTransactions', 'Get Account Transactions'],
      ['/blocks/{blockNumber}/rewards', 'Get Block Rewards'],
      ['rewards block', 'Get Block Rewards'],
      ['top 100 kaia', 'Get Top 100 KAIA Accounts'],
      ['swap', 'Get Swap Transaction'],
      ['account', 'Get Account'],
      ['input data', 'Get Transaction Input Data'],
      ['non fungible token item', 'Get NFT (Token )?Item'],
      ['kip-37 holders', 'Get Holders of Non Fungible Token'],
      ['NOT_FOUND_ACCOUNT', 'Unknown things'],
      ['status 401', 'Why do I get 401|401: the key is not accepted'],
      ['gas_price', 'gas_price of Get Transaction'],
    ] as const) {
      await searchBox.search(query);
      await expect(searchBox.results.first(), query).toContainText(
        new RegExp(title, 'i'),
      );
    }
  });

  test('lists the explanation of a status first, and no endpoints for a block of that number.', async ({
    searchBox,
  }) => {
    await searchBox.search('401');
    await expect(searchBox.results.first()).toContainText(
      /Why do I get 401\?|401: the key is not accepted/,
    );
  });

  test('shows results for words similar to a typo under a heading that says so.', async ({
    searchBox,
  }) => {
    await searchBox.search('trnsaction');
    await expect(searchBox.heading('Similar')).toBeVisible();
    await expect(searchBox.results.first()).toContainText(/transaction/i);
    await searchBox.input.fill('transaction');
    await expect(searchBox.heading('Similar')).toBeHidden();
    await expect(searchBox.results.first()).toContainText(/transaction/i);
  });
});

test('The search index contains no endpoint pages under /plans.', async ({request}) => {
  const answer = await request.get('/search-index-docs-default-current.json');
  const {documents} = (await answer.json()) as {
    documents: {sectionRoute: string; kind?: string}[];
  };
  const routes = documents.map(({sectionRoute}) => sectionRoute);
  expect(routes).toContain('/api/Account/get-account');
  expect(routes.filter((route) => /^\/plans\/.*\/Endpoints\//.test(route))).toEqual([]);
});
