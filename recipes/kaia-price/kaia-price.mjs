#!/usr/bin/env node
/*
 * Prints the price of KAIA and its supply.
 *
 * Usage: kaia-price.mjs
 */
import {get, run} from './kaia.mjs';

const PRICE = {
  usd_price: 'decimal',
  btc_price: 'decimal',
  usd_price_changes: 'decimal',
  market_cap: 'decimal',
  volume: 'decimal',
  total_supply: 'decimal',
};

await run({}, async () => {
  const {klay_price: price} = await get('/api/v1/kaia', {}, {klay_price: PRICE});
  console.log(`Price in USD: ${price.usd_price}`);
  console.log(`Price in BTC: ${price.btc_price}`);
  console.log(`Change in 24 hours: ${price.usd_price_changes} %`);
  console.log(`Market cap in USD: ${price.market_cap}`);
  console.log(`Volume in USD: ${price.volume}`);
  console.log(`Supply in KAIA: ${price.total_supply}`);
});
