#!/usr/bin/env node
/*
 * Prints the holders of an NFT collection as CSV.
 *
 * Usage: collection-holders.mjs COLLECTION [TOKEN_ID]
 *
 * TOKEN_ID selects one item of a KIP-37 collection.
 */
import {address, csvRow, pages, run} from './kaia.mjs';

/** A list ends after this many rows, so a full one may lack holders. */
const MAX_ROWS = 500_000;

/** The service writes a holder as text or as an object. */
function holderAddress(holder) {
  const text = holder?.address ?? holder;
  return typeof text === 'string' ? text : undefined;
}

const HOLDER = {
  holder: holderAddress,
  'token_id?': 'string',
  token_count: 'integer',
  'percentage?': 'decimal',
};

await run({COLLECTION: address, '[TOKEN_ID]': String}, async (collection, tokenId) => {
  const path = `/api/v1/nfts/${collection}/holders`;
  const holders = await pages(path, tokenId ? {tokenId} : {}, HOLDER);
  const rows = holders.map(Object.values);
  const columns = ['holder', 'token_id', 'token_count', 'percentage'];
  process.stdout.write([columns, ...rows].map(csvRow).join(''));
  if (rows.length >= MAX_ROWS) {
    console.error(`The list ends after ${MAX_ROWS} holders.`);
  }
});
