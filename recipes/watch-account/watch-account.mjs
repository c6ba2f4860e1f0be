#!/usr/bin/env node
/*
 * Prints each token transfer of an account as it comes.
 *
 * Usage: watch-account.mjs ACCOUNT [FROM_BLOCK] [UNTIL_BLOCK]
 *
 * FROM_BLOCK is the next block by default. Without UNTIL_BLOCK the program does not end.
 * Optional in the environment: KAIASCAN_BLOCK_WINDOW, KAIASCAN_POLL_SECONDS.
 */
import {setTimeout as sleep} from 'node:timers/promises';
import * as kaia from './kaia.mjs';

/** A list ends after this many rows, so a full one may lack rows. */
const MAX_ROWS = 40_000;

const TRANSFER = {
  block_id: 'integer',
  datetime: 'string',
  from: 'string',
  'to?': 'string',
  contract: {contract_address: 'string'},
  amount: 'decimal',
};

/** Returns a line for each transfer of some blocks, newest first. The service ignores a single bound. */
async function readWindow(account, blockNumberStart, blockNumberEnd) {
  const path = `/api/v1/accounts/${account}/token-transfers`;
  const query = {blockNumberStart, blockNumberEnd};
  const options = {maxRows: MAX_ROWS, again: 3};
  const transfers = await kaia.pages(path, query, TRANSFER, options);
  return transfers.map(({block_id: block, datetime, from, to = 'none', ...transfer}) => {
    const way = from.toLowerCase() === account.toLowerCase() ? 'out' : 'in';
    const token = transfer.contract.contract_address;
    const amount = `${kaia.multiply(transfer.amount)} ${token}`;
    return `${block}, ${datetime}, ${way}, ${from} -> ${to}, ${amount}`;
  });
}

async function watch(account, fromBlock, untilBlock = Infinity) {
  if (fromBlock > untilBlock) {
    const message = `FROM_BLOCK ${fromBlock} is after UNTIL_BLOCK ${untilBlock}.`;
    throw new kaia.Failure(message, 2);
  }
  const width = kaia.setting('KAIASCAN_BLOCK_WINDOW', 1000, 1);
  const pollSeconds = kaia.setting('KAIASCAN_POLL_SECONDS', 5);
  let next = fromBlock;
  for (;;) {
    const latest = await kaia.get('/api/v1/blocks/latest', {}, {block_id: 'integer'});
    const last = Math.min(latest.block_id, untilBlock);
    next ??= latest.block_id + 1;
    while (next <= last) {
      const [start, end] = [next, Math.min(next + width - 1, last)];
      const lines = await readWindow(account, start, end);
      lines.reverse().forEach((line) => console.log(kaia.oneLine(line)));
      next = end + 1;
    }
    if (next > untilBlock) {
      return;
    }
    await sleep(1000 * pollSeconds);
  }
}

await kaia.run(
  {ACCOUNT: kaia.address, '[FROM_BLOCK]': kaia.whole, '[UNTIL_BLOCK]': kaia.whole},
  watch,
);
