import {describe, expect, it} from 'vitest';
import {buildIndexFile} from './build-index';
import {loadIndex} from './load-index';
import {readIncompleteValue, readPasted} from './paste';
import {DEFAULT_RANKING} from './ranking';
import {page} from '@site/tests/fixtures/search-documents';
import {cells, table} from '@site/tests/fixtures/table';

const ADDRESS = `0x${'aB3'.repeat(13)}f`;
const HASH = `0x${'9F'.repeat(32)}`;

const ROUTES = {
  account: '/api/v1/accounts/{accountAddress}',
  transactions: '/api/v1/accounts/{accountAddress}/transactions',
  transaction: '/api/v1/transactions/{transactionHash}',
  block: '/api/v1/blocks/{blockNumber}',
};

function target(name: keyof typeof ROUTES): {route: string; parameter: string} {
  const [, parameter = ''] = /\{(\w+)\}/.exec(ROUTES[name]) ?? [];
  return {route: `/api/${name}`, parameter: `path.${parameter}`};
}

const content = {
  documents: Object.entries(ROUTES).map(([name, path]) =>
    page(`/api/${name}`, name, {kind: 'endpoint', tags: ['GET', path, name]}),
  ),
  pasteTargets: {
    address: [target('account'), target('transactions')],
    hash: [target('transaction')],
    block: [target('block')],
  },
  networks: {
    'scan.example': 'mainnet',
    'test.scan.example': 'test',
    'test.api.example': 'test',
  },
};
const index = loadIndex(
  buildIndexFile(content, {ranking: DEFAULT_RANKING, parentCategories: 0}),
);
const API = 'https://api.example/api/v1';

describe('A pasted text', () => {
  it.each([
    ...table`
      ${ADDRESS}                                     | ${ADDRESS} | account transactions
      https://scan.example/address/${ADDRESS}        | ${ADDRESS} | account transactions
      https://scan.example/tx/${HASH}                | ${HASH}    | transaction
      https://scan.example/block/188888888/          | 188888888  | block
      http://scan.example/blocks/1                   | 1          | block
      ${API}/accounts/${ADDRESS}                     | ${ADDRESS} | account transactions
      ${API}/accounts/${ADDRESS}/transactions?page=2 | ${ADDRESS} | transactions account
      ${API}/blocks/17                               | 17         | block
      99                                             | 99         | block
      600                                            | 600        | block
      block 100                                      | 100        | block
      Block #175420000                               | 175420000  | block
      rewards of block number 7                      | 7          | block
      tx ${HASH}                                     | ${HASH}    | transaction
      transactions of ${ADDRESS}                     | ${ADDRESS} | transactions account
      ${ADDRESS.slice(2)}                            | ${ADDRESS} | account transactions
      ${HASH.slice(2)}                               | ${HASH}    | transaction
    `,
    [` https://scan.example/address/${ADDRESS}?a=b#c `, ADDRESS, 'account transactions'],
  ])('has a value, and its endpoints: %s, %s, %s.', (text, value, titles) => {
    const {offers = [], ...pasted} = readPasted([index], text) ?? {};
    expect(pasted).toMatchObject({value});
    expect(offers.map(({document}) => document.title).join(' ')).toBe(titles);
  });

  it.each([
    // The last ones are HTTP statuses.
    ...cells`
    https://scan.example/${ADDRESS.slice(0, -1)} | https://scan.example/page/12
    see https://scan.example/tx/${HASH} | scan.example/tx/${HASH} | https://scan.example
    ${API}/blocks/latest | block | top 100 | 12 34 | ${'1'.repeat(40)} | 100 | 429
  `,
    ' 503 ',
  ])('has no value: %j.', (text) => {
    expect(readPasted([index], text)).toBeUndefined();
  });

  it.each(table`
    https://scan.example/tx/${HASH}                      | mainnet
    https://www.scan.example/tx/${HASH}                  | mainnet
    https://test.scan.example/tx/${HASH}?tabId=logs      | test
    https://test.api.example/api/v1/transactions/${HASH} | test
    https://other.example/tx/${HASH}                     | unknown
    ${HASH}                                              | unknown
  `)('is of a network: %s, %s.', (text, network) => {
    expect(readPasted([index], text)?.network ?? 'unknown').toBe(network);
  });

  it.each(table`
    https://scan.example/address/${ADDRESS} | ${ADDRESS}
    https://x.y/api/v1/accounts/${ADDRESS}  | https://x.y/api/v1/accounts/${ADDRESS}
    ${ADDRESS}                              | ${ADDRESS}
    block 100                               | block
    receipt ${HASH}                         | receipt
  `)('leaves to the search what has a meaning: %s, %s.', (text, meaning) => {
    expect(readPasted([index], text)?.text).toBe(meaning);
  });
});

describe('An incomplete value', () => {
  it.each([
    [HASH.slice(0, -1), 'hash', 63, ''],
    [HASH.slice(3), 'hash', 63, ''],
    [`tx ${HASH}0`, 'hash', 65, 'tx'],
    [`${ADDRESS.slice(0, -1)} `, 'address', 39, ''],
    [`https://scan.example/tx/${HASH.slice(0, -2)}?tab=1`, 'hash', 62, ''],
  ])('has its digits counted: %s, a %s of %i.', (text, kind, digits, rest) => {
    const expected = kind === 'hash' ? 64 : 40;
    expect(readIncompleteValue(text)).toEqual({kind, digits, expected, text: rest});
  });

  it.each([ADDRESS, HASH, '0xa9059cbb', '1'.repeat(41), 'block 100', 'fee_payer', ''])(
    'is not %s.',
    (text) => {
      expect(readIncompleteValue(text)).toBeUndefined();
    },
  );
});
