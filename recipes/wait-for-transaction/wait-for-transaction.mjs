#!/usr/bin/env node
/*
 * Waits for a transaction and explains its outcome.
 *
 * Usage: wait-for-transaction.mjs HASH [SECONDS]
 *
 * SECONDS is the longest time to wait, 60 by default. Exits with 4 if the transaction failed,
 * and with 5 if it is not there in time.
 * Optional in the environment: KAIASCAN_POLL_SECONDS.
 */
import {askUntilThere, Failure, hash, multiply, oneLine, run, whole} from './kaia.mjs';

const TRANSACTION = {
  block_id: 'integer',
  datetime: 'string',
  transaction_type: 'string',
  from: 'string',
  'to?': 'string',
  'created_contract?': 'string',
  'signature?': 'string',
  amount: 'decimal',
  transaction_fee: 'decimal',
  'fee_payer?': 'string',
  'fee_ration?': 'integer',
};

async function waitFor(path, deadline) {
  const answer = await askUntilThere(path, deadline);
  if (answer === undefined) {
    const message = 'The transaction is not there yet. It may come later, or never.';
    throw new Failure(message, 5);
  }
  return answer;
}

function feePayer({fee_payer: payer, fee_ration: percent, transaction_fee: fee}) {
  if (payer === undefined || percent === undefined) {
    return payer;
  }
  return `${payer} pays ${percent} %, ${multiply(fee, percent, '0.01')} KAIA`;
}

await run({HASH: hash, '[SECONDS]': whole}, async (transactionHash, seconds = 60) => {
  const deadline = Date.now() + 1000 * seconds;
  const path = `/api/v1/transaction-receipts/${transactionHash}/status`;
  const answer = await waitFor(path, deadline);
  const outcome = answer.read({status: 'string', 'fail_message?': 'string'});
  const found = await waitFor(`/api/v1/transactions/${transactionHash}`, deadline);
  const transaction = found.read(TRANSACTION);
  const lines = {
    Status: outcome.status,
    Reason: outcome.fail_message,
    Block: `${transaction.block_id}, ${transaction.datetime}`,
    Type: transaction.transaction_type,
    From: transaction.from,
    To: transaction.to,
    'Created contract': transaction.created_contract,
    Function: transaction.signature,
    Amount: `${transaction.amount} KAIA`,
    Fee: `${transaction.transaction_fee} KAIA`,
    'Fee payer': feePayer(transaction),
  };
  Object.entries(lines)
    .filter(([, text]) => text)
    .forEach(([name, text]) => console.log(oneLine(`${name}: ${text}`)));
  if (outcome.status === 'Fail') {
    process.exitCode = 4;
  } else if (outcome.status !== 'Success') {
    throw answer.error('the answer has no valid status');
  }
});
