import {describe, expect, it} from 'vitest';
import {readKaiaDocument} from '@site/scripts/lib/kaia-document';
import {createReference} from '@site/src/openapi/reference';
import {createOperationData} from '@site/src/plugins/openapi-docs/data';
import {createAnswerChart, type AnswerChart} from './answer-chart';
import type {Reference} from './reference';
import type {SchemaNode} from './schema';
import {createPetstore} from '@site/tests/fixtures/petstore';

/*
 * Judged by hand from openapi/kaia.yaml. Lists of transactions, transfers, burns, logs and tokens have
 * times and amounts too, but their entries are separate events or things, not one reading each.
 */
const EXPECTED: Record<string, string> = {
  getAccount: 'JSON: one account',
  getAccountNftInventories: 'JSON: items',
  getAccountTokenBalances: 'JSON: one balance',
  getAccountFungibleTokenBalances: 'JSON: balances in different tokens',
  getAccountFungibleTokenDetails: 'JSON: balances in different tokens',
  getAccountNonFungibleTokenBalancesOfKip17: 'JSON: counts of different collections',
  getAccountNonFungibleTokenBalancesOfKip37: 'JSON: counts of different collections',
  getAccountTransactions: 'JSON: events',
  getFeePaidTransactions: 'JSON: events',
  getAccountKeys: 'JSON: events',
  getEventLogs: 'JSON: events',
  getAccountInternalTransactions: 'JSON: events',
  getTokenTransfers: 'JSON: events',
  getNftTransfers: 'JSON: events',
  getBlocks:
    'results by block block_id: total_transaction_count, reward, block_size, base_fee_per_gas (peb-if-whole), burnt_fees',
  getBlock: 'JSON: one block',
  getLatestBlock: 'JSON: one block',
  getBlockBurns: 'JSON: one block',
  getBlockRewards: 'recipients: shares of address in the sum of amount',
  getLatestBlockBurns: 'JSON: one block',
  getLatestBlockRewards: 'recipients: shares of address in the sum of amount',
  getTransactionsOfBlock: 'JSON: events',
  getInternalTransactionsOfBlock: 'JSON: events',
  getContract: 'JSON: one contract',
  getContracts: 'JSON: contracts',
  getCreationCodeOfContract: 'JSON: one contract',
  getSourceCodeOfContract: 'JSON: one contract',
  getAbiOfContract: 'JSON: one contract',
  getKaiaPrice: 'JSON: one price',
  getKaiaHolderCount: 'JSON: one count',
  getTop100KaiaAccounts: 'holder: percentage of address, with amount',
  getNonFungibleToken: 'JSON: one collection',
  getHoldersOfNonFungibleToken: 'results: percentage of holder, with token_count',
  getNftInventoryDetails: 'JSON: items, whose holders repeat',
  getNftItem: 'JSON: one item',
  getNftTokenItem: 'JSON: one item',
  refreshNftItem: 'JSON: a confirmation',
  getInventoriesOfNonFungibleToken: 'JSON: items',
  getTransfersOfNonFungibleToken: 'JSON: events',
  getStableCoinDailyTransferCount: 'results by day date: count',
  getStableCoinDailyTransactionVolume: 'results by day date: amount',
  getStableCoinDailyTotalSupplyAmount: 'results by day date: amount',
  getStableCoinDailyTotalHolderCount: 'results by day date: count',
  getStableCoinDailyActiveAddressCount: 'results by day date: count',
  getTopStableCoinAccounts: 'holder: percentage of address, with amount',
  getSwapTransaction: 'JSON: events',
  getFungibleToken: 'JSON: one token',
  getHoldersOfFungibleToken:
    'results: holder.percentage of holder.address, with holder.amount',
  getBurnsOfFungibleToken: 'JSON: events',
  getTransfersOfFungibleToken: 'JSON: events',
  getTransactions: 'JSON: events',
  getTransaction: 'JSON: one transaction',
  getTransactionStatus: 'JSON: one status',
  getTransactionInputData: 'JSON: one text',
  getTransactionReceiptStatus: 'JSON: one status',
  getTransactionEventLogs: 'JSON: events',
  getInternalTransactionsOfTransaction: 'JSON: events',
  getFungibleTokenTransfersOfTransaction: 'JSON: events',
  getNonFungibleTokenTransfersOfTransaction: 'JSON: events',
};

function describeChart(chart: AnswerChart | undefined): string {
  if (chart === undefined) {
    return 'JSON';
  }
  const rows = chart.rows.join('.');
  if (chart.kind === 'series') {
    const values = chart.values.map(
      ({path, unit}) => path.join('.') + (unit === undefined ? '' : ` (${unit})`),
    );
    return `${rows} by ${chart.time.kind} ${chart.time.name}: ${values.join(', ')}`;
  }
  const [account, amount] = [chart.account.join('.'), chart.amount?.path.join('.')];
  return chart.percentage === undefined
    ? `${rows}: shares of ${account} in the sum of ${amount}`
    : `${rows}: ${chart.percentage.join('.')} of ${account}, with ${amount}`;
}

function chartsOf(reference: Reference): Record<string, string> {
  return Object.fromEntries(
    reference.operations.map((operation) => [
      operation.id,
      describeChart(createOperationData(reference, operation, []).operation.chart),
    ]),
  );
}

const TEXT: SchemaNode = {types: ['string']};
const NUMBER: SchemaNode = {types: ['number']};
const DAY: SchemaNode = {types: ['string'], format: 'date'};
const ADDRESS: SchemaNode = {
  types: ['string'],
  constraints: [{keyword: 'pattern', value: '^0x[0-9a-fA-F]{40}$'}],
};

/** Creates an object. A name with a question mark is optional. */
function object(properties: Record<string, SchemaNode>): SchemaNode {
  return {
    types: ['object'],
    properties: Object.entries(properties).map(([name, node]) => ({
      name: name.replace('?', ''),
      required: !name.endsWith('?'),
      node,
    })),
  };
}

function list(properties: Record<string, SchemaNode>): SchemaNode {
  return {types: ['array'], items: object(properties)};
}

describe('The chart of an answer', () => {
  it('is that which its schema calls for, in all operations of Kaia.', async () => {
    const {document} = await readKaiaDocument();
    expect(chartsOf(createReference(document))).toEqual(
      Object.fromEntries(
        Object.entries(EXPECTED).map(([id, chart]) => [
          id,
          chart.replace(/^JSON: .*/, 'JSON'),
        ]),
      ),
    );
  });

  it('is none for the pet store.', () => {
    const charts = chartsOf(createPetstore());
    expect(Object.keys(charts)).toContain('listPets');
    expect(new Set(Object.values(charts))).toEqual(new Set(['JSON']));
  });

  it.each<[string, SchemaNode, string]>([
    ['an array of days', list({day: DAY, price: NUMBER}), ' by day day: price'],
    [
      'an array inside an object',
      object({data: object({rows: list({day: DAY, price: NUMBER})})}),
      'data.rows by day day: price',
    ],
    [
      'times',
      list({at: {types: ['string'], format: 'date-time'}, price: NUMBER}),
      ' by time at: price',
    ],
    [
      'timestamps',
      list({timestamp: NUMBER, price: NUMBER}),
      ' by timestamp timestamp: price',
    ],
    [
      'numeric strings',
      list({
        blockNumber: {types: ['integer']},
        supply: {types: ['string'], unit: 'peb'},
        price: {types: ['string', 'null'], format: 'decimal'},
      }),
      ' by block blockNumber: supply (peb), price',
    ],
    [
      'percentages without amounts',
      list({owner: TEXT, percent: NUMBER}),
      ': percent of owner, with undefined',
    ],
    [
      'all parts of a whole',
      object({parts: list({who: ADDRESS, balance: NUMBER})}),
      'parts: shares of who in the sum of balance',
    ],
  ])('is drawn for %s.', (_, node, chart) => {
    expect(describeChart(createAnswerChart(node, {}))).toBe(chart);
  });

  it.each<[string, SchemaNode]>([
    ['one object', object({day: DAY, price: NUMBER})],
    ['days without numbers', list({day: DAY, text: TEXT})],
    ['numbers without times', list({price: NUMBER, size: NUMBER})],
    ['prices of several symbols', list({day: DAY, symbol: TEXT, price: NUMBER})],
    ['things with an id', list({day: DAY, 'id?': NUMBER, price: NUMBER})],
    ['two days', list({from: DAY, to: DAY, price: NUMBER})],
    ['files by the day of their creation', list({created: DAY, size: NUMBER})],
    ['numbers of a set', list({day: DAY, state: {...NUMBER, enum: [{value: '1'}]}})],
    [
      'a page of balances',
      object({list: list({owner: TEXT, balance: NUMBER}), nextPage: TEXT}),
    ],
    ['balances that may be a page', list({owner: TEXT, balance: NUMBER})],
    ['weights of accounts', object({list: list({owner: TEXT, weight: NUMBER})})],
    [
      'transfers',
      object({list: list({from_address: TEXT, to_address: TEXT, amount: NUMBER})}),
    ],
    ['items of holders', list({token_id: TEXT, holder: TEXT, percentage: NUMBER})],
    ['arrays in arrays', list({inner: list({day: DAY, price: NUMBER})})],
  ])('is none for %s.', (_, node) => {
    expect(createAnswerChart(node, {})).toBeUndefined();
  });

  it('is found in a recursive schema.', () => {
    const node = object({self: {ref: 'Node'}, rows: list({day: DAY, price: NUMBER})});
    const components = {Node: {title: 'Node', slug: 'node', node}};
    expect(describeChart(createAnswerChart({ref: 'Node'}, components))).toBe(
      'self.rows by day day: price',
    );
  });
});
