import {describe, expect, it} from 'vitest';
import type {Check} from './check';
import {isGood, printReport} from './report';

function check(more: Partial<Check>): Check {
  return {
    name: 'getA',
    verdict: 'held',
    ms: 5,
    differences: [],
    numbersAsText: 0,
    ...more,
  };
}

const checks = [
  check({status: 200, numbersAsText: 2}),
  check({
    name: 'getB',
    verdict: 'different',
    status: 200,
    differences: [
      {pointer: '/results/0/x', text: 'is missing'},
      {pointer: '/results/1/x', text: 'is missing'},
      {pointer: '/results/1/y', text: 'is missing'},
      {pointer: '', text: 'has \u001b[31mcolours'},
    ],
  }),
  check({name: 'm/a', verdict: 'failed', note: 'the connection failed'}),
];

describe('printReport', () => {
  it('has a row for each check, its differences with their places, and totals.', () => {
    expect(printReport('mainnet', {checks}).split('\n')).toEqual([
      '| name | result | status | differences | numbers as text | ms | note |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      '| getA | held | 200 | 0 | 2 | 5 |  |',
      '| getB | different | 200 | 4 | 0 | 5 |  |',
      '| m/a | failed |  | 0 | 0 | 5 | the connection failed |',
      '',
      'getB:',
      '  /results/0/x is missing (and 1 alike)',
      '  /results/1/y is missing',
      '  The answer has \\u001b[31mcolours',
      '',
      'Checked on mainnet: 1 held, 0 empty, 0 not found, 0 skipped, 1 different, 1 failed; 2 numbers as text.',
    ]);
  });

  it('says why a run ended early.', () => {
    const ended = {reason: 'the limit of requests a day is reached', left: 12};
    expect(printReport('mainnet', {checks, ended}).split('\n').at(-1)).toBe(
      'The run ended at m/a: the limit of requests a day is reached. Requests not sent: 12.',
    );
  });
});

describe('isGood', () => {
  it('allows answers that say nothing, but none that differ or fail.', () => {
    const of = (verdict: Check['verdict']) =>
      isGood({checks: [check({}), check({verdict})]});
    expect([of('held'), of('empty'), of('not found')]).toEqual([true, true, true]);
    expect([of('different'), of('failed')]).toEqual([false, false]);
  });
});
