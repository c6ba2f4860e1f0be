#!/usr/bin/env node
/*
 * Waits for a transaction and explains its outcome.
 *
 * Usage: wait-for-transaction.mjs HASH [SECONDS]
 *
 * SECONDS is the longest time to wait, 60 by default. Exits with 1 if the transaction failed.
 * Required in the environment: KAIASCAN_API_KEY. Optional: KAIASCAN_BASE_URL,
 * KAIASCAN_POLL_SECONDS, KAIASCAN_RETRY_SECONDS.
 */
import {setTimeout as sleep} from 'node:timers/promises';

const {env} = process;
const BASE_URL = env.KAIASCAN_BASE_URL ?? 'https://mainnet-oapi.kaiascan.io';
const POLL_SECONDS = Number(env.KAIASCAN_POLL_SECONDS ?? 1);
const RETRY_SECONDS = Number(env.KAIASCAN_RETRY_SECONDS ?? 1);

const TIMEOUT_MS = 30_000;
const MAX_ATTEMPTS = 5;
const NO_ANSWER = 0;
const RETRIED_STATUSES = [NO_ANSWER, 429, 500, 503];

const USAGE = 'Usage: wait-for-transaction.mjs HASH [SECONDS]';

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

/** Returns the JSON answer, or undefined if there is none yet (404). Its numbers are text. */
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
    if (status === 404) {
      return undefined;
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

async function waitFor(path, deadline) {
  for (;;) {
    const answer = await get(path);
    if (answer !== undefined) {
      return answer;
    }
    if (Date.now() >= deadline) {
      throw new Failure('The transaction is not there yet. It may come later, or never.');
    }
    await sleep(1000 * POLL_SECONDS);
  }
}

/** Returns a percentage of a decimal, with all digits. */
function shareOf(amount, percent) {
  const [whole, fraction = ''] = amount.split('.');
  const places = fraction.length + 2;
  const digits = String(BigInt(whole + fraction) * BigInt(percent)).padStart(
    places + 1,
    '0',
  );
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '');
}

function printTransaction(transaction) {
  console.log(`Block: ${transaction.block_id}, ${transaction.datetime}`);
  console.log(`Type: ${transaction.transaction_type}`);
  console.log(`From: ${transaction.from}`);
  if (transaction.to) {
    console.log(`To: ${transaction.to}`);
  }
  if (transaction.created_contract) {
    console.log(`Created contract: ${transaction.created_contract}`);
  }
  if (transaction.signature) {
    console.log(`Function: ${transaction.signature}`);
  }
  console.log(`Amount: ${transaction.amount} KAIA`);
  console.log(`Fee: ${transaction.transaction_fee} KAIA`);
  if (transaction.fee_payer) {
    const percent = transaction.fee_ration;
    const share = shareOf(transaction.transaction_fee, percent);
    console.log(`Fee payer: ${transaction.fee_payer} pays ${percent} %, ${share} KAIA`);
  }
}

/** Returns whether the transaction succeeded. */
async function explain(hash, seconds) {
  const deadline = Date.now() + 1000 * seconds;
  const outcome = await waitFor(`/api/v1/transaction-receipts/${hash}/status`, deadline);
  console.log(`Status: ${outcome.status}`);
  if (outcome.fail_message) {
    console.log(`Reason: ${outcome.fail_message}`);
  }
  printTransaction(await waitFor(`/api/v1/transactions/${hash}`, deadline));
  return outcome.status === 'Success';
}

async function main(args) {
  if (args.length !== 1 && args.length !== 2) {
    throw new Failure(USAGE);
  }
  const [hash, seconds = '60'] = args;
  if (!/^\d+$/.test(seconds)) {
    throw new Failure(`${seconds} is not a number of seconds.`);
  }
  if (!/^0x[0-9a-fA-F]{64}$/.test(hash)) {
    throw new Failure(`${hash} is not a transaction hash: 0x and 64 hexadecimal digits.`);
  }
  if (!env.KAIASCAN_API_KEY) {
    throw new Failure('Set KAIASCAN_API_KEY to your API key.');
  }
  if (!(await explain(hash, Number(seconds)))) {
    process.exitCode = 1;
  }
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof Failure ? error.message : error);
  process.exitCode = 1;
});
