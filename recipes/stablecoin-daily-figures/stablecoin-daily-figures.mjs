#!/usr/bin/env node
/*
 * Prints the daily figures of a stablecoin as the service answers them.
 *
 * Usage: stablecoin-daily-figures.mjs SYMBOL FIRST_DAY LAST_DAY
 *
 * The days have the form 2025-01-18.
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

const USAGE = 'Usage: stablecoin-daily-figures.mjs SYMBOL FIRST_DAY LAST_DAY';

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

/** Returns the answer as it is. */
async function get(path, query) {
  const url = `${BASE_URL}${path}?${new URLSearchParams(query)}`;
  let problem;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const {status, retryAfter, text} = await send(url).catch((error) => ({
      status: NO_ANSWER,
      text: error.message,
    }));
    if (status === 200) {
      return text;
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

const FIGURES = [
  'transfer-count',
  'transaction-volume',
  'total-supply-amount',
  'total-holder-count',
  'active-address-count',
];

async function printFigures(symbol, startDate, endDate) {
  for (const figure of FIGURES) {
    const path = `/api/v1/stablecoin/${encodeURIComponent(symbol)}/daily-stat/${figure}`;
    console.log(`# ${figure}`);
    console.log(await get(path, {startDate, endDate}));
  }
}

async function main(args) {
  if (args.length !== 3) {
    throw new Failure(USAGE);
  }
  const [symbol, firstDay, lastDay] = args;
  if (!env.KAIASCAN_API_KEY) {
    throw new Failure('Set KAIASCAN_API_KEY to your API key.');
  }
  await printFigures(symbol, firstDay, lastDay);
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof Failure ? error.message : error);
  process.exitCode = 1;
});
