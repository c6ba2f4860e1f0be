import {describe, expect, it} from 'vitest';
import {createShares} from './shares';
import type {SharesChart} from '@site/src/reference/answer-chart';

const RECEIVED: SharesChart = {
  kind: 'shares',
  rows: [],
  account: ['address'],
  percentage: ['percentage'],
  amount: {path: ['amount']},
};
const {percentage: _, ...COMPUTED} = RECEIVED;

describe('Shares', () => {
  it('are shown as received, with bars relative to the largest.', () => {
    const rows = [
      ['0xa', '12', '712333106'],
      ['0xb', '3.99999999', '123456789012345678901234567890'],
      ['0xc', '0', undefined],
    ];
    const shares = createShares(rows, RECEIVED);
    expect(shares.map(({percentage}) => percentage)).toEqual(['12', '3.99999999', '0']);
    expect(shares.map(({length}) => Math.round(length))).toEqual([100, 33, 0]);
    expect(shares[1]?.amount?.exact).toBe('123456789012345678901234567890');
  });

  it('leave out entries without a percentage or an account.', () => {
    const rows = [
      ['0xa', '12', '1'],
      ['0xb', undefined, '1'],
      ['0xc', 'many', '1'],
      ['0xd', '-1', '1'],
      [undefined, '5', '1'],
    ];
    expect(createShares(rows, RECEIVED).map(({account}) => account)).toEqual(['0xa']);
  });

  it('are computed from amounts that are all parts of a whole.', () => {
    const rows = [
      ['0xa', undefined, '1.2'],
      ['0xb', undefined, '2.4'],
      ['0xc', undefined, '0'],
    ];
    expect(createShares(rows, COMPUTED).map(({percentage}) => percentage)).toEqual([
      '33.33',
      '66.67',
      '0.00',
    ]);
  });

  it.each([
    ['one amount is missing', ['1', undefined]],
    ['one amount is negative', ['1', '-1']],
    ['all amounts are zero', ['0', '0']],
  ])('are not computed if %s.', (_, amounts) => {
    const rows = amounts.map((amount) => ['0xa', undefined, amount]);
    expect(createShares(rows, COMPUTED)).toEqual([]);
  });
});
