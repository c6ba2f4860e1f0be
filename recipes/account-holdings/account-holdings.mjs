#!/usr/bin/env node
/*
 * Prints the KAIA and the tokens of an account.
 *
 * Usage: account-holdings.mjs ACCOUNT
 */
import {address, get, multiply, oneLine, pages, run} from './kaia.mjs';

const TOKEN = {
  contract: {symbol: 'string', decimal: 'places', verified: 'boolean'},
  balance: 'decimal',
};

/** Returns a balance in the smallest unit of the token: 12.5 with 6 decimals is 12500000. */
function toUnits(balance, decimals) {
  const [units] = multiply(balance, `1e${decimals}`).split('.');
  return units;
}

await run({ACCOUNT: address}, async (account) => {
  const path = `/api/v1/accounts/${account}`;
  const {balance: kaia} = await get(path, {}, {balance: 'decimal'});
  const price = {klay_price: {usd_price: 'decimal'}};
  const {
    klay_price: {usd_price},
  } = await get('/api/v1/kaia', {}, price);
  const value = multiply(kaia, usd_price);
  const lines = [`KAIA: ${multiply(kaia)} = ${toUnits(kaia, 18)} kei = ${value} USD`];

  for (const {contract, balance} of await pages(`${path}/token-details`, {}, TOKEN)) {
    const units = toUnits(balance, contract.decimal);
    const label = contract.verified ? 'verified' : 'not verified';
    const symbol = oneLine(contract.symbol);
    lines.push(`${symbol}: ${multiply(balance)} = ${units} units, ${label}`);
  }
  console.log(lines.join('\n'));
});
