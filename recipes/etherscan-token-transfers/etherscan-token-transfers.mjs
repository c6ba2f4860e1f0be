#!/usr/bin/env node
/*
 * Writes all token transfers of an account in a range of blocks to a CSV file, read from
 * the Etherscan-compatible API.
 *
 * Usage: etherscan-token-transfers.mjs ACCOUNT FIRST_BLOCK LAST_BLOCK [FILE]
 *
 * FILE is transfers.csv by default. An interrupted run continues when you start it again.
 * Optional in the environment: KAIASCAN_BLOCK_WINDOW.
 */
import {isDeepStrictEqual} from 'node:util';
import * as kaia from './kaia.mjs';

const COLUMNS = ['block', 'timestamp', 'transaction', 'from', 'to', 'symbol', 'amount'];

/** A whole number that is text. */
const digits = (value) =>
  typeof value === 'string' && /^\d+$/.test(value) ? value : undefined;

const TRANSFER = {
  blockNumber: digits,
  timeStamp: digits,
  hash: 'string',
  from: 'string',
  'to?': 'string',
  tokenSymbol: 'string',
  tokenDecimal: 'places',
  value: digits,
};

function readPage(answer) {
  const outcome = {status: 'string', 'message?': 'string', 'result?': (value) => value};
  const {status, message, result} = answer.read(outcome);
  if (message === 'No transactions found' || isDeepStrictEqual(result, [])) {
    return [];
  }
  if (status !== '1') {
    throw answer.error(
      kaia.shorten([message, result].filter(Boolean).join(': ')),
      'Check the arguments.',
    );
  }
  return answer.read({result: [TRANSFER]}).result.map((transfer) => [
    transfer.blockNumber,
    transfer.timeStamp,
    transfer.hash,
    transfer.from,
    transfer.to,
    transfer.tokenSymbol,
    // 5500000 with 6 decimals is 5.5.
    kaia.multiply(transfer.value, `1e-${transfer.tokenDecimal}`),
  ]);
}

/** Reads until an empty page: the service does not say which page is the last one. */
async function readWindow(account, startblock, endblock, again = 3) {
  const query = {module: 'account', action: 'tokentx', address: account};
  const bounds = {startblock, endblock};
  const order = {offset: kaia.pageSize(), sort: 'desc'};
  const pages = [];
  for (let page = 1; ; page += 1) {
    const answer = await kaia.ask('/api', {...query, ...bounds, page, ...order});
    const rows = readPage(answer);
    if (rows.length === 0) {
      return pages.flat();
    }
    if (isDeepStrictEqual(rows, pages.at(-1))) {
      if (again > 0) {
        return readWindow(account, startblock, endblock, again - 1);
      }
      throw answer.error(...kaia.LIST_CHANGED);
    }
    pages.push(rows);
  }
}

await kaia.run(
  {
    ACCOUNT: kaia.address,
    FIRST_BLOCK: kaia.whole,
    LAST_BLOCK: kaia.whole,
    '[FILE]': String,
  },
  (account, firstBlock, lastBlock, file = 'transfers.csv') =>
    kaia.writeWindows({
      ...{account, firstBlock, lastBlock, file},
      columns: COLUMNS,
      width: kaia.setting('KAIASCAN_BLOCK_WINDOW', 1000, 1),
      readWindow: (start, end) => readWindow(account, start, end),
    }),
);
