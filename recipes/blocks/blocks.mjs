#!/usr/bin/env node
/*
 * Follows the chain from a block on, one block at a time and without gaps, and prints each as CSV.
 *
 * Usage: blocks.mjs FIRST_BLOCK [COUNT]
 *
 * Ends after COUNT blocks, or never.
 * Optional in the environment: KAIASCAN_POLL_SECONDS.
 */
import {askUntilThere, csvRow, run, whole} from './kaia.mjs';

const BLOCK = {
  block_id: 'integer',
  datetime: 'string',
  total_transaction_count: 'integer',
  hash: 'string',
};

const COLUMNS = ['block', 'time', 'transactions', 'hash'];

async function readBlock(number) {
  const answer = await askUntilThere(`/api/v1/blocks/${number}`);
  const block = answer.read(BLOCK);
  if (block.block_id !== number) {
    throw answer.error('the answer has no valid block_id');
  }
  return [number, block.datetime, block.total_transaction_count, block.hash];
}

const parameters = {FIRST_BLOCK: whole, '[COUNT]': (text, name) => whole(text, name, 1)};

await run(parameters, async (firstBlock, count = Infinity) => {
  for (let number = firstBlock; number < firstBlock + count; number += 1) {
    const row = await readBlock(number);
    const rows = number === firstBlock ? [COLUMNS, row] : [row];
    process.stdout.write(rows.map(csvRow).join(''));
  }
});
