import {describe, expect, it} from 'vitest';
import {builtPage} from './pages';
import {
  type Link,
  readEndpointHeader,
  readEntries,
  readResponses,
  readSamples,
} from './reference-page';

interface Endpoint {
  route: string;
  id: string;
  title: string;
  method: string;
  path: string;
  plan: string;
  credits: string;
  parameters: {path?: string[]; query?: string[]};
  schema: string;
  field: string;
  /** If the operation names nothing that can be unknown. */
  isWithoutNotFound?: true;
  /** Marks of evidence, for the plan, the credits and the operation, and of the response 200. */
  marks: {operation: string[]; response: string[]};
}

const UNKNOWN_CREDITS = 'Credits not published';

const SOURCE = 'Source code of 2024';

const INFERRED = 'Inferred';

/** Expected content of one page per group, written by hand, independent of the OpenAPI document. */
const ENDPOINTS: Endpoint[] = [
  {
    route: '/api/Account/get-account',
    id: 'getAccount',
    title: 'Get Account',
    method: 'GET',
    path: '/api/v1/accounts/{accountAddress}',
    plan: 'FREE',
    credits: '3 credits a call',
    parameters: {path: ['accountAddress']},
    schema: 'AccountView',
    field: 'account_type',
    marks: {operation: [], response: []},
  },
  {
    route: '/api/Block/get-block',
    id: 'getBlock',
    title: 'Get Block',
    method: 'GET',
    path: '/api/v1/blocks/{blockNumber}',
    plan: 'FREE',
    credits: '1 credit a call',
    parameters: {path: ['blockNumber']},
    schema: 'BlockView',
    field: 'parent_hash',
    marks: {operation: [], response: [SOURCE]},
  },
  {
    route: '/api/Contract/get-contract',
    id: 'getContract',
    title: 'Get Contract',
    method: 'GET',
    path: '/api/v1/contracts/{contractAddress}',
    plan: 'FREE',
    credits: '3 credits a call',
    parameters: {path: ['contractAddress']},
    schema: 'ContractItemView',
    field: 'total_supply',
    marks: {operation: [], response: [SOURCE]},
  },
  {
    route: '/api/Home/get-kaia-price',
    id: 'getKaiaPrice',
    title: 'Get KAIA Price',
    method: 'GET',
    path: '/api/v1/kaia',
    plan: 'FREE',
    credits: UNKNOWN_CREDITS,
    parameters: {},
    schema: 'KaiaView',
    field: 'klay_price',
    isWithoutNotFound: true,
    marks: {operation: [INFERRED], response: []},
  },
  {
    route: '/api/NFT/refresh-nft-item',
    id: 'refreshNftItem',
    title: 'Refresh NFT Item',
    method: 'PUT',
    path: '/api/v1/nfts/{tokenAddress}/inventories/{tokenId}/refresh',
    plan: 'FREE',
    credits: UNKNOWN_CREDITS,
    parameters: {path: ['tokenAddress', 'tokenId']},
    schema: 'Simple Response Boolean',
    field: 'result',
    marks: {operation: [INFERRED, SOURCE], response: [SOURCE]},
  },
  {
    route: '/api/Stablecoin/get-top-stable-coin-accounts',
    id: 'getTopStableCoinAccounts',
    title: 'Get Top Stable Coin Accounts',
    method: 'GET',
    path: '/api/v1/stablecoin/{symbol}/top-accounts',
    plan: 'FREE',
    credits: UNKNOWN_CREDITS,
    parameters: {path: ['symbol']},
    schema: 'TopAccountsView',
    field: 'holder',
    marks: {operation: [INFERRED], response: [INFERRED]},
  },
  {
    route: '/api/Swap/get-swap-transaction',
    id: 'getSwapTransaction',
    title: 'Get Swap Transaction',
    method: 'GET',
    path: '/api/v1/swap/transactions/{swapType}',
    plan: 'PRO PLUS',
    credits: UNKNOWN_CREDITS,
    parameters: {path: ['swapType'], query: ['page', 'size']},
    schema: 'ScopePageSwapTransactionDetail',
    field: 'results',
    marks: {operation: [INFERRED], response: [INFERRED]},
  },
  {
    route: '/api/Token/get-fungible-token',
    id: 'getFungibleToken',
    title: 'Get Fungible Token',
    method: 'GET',
    path: '/api/v1/tokens/{tokenAddress}',
    plan: 'FREE',
    credits: '1 credit a call',
    parameters: {path: ['tokenAddress']},
    schema: 'TokenView',
    field: 'total_supply',
    marks: {operation: [], response: [SOURCE]},
  },
  {
    route: '/api/Transaction/get-transaction',
    id: 'getTransaction',
    title: 'Get Transaction',
    method: 'GET',
    path: '/api/v1/transactions/{transactionHash}',
    plan: 'FREE',
    credits: UNKNOWN_CREDITS,
    parameters: {path: ['transactionHash']},
    schema: 'TransactionView',
    field: 'transaction_type',
    marks: {operation: [INFERRED], response: [SOURCE]},
  },
];

const LANGUAGE_MARKS = {
  curl: 'curl ',
  'python (requests)': 'import requests',
  go: 'package main',
  'nodejs (axios)': 'axios',
};

describe.each(ENDPOINTS)('The page $route', (endpoint) => {
  it('shows method, both URLs, plan and credits.', () => {
    const {id, method, path, plan, credits, title} = endpoint;
    expect(readEndpointHeader(builtPage(endpoint.route))).toMatchObject({
      title,
      addresses: [
        `${method} https://mainnet-oapi.kaiascan.io${path}`,
        `${method} https://kairos-oapi.kaiascan.io${path}`,
      ],
      plan: {text: `Plan ${plan}`, href: `/plans/${plan}`},
      credits: {text: credits, href: `/endpoint-credit?e=${id}#estimate-your-use`},
    });
  });

  it('marks what is known less well than by use.', () => {
    const $ = builtPage(endpoint.route);
    const textsOf = (marks: readonly Link[] = []): string[] =>
      marks.map(({text}) => text);
    expect({
      operation: textsOf(readEndpointHeader($).evidence),
      response: textsOf(readResponses($)[0]?.evidence),
    }).toEqual(endpoint.marks);
  });

  it('shows its parameters, each with type, presence and example.', () => {
    const $ = builtPage(endpoint.route);
    for (const place of ['path', 'query', 'header', 'cookie'] as const) {
      const names: readonly string[] =
        place === 'path' || place === 'query' ? (endpoint.parameters[place] ?? []) : [];
      const entries = readEntries($, `${place}-`);
      expect(entries.map(({name}) => name)).toEqual(names);
      for (const {type, marks, facts} of entries) {
        expect(type).toMatch(/string|integer|number|boolean|array/);
        expect(marks).toContain(place === 'path' ? 'required' : 'optional');
        expect(facts).toHaveProperty('Example');
      }
    }
  });

  it('shows every response with schema and example.', () => {
    const responses = readResponses(builtPage(endpoint.route));
    expect(responses.map(({status, isOpen}) => [status, isOpen])).toEqual([
      ['200', true],
      ['400', false],
      ['401', false],
      ...(endpoint.isWithoutNotFound ? [] : [['404', false]]),
      ['429', false],
      ['500', false],
    ]);
    const [success, badRequest] = responses;
    expect(success?.schema.text).toBe(endpoint.schema);
    expect(success?.fields.map(({id}) => id)).toContain(`200-${endpoint.field}`);
    expect(success?.example).toHaveProperty(endpoint.field);
    expect(badRequest?.fields.map(({id}) => id)).toContain('400-code');
    expect(JSON.stringify(badRequest?.example)).toContain('INVALID_REQUEST');
  });

  it('shows one sample in each of the four languages.', () => {
    const samples = readSamples(builtPage(endpoint.route));
    const start = `https://mainnet-oapi.kaiascan.io${endpoint.path.split('{')[0]}`;
    expect(samples.map(({language}) => language)).toEqual(Object.keys(LANGUAGE_MARKS));
    for (const [index, mark] of Object.values(LANGUAGE_MARKS).entries()) {
      expect(samples[index]?.text).toContain(mark);
      expect(samples[index]?.text).toContain(start);
    }
  });
});
