import {describe, expect, it} from 'vitest';
import {createOperationData} from '../site/openapi-docs/data';
import {createAnswerChart, type AnswerChart} from './answer-chart';
import type {Reference} from './reference';
import type {SchemaNode} from './schema';
import {KAIA} from '@site/tests/fixtures/kaia-reference';
import {createPetstore} from '@site/tests/fixtures/petstore';
import {table} from '@site/tests/fixtures/table';

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

function describeChart(chart: AnswerChart): string {
  const rows = chart.rows.join('.');
  if (chart.kind === 'series') {
    const values = chart.values.map(
      ({path, unit}) =>
        path.join('.') + (unit === undefined ? '' : ` (${unit.smallest})`),
    );
    return `${rows} by ${chart.time.kind} ${chart.time.name}: ${values.join(', ')}`;
  }
  const [account, amount] = [chart.account.join('.'), chart.amount?.path.join('.')];
  return chart.percentage === undefined
    ? `${rows}: shares of ${account} in the sum of ${amount}`
    : `${rows}: ${chart.percentage.join('.')} of ${account}, with ${amount}`;
}

function chartsOf(reference: Reference): string[][] {
  return reference.operations.flatMap((operation) => {
    const {chart} = createOperationData(reference, operation, [], []).operation;
    return chart === undefined ? [] : [[operation.id, describeChart(chart)]];
  });
}

const TEXT: SchemaNode = {types: ['string']};
const NUMBER: SchemaNode = {types: ['number']};
const DAY: SchemaNode = {types: ['string'], format: 'date'};
const TIME: SchemaNode = {types: ['string'], format: 'date-time'};
const BLOCK: SchemaNode = {types: ['integer']};
const PEB: SchemaNode = {
  types: ['string'],
  unit: {smallest: 'peb', name: 'KAIA', decimals: 18},
};
const DECIMAL: SchemaNode = {types: ['string', 'null'], format: 'decimal'};
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

const PRICES = list({day: DAY, price: NUMBER});
const BALANCES = list({owner: TEXT, balance: NUMBER});

describe('The chart of an answer', () => {
  it('is that which its schema calls for, in all operations of Kaia.', () => {
    expect(chartsOf(KAIA)).toEqual(CHARTS);
  });

  it('is none for the pet store.', () => {
    expect(chartsOf(createPetstore())).toEqual([]);
  });

  it.each<[string, SchemaNode, string]>([
    ['days', PRICES, ' by day day: price'],
    ['days in objects', object({data: object({a: PRICES})}), 'data.a by day day: price'],
    ['times', list({at: TIME, price: NUMBER}), ' by time at: price'],
    ['timestamps', list({timestamp: NUMBER, a: NUMBER}), ' by timestamp timestamp: a'],
    [
      'numeric strings',
      list({blockNumber: BLOCK, supply: PEB, price: DECIMAL}),
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
    expect(describeChart(createAnswerChart(node, {}) as AnswerChart)).toBe(chart);
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
    ['a page of balances', object({list: BALANCES, nextPage: TEXT})],
    ['balances that may be a page', BALANCES],
    ['weights of accounts', object({list: list({owner: TEXT, weight: NUMBER})})],
    ['transfers', object({a: list({from_address: TEXT, to_address: TEXT, sum: NUMBER})})],
    ['items of holders', list({token_id: TEXT, holder: TEXT, percentage: NUMBER})],
    ['arrays in arrays', list({inner: PRICES})],
  ])('is none for %s.', (_, node) => {
    expect(createAnswerChart(node, {})).toBeUndefined();
  });

  it('is found in a recursive schema.', () => {
    const node = object({self: {ref: 'Node'}, rows: PRICES});
    const components = {Node: {title: 'Node', slug: 'node', node}};
    expect(createAnswerChart({ref: 'Node'}, components)?.rows).toEqual(['self', 'rows']);
  });
});
