import type {SharesChart} from '../../../value/answer-chart';
import type {Path} from '../../../value/answer-rows';
import {readAmount, type Amount} from './amount';
import type {Cell} from './rows';

export interface Share {
  account: string;
  amount: Amount | undefined;
  /** In percent: as received, or computed and rounded to two digits. */
  percentage: string;
  /** Length of the bar, in percent of the longest one. */
  length: number;
}

/** Returns the columns that {@link createShares} expects. */
export function sharesColumns({account, percentage, amount}: SharesChart): Path[] {
  return [account, percentage ?? [], amount?.path ?? []];
}

/**
 * Returns the accounts with a share, in the order of the answer. Without percentages they are the
 * shares in the sum of all amounts, which must all be known.
 */
export function createShares(rows: readonly Cell[][], chart: SharesChart): Share[] {
  const read = rows.map(([account, percentage = '', amount = '']) => ({
    account,
    amount: chart.amount && readAmount(amount, chart.amount.unit),
    percentage: readAmount(percentage, undefined),
  }));
  const sum = read.reduce((total, {amount}) => total + partOf(amount), 0);
  const shares = read.flatMap(({account, amount, percentage}) => {
    const part =
      chart.percentage === undefined ? partOf(amount) / sum : percentage?.number;
    if (account === undefined || part === undefined || !(part >= 0)) {
      return [];
    }
    const text = percentage?.exact ?? (part * 100).toFixed(2);
    return [{account, amount, part, percentage: text}];
  });
  const isIncomplete = chart.percentage === undefined && shares.length < rows.length;
  const longest = Math.max(...[0].concat(shares.map(({part}) => part)));
  return isIncomplete || longest === 0
    ? []
    : shares.map(({part, ...share}) => ({...share, length: (part / longest) * 100}));
}

/** Returns NaN for amounts that are not parts of a whole. */
function partOf(amount: Amount | undefined): number {
  return amount !== undefined && amount.number >= 0 ? amount.number : NaN;
}
