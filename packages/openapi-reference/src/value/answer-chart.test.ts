import {describe, expect, it} from 'vitest';
import {createAnswerChart, type AnswerChart} from './answer-chart';
import type {SchemaNode} from '../schema/schema';
import {describeChart} from '@site/tests/fixtures/chart-answer';

const TEXT: SchemaNode = {types: ['string']};
const NUMBER: SchemaNode = {types: ['number']};
const DAY: SchemaNode = {types: ['string'], format: 'date'};
const TIME: SchemaNode = {types: ['string'], format: 'date-time'};
const BLOCK: SchemaNode = {types: ['integer']};
const GRAIN: SchemaNode = {
  types: ['string'],
  unit: {smallest: 'grain', name: 'TON', decimals: 18},
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
const AMOUNTS = list({blockNumber: BLOCK, supply: GRAIN, price: DECIMAL});
const PARTS = list({owner: TEXT, percent: NUMBER});
const WHOLE = object({parts: list({who: ADDRESS, balance: NUMBER})});
const BALANCES = list({owner: TEXT, balance: NUMBER});

describe('The chart of an answer', () => {
  it.each<[string, SchemaNode, string]>([
    ['days', PRICES, ' by day day: price'],
    ['days in objects', object({data: object({a: PRICES})}), 'data.a by day day: price'],
    ['times', list({at: TIME, price: NUMBER}), ' by time at: price'],
    ['timestamps', list({timestamp: NUMBER, a: NUMBER}), ' by timestamp timestamp: a'],
    ['numeric strings', AMOUNTS, ' by block blockNumber: supply (grain), price'],
    ['percentages without amounts', PARTS, ': percent of owner, with undefined'],
    ['all parts of a whole', WHOLE, 'parts: shares of who in the sum of balance'],
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
    const components = {Node: {title: 'Node', route: '/schemas/node', node}};
    expect(createAnswerChart({ref: 'Node'}, components)?.rows).toEqual(['self', 'rows']);
  });
});
