import {describe, expect, it} from 'vitest';
import {buildIndexFile} from './build-index';
import {loadIndex} from './load-index';
import {readIncompleteValue, readPasted} from './paste';
import {DEFAULT_RANKING} from './ranking';
import {page} from '@site/tests/fixtures/search-documents';

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
      {
        documents: Object.entries(routes).map(([name, path]) =>
          page(`/api/${name}`, name, {kind: 'endpoint', tags: ['GET', path, name]}),
        ),
        pasteTargets: {
          address: [target('account'), target('transactions')],
          hash: [target('transaction')],
          block: [target('block')],
        },
        networks: {
          'kaiascan.io': 'mainnet',
          'kairos.kaiascan.io': 'kairos',
          'kairos-oapi.kaiascan.io': 'kairos',
        },
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
    ['block 100', '100', ['block']],
    ['Block #175420000', '175420000', ['block']],
    ['rewards of block number 7', '7', ['block']],
    [`tx ${HASH}`, HASH, ['transaction']],
    [`transactions of ${ADDRESS}`, ADDRESS, ['transactions', 'account']],
    [ADDRESS.slice(2), ADDRESS, ['account', 'transactions']],
    [HASH.slice(2), HASH, ['transaction']],
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
    'top 100',
    '12 34',
    '1'.repeat(40),
  ])('finds nothing in %s.', (text) => {
    expect(readPasted([index], text)).toBeUndefined();
  });

  it.each([
    [`https://kaiascan.io/tx/${HASH}`, 'mainnet'],
    [`https://www.kaiascan.io/tx/${HASH}`, 'mainnet'],
    [`https://kairos.kaiascan.io/tx/${HASH}?tabId=logs`, 'kairos'],
    [`https://kairos-oapi.kaiascan.io/api/v1/transactions/${HASH}`, 'kairos'],
    [`https://explorer.example/tx/${HASH}`, undefined],
    [HASH, undefined],
  ])('knows the network of %s.', (text, network) => {
    expect(readPasted([index], text)?.network).toBe(network);
  });

  it.each([
    [`https://kaiascan.io/address/${ADDRESS}`, ADDRESS],
    [`https://x.y/api/v1/accounts/${ADDRESS}`, `https://x.y/api/v1/accounts/${ADDRESS}`],
    [ADDRESS, ADDRESS],
    ['block 100', 'block'],
    [`receipt ${HASH}`, 'receipt'],
  ])('leaves to the search what has a meaning in %s.', (text, meaning) => {
    expect(readPasted([index], text)?.text).toBe(meaning);
  });
});

describe('readIncompleteValue', () => {
  it.each([
    [HASH.slice(0, -1), {kind: 'hash', digits: 63, expected: 64, text: ''}],
    [HASH.slice(3), {kind: 'hash', digits: 63, expected: 64, text: ''}],
    [`tx ${HASH}0`, {kind: 'hash', digits: 65, expected: 64, text: 'tx'}],
    [`${ADDRESS.slice(0, -1)} `, {kind: 'address', digits: 39, expected: 40, text: ''}],
    [
      `https://kaiascan.io/tx/${HASH.slice(0, -2)}?tab=1`,
      {kind: 'hash', digits: 62, expected: 64, text: ''},
    ],
  ])('counts the digits of %s.', (text, expected) => {
    expect(readIncompleteValue(text)).toEqual(expected);
  });

  it.each([ADDRESS, HASH, '0xa9059cbb', '1'.repeat(41), 'block 100', 'fee_payer', ''])(
    'finds nothing incomplete in %s.',
    (text) => {
      expect(readIncompleteValue(text)).toBeUndefined();
    },
  );
});
