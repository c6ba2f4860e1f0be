import {describe, expect, it} from 'vitest';
import {buildIndexFile} from '../../../src/search/build-index';
import {loadIndex} from '../../../src/search/load-index';
import {readPasted} from '../../../src/search/paste';
import {DEFAULT_RANKING} from '../../../src/search/ranking';
import {page} from './small-documents';

const ADDRESS = `0x${'aB3'.repeat(13)}f`;
const HASH = `0x${'9F'.repeat(32)}`;

describe('readPasted', () => {
  const routes = {
    account: '/api/v1/accounts/{accountAddress}',
    transactions: '/api/v1/accounts/{accountAddress}/transactions',
    transaction: '/api/v1/transactions/{transactionHash}',
    block: '/api/v1/blocks/{blockNumber}',
  };
  const target = (name: keyof typeof routes): {route: string; parameter: string} => ({
    route: `/api/${name}`,
    parameter: `path.${/\{(\w+)\}/.exec(routes[name])?.[1] ?? ''}`,
  });
  const index = loadIndex(
    buildIndexFile(
      Object.entries(routes).map(([name, path]) =>
        page(`/api/${name}`, name, {kind: 'endpoint', tags: ['GET', path, name]}),
      ),
      {
        address: [target('account'), target('transactions')],
        hash: [target('transaction')],
        block: [target('block')],
      },
      {ranking: DEFAULT_RANKING, parentCategories: 0},
    ),
  );

  it.each([
    [ADDRESS, ADDRESS, ['account', 'transactions']],
    [`https://kaiascan.io/address/${ADDRESS}`, ADDRESS, ['account', 'transactions']],
    [
      ` https://kairos.kaiascan.io/address/${ADDRESS}?tabId=txList#a `,
      ADDRESS,
      ['account', 'transactions'],
    ],
    [`https://kaiascan.io/tx/${HASH}`, HASH, ['transaction']],
    ['https://kaiascan.io/block/188888888/', '188888888', ['block']],
    ['http://kaiascan.io/blocks/1', '1', ['block']],
    [
      `https://mainnet-oapi.kaiascan.io/api/v1/accounts/${ADDRESS}`,
      ADDRESS,
      ['account', 'transactions'],
    ],
    [
      `https://mainnet-oapi.kaiascan.io/api/v1/accounts/${ADDRESS}/transactions?page=2`,
      ADDRESS,
      ['transactions', 'account'],
    ],
    ['https://mainnet-oapi.kaiascan.io/api/v1/blocks/17', '17', ['block']],
    ['99', '99', ['block']],
    ['600', '600', ['block']],
  ])('finds in %s the value %s, and its endpoints.', (text, value, titles) => {
    const pasted = readPasted([index], text);
    expect(pasted?.value).toBe(value);
    expect(pasted?.offers.map(({document}) => document.title)).toEqual(titles);
  });

  it.each(['100', '429', ' 503 '])(
    'leaves %j, an HTTP status, to the search.',
    (text) => {
      expect(readPasted([index], text)).toBeUndefined();
    },
  );

  it.each([
    `https://kaiascan.io/${ADDRESS.slice(0, -1)}`,
    'https://kaiascan.io/page/12',
    `see https://kaiascan.io/tx/${HASH}`,
    `kaiascan.io/tx/${HASH}`,
    'https://kaiascan.io',
    'https://mainnet-oapi.kaiascan.io/api/v1/blocks/latest',
    'block',
  ])('finds nothing in %s.', (text) => {
    expect(readPasted([index], text)).toBeUndefined();
  });

  it('distinguishes explorer URLs, whose words are meaningless, from API URLs.', () => {
    const isForeign = (text: string): boolean | undefined =>
      readPasted([index], text)?.isExternalUrl;
    expect(isForeign(`https://kaiascan.io/address/${ADDRESS}`)).toBe(true);
    expect(isForeign(`https://x.y/api/v1/accounts/${ADDRESS}`)).toBe(false);
    expect(isForeign(ADDRESS)).toBe(false);
  });
});
