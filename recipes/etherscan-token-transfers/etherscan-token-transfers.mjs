#!/usr/bin/env node
/*
 * Writes all token transfers of an account in a range of blocks to a CSV file, read from
 * the Etherscan-compatible API.
 *
 * Usage: etherscan-token-transfers.mjs ACCOUNT FIRST_BLOCK LAST_BLOCK [FILE]
 *
 * FILE is transfers.csv by default. An interrupted run continues when you start it again.
 * Required in the environment: KAIASCAN_API_KEY. Optional: KAIASCAN_BASE_URL,
 * KAIASCAN_BLOCK_WINDOW, KAIASCAN_PAGE_SIZE, KAIASCAN_RETRY_SECONDS.
 */
import {
  appendFile,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import {setTimeout as sleep} from 'node:timers/promises';

const {env} = process;
const BASE_URL = env.KAIASCAN_BASE_URL ?? 'https://mainnet-oapi.kaiascan.io';
const BLOCK_WINDOW = Number(env.KAIASCAN_BLOCK_WINDOW ?? 1000);
const PAGE_SIZE = Number(env.KAIASCAN_PAGE_SIZE ?? 500);
const RETRY_SECONDS = Number(env.KAIASCAN_RETRY_SECONDS ?? 1);

const TIMEOUT_MS = 30_000;
const MAX_ATTEMPTS = 5;
const NO_ANSWER = 0;
const RETRIED_STATUSES = [NO_ANSWER, 429, 500, 503];

const USAGE =
  'Usage: etherscan-token-transfers.mjs ACCOUNT FIRST_BLOCK LAST_BLOCK [FILE]';
const HEADING = 'block,timestamp,transaction,from,to,symbol,amount\n';

/** An error to show without a stack trace. */
class Failure extends Error {}

async function send(url) {
  const response = await fetch(url, {signal: AbortSignal.timeout(TIMEOUT_MS)});
  const retryAfter = response.headers.get('Retry-After');
  return {status: response.status, retryAfter, text: await response.text()};
}

/** Returns the result of an action. The key is part of the URL, so no message has the URL. */
async function get(query) {
  const parameters = new URLSearchParams({...query, apikey: env.KAIASCAN_API_KEY});
  let problem;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const {status, retryAfter, text} = await send(`${BASE_URL}/api?${parameters}`).catch(
      (error) => ({status: NO_ANSWER, text: error.message}),
    );
    if (status === 200) {
      return resultOf(JSON.parse(text));
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

function resultOf({status, message, result}) {
  if (status !== '1') {
    throw new Failure(`${message}: ${result}`);
  }
  return result;
}

/** Returns the transfers of a window of blocks, newest first. */
async function readWindow(account, firstBlock, lastBlock) {
  const transfers = [];
  for (let page = 1; ; page += 1) {
    const rows = await get({
      module: 'account',
      action: 'tokentx',
      address: account,
      startblock: firstBlock,
      endblock: lastBlock,
      page,
      offset: PAGE_SIZE,
      sort: 'desc',
    });
    transfers.push(...rows);
    if (rows.length < PAGE_SIZE) {
      return transfers;
    }
  }
}

/** Returns an amount of the smallest unit as a decimal: 5500000 with 6 decimals is 5.5. */
function toDecimal(value, decimals) {
  const digits = value.padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

function toRow(transfer) {
  const row = [
    transfer.blockNumber,
    transfer.timeStamp,
    transfer.hash,
    transfer.from,
    transfer.to,
    transfer.tokenSymbol,
    toDecimal(transfer.value, Number(transfer.tokenDecimal)),
  ];
  return `${row.join(',')}\n`;
}

/** The state has the size of the CSV file, so that a half-written window is removed. */
async function saveState(stateFile, run, nextBlock, size) {
  await writeFile(`${stateFile}.new`, `${run} ${nextBlock} ${size}\n`);
  await rename(`${stateFile}.new`, stateFile);
}

/** Returns the block to continue with; starts a new file if there is no state. */
async function resume(file, stateFile, run, lastBlock) {
  const state = await readFile(stateFile, 'utf8').catch(() => undefined);
  if (state === undefined) {
    await writeFile(file, HEADING);
    return lastBlock;
  }
  const [, savedRun, nextBlock, size] = /^(.*) (\S+) (\S+)$/m.exec(state);
  if (savedRun !== run) {
    throw new Failure(
      `${stateFile} is of another run: ${savedRun}. Complete or delete it.`,
    );
  }
  await truncate(file, Number(size));
  console.log(`Continuing at block ${nextBlock}`);
  return Number(nextBlock);
}

async function writeTransfers(account, firstBlock, lastBlock, file) {
  const run = `${account} ${firstBlock} ${lastBlock}`;
  const stateFile = `${file}.state`;
  let end = await resume(file, stateFile, run, lastBlock);
  while (end >= firstBlock) {
    const start = Math.max(firstBlock, end - BLOCK_WINDOW + 1);
    const transfers = await readWindow(account, start, end);
    await appendFile(file, transfers.map(toRow).join(''));
    await saveState(stateFile, run, start - 1, (await stat(file)).size);
    console.log(`Blocks ${start} to ${end}: ${transfers.length} transfers`);
    end = start - 1;
  }
  await rm(stateFile, {force: true});
  console.log(`${file} is complete`);
}

async function main([account, firstBlock, lastBlock, file = 'transfers.csv']) {
  if (lastBlock === undefined) {
    throw new Failure(USAGE);
  }
  if (!/^0x[0-9a-fA-F]{40}$/.test(account)) {
    throw new Failure(`${account} is not an address: 0x and 40 hexadecimal digits.`);
  }
  if (!env.KAIASCAN_API_KEY) {
    throw new Failure('Set KAIASCAN_API_KEY to your API key.');
  }
  if (![firstBlock, lastBlock].every((block) => /^\d+$/.test(block))) {
    throw new Failure('A block is a whole number.');
  }
  await writeTransfers(account, Number(firstBlock), Number(lastBlock), file);
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof Failure ? error.message : error);
  process.exitCode = 1;
});
