#!/usr/bin/env node
/*
 * Writes all token transfers of an account in a range of blocks to a CSV file.
 *
 * Usage: token-transfers.mjs ACCOUNT FIRST_BLOCK LAST_BLOCK [FILE]
 *
 * FILE is transfers.csv by default. An interrupted run continues when you start it again.
 * Optional in the environment: KAIASCAN_BLOCK_WINDOW.
 */
import * as kaia from './kaia.mjs';

const COLUMNS = ['block', 'time', 'transaction', 'from', 'to', 'contract', 'amount'];

/** A list ends after this many rows, so a full one may lack rows. */
const MAX_ROWS = 40_000;

const TRANSFER = {
  block_id: 'integer',
  datetime: 'string',
  transaction_hash: 'string',
  from: 'string',
  'to?': 'string',
  contract: {contract_address: 'string'},
  amount: 'decimal',
};

/** Returns the transfers of a window of blocks, newest first. The service ignores a single bound. */
async function readWindow(account, blockNumberStart, blockNumberEnd) {
  const path = `/api/v1/accounts/${account}/token-transfers`;
  const query = {blockNumberStart, blockNumberEnd};
  const options = {maxRows: MAX_ROWS, again: 3};
  const transfers = await kaia.pages(path, query, TRANSFER, options);
  return transfers.map(({block_id: block, transaction_hash: hash, ...transfer}) => {
    const {datetime, from, to, contract, amount} = transfer;
    return [block, datetime, hash, from, to, contract.contract_address, amount];
  });
}

async function checkLastBlock(lastBlock) {
  const latest = await kaia.get('/api/v1/blocks/latest', {}, {block_id: 'integer'});
  if (lastBlock > latest.block_id) {
    const bound = `the latest block ${latest.block_id}`;
    throw new kaia.Failure(`LAST_BLOCK ${lastBlock} is after ${bound}.`, 2);
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
      width: kaia.setting('KAIASCAN_BLOCK_WINDOW', 40_000, 1),
      beforeNew: () => checkLastBlock(lastBlock),
      readWindow: (start, end) => readWindow(account, start, end),
    }),
);
