#!/usr/bin/env node
/*
 * Prints the KAIA and the tokens of an account.
 *
 * Usage: account-holdings.mjs ACCOUNT
 *
 * Required in the environment: KAIASCAN_API_KEY. Optional: KAIASCAN_BASE_URL,
 * KAIASCAN_PAGE_SIZE, KAIASCAN_RETRY_SECONDS.
 */
import {setTimeout as sleep} from 'node:timers/promises';

const {env} = process;
const BASE_URL = env.KAIASCAN_BASE_URL ?? 'https://mainnet-oapi.kaiascan.io';
const PAGE_SIZE = Number(env.KAIASCAN_PAGE_SIZE ?? 500);
const RETRY_SECONDS = Number(env.KAIASCAN_RETRY_SECONDS ?? 1);

const TIMEOUT_MS = 30_000;
const MAX_ATTEMPTS = 5;
const NO_ANSWER = 0;
const RETRIED_STATUSES = [NO_ANSWER, 429, 500, 503];

const USAGE = 'Usage: account-holdings.mjs ACCOUNT';

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
async function get(path, query) {
  const url = `${BASE_URL}${path}?${new URLSearchParams(query)}`;
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

/** Returns a decimal as digits and number of decimal places: 12.5 is 125 and 1. */
function parseDecimal(text) {
  const [, whole, fraction = '', exponent = '0'] =
    /^(-?\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text);
  const places = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return places < 0
    ? {digits: digits * 10n ** BigInt(-places), places: 0}
    : {digits, places};
}

/** Writes a decimal without exponent and trailing zeros. */
function plain({digits, places}) {
  const text = String(digits).padStart(places + 1, '0');
  const fraction = text.slice(text.length - places).replace(/0+$/, '');
  const whole = text.slice(0, text.length - places);
  return places === 0 || fraction === '' ? whole : `${whole}.${fraction}`;
}

function multiply(a, b) {
  return {digits: a.digits * b.digits, places: a.places + b.places};
}

/** Returns a balance in the smallest unit of the token. */
function toUnits({digits, places}, decimals) {
  return (digits * 10n ** BigInt(decimals)) / 10n ** BigInt(places);
}

async function* readTokens(account) {
  for (let page = 1; ; page += 1) {
    const {results, paging} = await get(`/api/v1/accounts/${account}/token-details`, {
      page,
      size: PAGE_SIZE,
    });
    yield* results;
    if (paging.last) {
      return;
    }
  }
}

async function printHoldings(account) {
  const kaia = parseDecimal((await get(`/api/v1/accounts/${account}`)).balance);
  const price = parseDecimal((await get('/api/v1/kaia')).klay_price.usd_price);
  const value = plain(multiply(kaia, price));
  console.log(`KAIA: ${plain(kaia)} = ${toUnits(kaia, 18)} kei = ${value} USD`);
  for await (const token of readTokens(account)) {
    const {symbol, decimal, verified} = token.contract;
    const balance = parseDecimal(token.balance);
    const units = toUnits(balance, decimal);
    const label = verified ? 'verified' : 'not verified';
    console.log(`${symbol}: ${plain(balance)} = ${units} units, ${label}`);
  }
}

async function main(args) {
  if (args.length !== 1) {
    throw new Failure(USAGE);
  }
  const [account] = args;
  if (!/^0x[0-9a-fA-F]{40}$/.test(account)) {
    throw new Failure(`${account} is not an address: 0x and 40 hexadecimal digits.`);
  }
  if (!env.KAIASCAN_API_KEY) {
    throw new Failure('Set KAIASCAN_API_KEY to your API key.');
  }
  await printHoldings(account);
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof Failure ? error.message : error);
  process.exitCode = 1;
});
