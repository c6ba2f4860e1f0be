#!/usr/bin/env node
/*
 * Prints the ABI of a contract and the decoded events of a transaction.
 *
 * Usage: contract-events.mjs CONTRACT TRANSACTION
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

const USAGE = 'Usage: contract-events.mjs CONTRACT TRANSACTION';

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

async function* readEvents(hash) {
  for (let page = 1; ; page += 1) {
    const {results, paging} = await get(`/api/v1/transactions/${hash}/event-logs`, {
      page,
      size: PAGE_SIZE,
    });
    yield* results;
    if (paging.last) {
      return;
    }
  }
}

async function printAbi(contract) {
  const entries = await get(`/api/v1/contracts/${contract}/abi`, {});
  for (const {type, name, inputs} of entries.filter((entry) => entry.name)) {
    const list = inputs.map((input) => `${input.type} ${input.name}`.trimEnd());
    console.log(`${type} ${name}(${list.join(', ')})`);
  }
}

async function printEvents(hash) {
  for await (const event of readEvents(hash)) {
    // The service guesses the names of parameters that it does not know.
    const guessed = event.estimated_event_log ? ', guessed' : '';
    console.log(
      `${event.log_index}: ${event.type} of ${event.contract_address}${guessed}`,
    );
    for (const {name, value} of event.items ?? []) {
      console.log(`  ${name}: ${value}`);
    }
  }
}

async function main(args) {
  if (args.length !== 2) {
    throw new Failure(USAGE);
  }
  const [contract, hash] = args;
  if (!/^0x[0-9a-fA-F]{40}$/.test(contract)) {
    throw new Failure(`${contract} is not an address: 0x and 40 hexadecimal digits.`);
  }
  if (!/^0x[0-9a-fA-F]{64}$/.test(hash)) {
    throw new Failure(`${hash} is not a transaction hash: 0x and 64 hexadecimal digits.`);
  }
  if (!env.KAIASCAN_API_KEY) {
    throw new Failure('Set KAIASCAN_API_KEY to your API key.');
  }
  await printAbi(contract);
  await printEvents(hash);
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof Failure ? error.message : error);
  process.exitCode = 1;
});
