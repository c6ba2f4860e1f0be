#!/usr/bin/env node
/*
 * Prints the price of KAIA and its supply.
 *
 * Usage: kaia-price.mjs
 *
 * Required in the environment: KAIASCAN_API_KEY. Optional: KAIASCAN_BASE_URL,
 * KAIASCAN_RETRY_SECONDS.
 */
import {setTimeout as sleep} from 'node:timers/promises';

const {env} = process;
const BASE_URL = env.KAIASCAN_BASE_URL ?? 'https://mainnet-oapi.kaiascan.io';
const RETRY_SECONDS = Number(env.KAIASCAN_RETRY_SECONDS ?? 1);

const TIMEOUT_MS = 30_000;
const MAX_ATTEMPTS = 5;
const NO_ANSWER = 0;
const RETRIED_STATUSES = [NO_ANSWER, 429, 500, 503];

const USAGE = 'Usage: kaia-price.mjs';

/** An error to show without a stack trace. */
class Failure extends Error {}

async function send(url) {
  const response = await fetch(url, {
    headers: {Authorization: `Bearer ${env.KAIASCAN_API_KEY}`},
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const retryAfter = response.headers.get('Retry-After');
  return {status: response.status, retryAfter, text: await response.text()};
}

/** Returns the JSON answer. Its numbers are text, so that no digit is lost. */
async function get(path) {
  const url = `${BASE_URL}${path}`;
  let problem;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const {status, retryAfter, text} = await send(url).catch((error) => ({
      status: NO_ANSWER,
      text: error.message,
    }));
    if (status === 200) {
      return parseJson(text);
    }
    problem = `${status === NO_ANSWER ? 'No answer' : `HTTP ${status}`}: ${text}`;
    if (!RETRIED_STATUSES.includes(status)) {
      break;
    }
    if (attempt + 1 < MAX_ATTEMPTS) {
      const isGiven = /^\d+$/.test(retryAfter ?? '');
      await sleep(1000 * (isGiven ? Number(retryAfter) : RETRY_SECONDS * 2 ** attempt));
    }
  }
  throw new Failure(problem);
}

function parseJson(text) {
  const quoted = text.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
    token.startsWith('"') ? token : `"${token}"`,
  );
  return JSON.parse(quoted);
}

function printPrice(price) {
  console.log(`Price in USD: ${price.usd_price}`);
  console.log(`Price in BTC: ${price.btc_price}`);
  console.log(`Change in 24 hours: ${price.usd_price_changes} %`);
  console.log(`Market cap in USD: ${price.market_cap}`);
  console.log(`Volume: ${price.volume}`);
  console.log(`Supply in KAIA: ${price.total_supply}`);
}

async function main(args) {
  if (args.length > 0) {
    throw new Failure(USAGE);
  }
  if (!env.KAIASCAN_API_KEY) {
    throw new Failure('Set KAIASCAN_API_KEY to your API key.');
  }
  printPrice((await get('/api/v1/kaia')).klay_price);
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof Failure ? error.message : error);
  process.exitCode = 1;
});
