import {expect, it} from 'vitest';
import {createShares} from './shares';
import type {SharesChart} from '../../../value/answer-chart';

const COMPUTED: SharesChart = {
  ...{kind: 'shares', rows: [], account: ['address'], amount: {path: ['amount']}},
};

it('Shares leave out entries without a percentage or an account, and keep all digits.', () => {
  const large = '123456789012345678901234567890';
  const rows = [
    ['0xa', '12', large],
    ['0xb', undefined, '1'],
    ['0xc', 'many', '1'],
    ['0xd', '-1', '1'],
    [undefined, '5', '1'],
  ];
  const shares = createShares(rows, {...COMPUTED, percentage: ['percentage']});
  expect(shares).toHaveLength(1);
  expect(shares[0]).toMatchObject({account: '0xa', amount: {exact: large}});
});

it.each<[string, (string | undefined)[], string[]]>([
  ['are computed from those of a whole', ['1.2', '2.4', '0'], ['33.33', '66.67', '0.00']],
  ['are not computed if one is missing', ['1', undefined], []],
  ['are not computed if one is negative', ['1', '-1'], []],
  ['are not computed if all are zero', ['0', '0'], []],
])('Shares of amounts %s.', (_, amounts, percentages) => {
  const rows = amounts.map((amount) => ['0xa', undefined, amount]);
  const shares = createShares(rows, COMPUTED);
  expect(shares.map(({percentage}) => percentage)).toEqual(percentages);
});
