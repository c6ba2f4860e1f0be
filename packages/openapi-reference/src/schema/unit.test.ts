import {expect, it} from 'vitest';
import {convertAmount, smallestAmount, unitPaths} from './unit';
import {table} from '@site/tests/fixtures/table';

const GRAIN = {smallest: 'grain', name: 'TON', decimals: 18};

it.each(table`
  1000000000000000000             | 1
  25000000000                     | 0.000000025
  1                               | 0.000000000000000001
  0                               | 0
  -1500000000000000000            | -1.5
  123456789012345678901234567890  | 123456789012.34567890123456789
  0x5d21dba00                     | 0.000000025
`)('%s grains are %s TON.', (grains, tons) => {
  expect(convertAmount(grains, GRAIN)).toBe(tons);
});

it.each([
  ['1234', 0, '1234'],
  ['1234', 2, '12.34'],
  ['5', 2, '0.05'],
])('%s with %i decimals is %s.', (text, decimals, amount) => {
  expect(convertAmount(text, {...GRAIN, decimals})).toBe(amount);
});

it.each(['2.5e-8', '1.5', '', 'ton', '0x'])('%j is no amount in grains.', (text) => {
  expect(convertAmount(text, GRAIN)).toBeUndefined();
});

it.each(table`
  1.5                                | 1500000000000000000
  -0.000000000000000001              | -1
  123456789012.345678901234567890    | 123456789012345678901234567890
  1520.75                            | 1520750000000000000000
`)('%s TON are %s grains.', (tons, grains) => {
  expect(smallestAmount(tons, GRAIN)).toBe(grains);
});

it.each(['7', '2.5e-8', '0.0000000000000000001', '1.', '.5', 'ton'])(
  '%j is no amount in TON.',
  (text) => {
    expect(smallestAmount(text, GRAIN)).toBeUndefined();
  },
);

it('Amounts are found in arrays and recursive schemas.', () => {
  const items = {items: {ref: 'Call'}};
  const properties = [
    {name: 'price', required: true, node: {unit: GRAIN}},
    {name: 'calls', required: true, node: items},
    {name: 'size', required: true, node: {types: ['integer']}},
  ];
  const components = {Call: {title: 'Call', route: '/schemas/call', node: {properties}}};
  const page = {properties: [{name: 'results', required: true, node: items}]};
  expect([...unitPaths(page, components)]).toEqual([['results.price', GRAIN]]);
});
