import {expect, it} from 'vitest';
import {createOperationData} from '#reference/site/openapi-docs/data';
import type {Reference} from '#reference/pages/reference';
import {describeChart} from '../fixtures/chart-answer';
import {KAIA} from '../fixtures/kaia-reference';
import {createPetstore} from '../fixtures/petstore';
import {table} from '../fixtures/table';

/**
 * Judged by hand from openapi/kaia.yaml. Lists of transactions, transfers, burns, logs and tokens have
 * times and amounts too, but their entries are separate events or things, not one reading each. Other
 * answers are one thing.
 */
const CHARTS = table`
  getBlocks                             | results by block block_id: total_transaction_count, reward, block_size, base_fee_per_gas (peb), burnt_fees
  getBlockRewards                       | recipients: shares of address in the sum of amount
  getLatestBlockRewards                 | recipients: shares of address in the sum of amount
  getTop100KaiaAccounts                 | holder: percentage of address, with amount
  getHoldersOfNonFungibleToken          | results: percentage of holder, with token_count
  getStableCoinDailyTransferCount       | results by day date: count
  getStableCoinDailyTransactionVolume   | results by day date: amount
  getStableCoinDailyTotalSupplyAmount   | results by day date: amount
  getStableCoinDailyTotalHolderCount    | results by day date: count
  getStableCoinDailyActiveAddressCount  | results by day date: count
  getTopStableCoinAccounts              | holder: percentage of address, with amount
  getHoldersOfFungibleToken             | results: holder.percentage of holder.address, with holder.amount
`;

function chartsOf(reference: Reference): string[][] {
  return reference.operations.flatMap((operation) => {
    const {chart} = createOperationData(reference, operation, [], []).operation;
    return chart === undefined ? [] : [[operation.id, describeChart(chart)]];
  });
}

it('The chart of an answer is that which its schema calls for, in all operations.', () => {
  expect(chartsOf(KAIA)).toEqual(CHARTS);
  expect(chartsOf(createPetstore())).toEqual([]);
});
