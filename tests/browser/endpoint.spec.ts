import {EndpointPage} from './pages/EndpointPage';
import {expect, test as base} from './test';

/** These tests only look, so they share the page of their worker. */
const test = base.extend({
  endpointPage: async ({sharedPage}, use) => {
    await use(new EndpointPage(sharedPage));
  },
});

interface Endpoint {
  route: string;
  title: string;
  method: string;
  path: string;
  plan: string;
  credits: string;
  parameters: {path?: string[]; query?: string[]};
  schema: string;
  /** A field of the schema, which the example has too. */
  field: string;
}

const UNKNOWN_CREDITS = 'Credits not published';

/** One page of each of the nine groups of the specification. */
const ENDPOINTS: Endpoint[] = [
  {
    route: '/api/Account/get-account',
    title: 'Get Account',
    method: 'GET',
    path: '/api/v1/accounts/{accountAddress}',
    plan: 'FREE',
    credits: '3 credits a call',
    parameters: {path: ['accountAddress']},
    schema: 'AccountView',
    field: 'account_type',
  },
  {
    route: '/api/Block/get-block',
    title: 'Get Block',
    method: 'GET',
    path: '/api/v1/blocks/{blockNumber}',
    plan: 'FREE',
    credits: '1 credit a call',
    parameters: {path: ['blockNumber']},
    schema: 'BlockView',
    field: 'parent_hash',
  },
  {
    route: '/api/Contract/get-contract',
    title: 'Get Contract',
    method: 'GET',
    path: '/api/v1/contracts/{contractAddress}',
    plan: 'FREE',
    credits: '3 credits a call',
    parameters: {path: ['contractAddress']},
    schema: 'ContractItemView',
    field: 'total_supply',
  },
  {
    route: '/api/Home/get-kaia-price',
    title: 'Get Kaia Price',
    method: 'GET',
    path: '/api/v1/kaia',
    plan: 'FREE',
    credits: UNKNOWN_CREDITS,
    parameters: {},
    schema: 'KaiaView',
    field: 'klay_price',
  },
  {
    route: '/api/NFT/refresh-nft-item',
    title: 'Refresh Nft Item',
    method: 'PUT',
    path: '/api/v1/nfts/{tokenAddress}/inventories/{tokenId}/refresh',
    plan: 'FREE',
    credits: UNKNOWN_CREDITS,
    parameters: {path: ['tokenAddress', 'tokenId']},
    schema: 'Simple Response Boolean',
    field: 'result',
  },
  {
    route: '/api/Stablecoin/get-top-stable-coin-accounts',
    title: 'Get Top Stable Coin Accounts',
    method: 'GET',
    path: '/api/v1/stablecoin/{symbol}/top-accounts',
    plan: 'FREE',
    credits: UNKNOWN_CREDITS,
    parameters: {path: ['symbol']},
    schema: 'TopAccountsView',
    field: 'holder',
  },
  {
    route: '/api/Swap/get-swap-transaction',
    title: 'Get Swap Transaction',
    method: 'GET',
    path: '/api/v1/swap/transactions/{swapType}',
    plan: 'PRO PLUS',
    credits: UNKNOWN_CREDITS,
    parameters: {path: ['swapType'], query: ['page', 'size']},
    schema: 'ScopePageSwapTransactionDetail',
    field: 'results',
  },
  {
    route: '/api/Token/get-fungible-token',
    title: 'Get Fungible Token',
    method: 'GET',
    path: '/api/v1/tokens/{tokenAddress}',
    plan: 'FREE',
    credits: '1 credit a call',
    parameters: {path: ['tokenAddress']},
    schema: 'TokenView',
    field: 'total_supply',
  },
  {
    route: '/api/Transaction/get-transaction',
    title: 'Get Transaction',
    method: 'GET',
    path: '/api/v1/transactions/{transactionHash}',
    plan: 'FREE',
    credits: UNKNOWN_CREDITS,
    parameters: {path: ['transactionHash']},
    schema: 'TransactionView',
    field: 'transaction_type',
  },
];

for (const endpoint of ENDPOINTS) {
  test.describe(`The page ${endpoint.route}`, () => {
    test.beforeEach(async ({endpointPage}) => {
      await endpointPage.open(endpoint.route);
    });

    test('has method, both addresses, plan and credits.', async ({endpointPage}) => {
      await expect(endpointPage.heading).toHaveText(endpoint.title);
      expect(await endpointPage.addresses()).toEqual([
        `${endpoint.method} https://mainnet-oapi.kaiascan.io${endpoint.path}`,
        `${endpoint.method} https://kairos-oapi.kaiascan.io${endpoint.path}`,
      ]);
      await expect(endpointPage.plan).toHaveText(`Plan ${endpoint.plan}`);
      expect(decodeURI((await endpointPage.plan.getAttribute('href')) ?? '')).toBe(
        `/plans/${endpoint.plan}`,
      );
      await expect(endpointPage.credits).toHaveText(endpoint.credits);
      await expect(endpointPage.credits).toHaveAttribute('href', '/endpoint-credit');
    });

    test('has its parameters, each with type, presence and example.', async ({
      endpointPage,
    }) => {
      for (const place of ['path', 'query', 'header', 'cookie'] as const) {
        const expected = Object.entries(endpoint.parameters).find(
          ([key]) => key === place,
        );
        const names = expected?.[1] ?? [];
        expect(await endpointPage.parameters(place)).toEqual(names);
        for (const name of names) {
          const parameter = endpointPage.parameter(place, name);
          await expect(parameter).toContainText(/string|integer|number|boolean|array/);
          await expect(parameter).toContainText(
            place === 'path' ? 'required' : 'optional',
          );
          await expect(parameter).toContainText('Example');
        }
      }
    });

    test('has every response with schema and example.', async ({endpointPage}) => {
      expect(await endpointPage.statuses()).toEqual([
        '200',
        '400',
        '401',
        '404',
        '429',
        '500',
      ]);
      const success = endpointPage.response('200');
      await expect(success).toHaveAttribute('open', '');
      await expect(
        success.getByRole('link', {name: endpoint.schema}).first(),
      ).toBeVisible();
      await expect(success.locator(`[id="200-${endpoint.field}"]`)).toBeVisible();
      await expect(success.locator('pre').first()).toContainText(`"${endpoint.field}"`);
      const failure = endpointPage.response('404');
      await expect(failure.locator('[id="404-code"]')).toHaveCount(1);
      await expect(failure.locator('pre')).toContainText('NOT_FOUND');
    });

    test('has one sample in each of the four languages.', async ({endpointPage}) => {
      expect(await endpointPage.languages()).toEqual([
        'curl',
        'python (requests)',
        'go',
        'nodejs (axios)',
      ]);
      const path = endpoint.path.split('{')[0] ?? '';
      for (const [language, mark] of [
        ['curl', 'curl '],
        ['python (requests)', 'import requests'],
        ['go', 'package main'],
        ['nodejs (axios)', 'axios'],
      ] as const) {
        await endpointPage.chooseLanguage(language);
        await expect(endpointPage.visibleSamples).toHaveCount(1);
        await expect(endpointPage.visibleSamples).toContainText(mark);
        await expect(endpointPage.visibleSamples).toContainText(
          `https://mainnet-oapi.kaiascan.io${path}`,
        );
      }
    });
  });
}
