#!/usr/bin/env node
/*
 * Prints the ABI of a contract and the decoded events of a transaction.
 *
 * Usage: contract-events.mjs CONTRACT TRANSACTION
 */
import {address, get, hash, oneLine, pages, run} from './kaia.mjs';

const ENTRY = {
  type: 'string',
  'name?': 'string',
  'inputs?': [{type: 'string', 'name?': 'string'}],
};

const EVENT = {
  log_index: 'integer',
  contract_address: 'string',
  'type?': 'string',
  'items?': [{name: 'string', value: 'string'}],
  'estimated_event_log?': 'boolean',
};

async function readAbi(contract) {
  const entries = await get(`/api/v1/contracts/${contract}/abi`, {}, [ENTRY]);
  return entries
    .filter(({name}) => name)
    .map(({type, name, inputs = []}) => {
      const list = inputs.map((input) => `${input.type} ${input.name ?? ''}`.trimEnd());
      return `${type} ${name}(${list.join(', ')})`;
    });
}

async function readEvents(transaction) {
  const path = `/api/v1/transactions/${transaction}/event-logs`;
  const events = await pages(path, {}, EVENT);
  return events.flatMap(({log_index: index, type = 'unknown', items = [], ...event}) => {
    // The service guesses the names of parameters that it does not know.
    const guessed = event.estimated_event_log ? ', guessed' : '';
    return [
      `${index}: ${type} of ${event.contract_address}${guessed}`,
      ...items.map(({name, value}) => `  ${name}: ${value}`),
    ];
  });
}

await run({CONTRACT: address, TRANSACTION: hash}, async (contract, transaction) => {
  const lines = [...(await readAbi(contract)), ...(await readEvents(transaction))];
  lines.forEach((line) => console.log(oneLine(line)));
});
