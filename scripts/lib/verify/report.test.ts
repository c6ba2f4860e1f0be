import {expect, it} from 'vitest';
import type {Check} from './check';
import {hideKey, readKey} from './key';
import {printReport} from './report';

const CHECK: Check = {
  name: 'getA',
  verdict: 'held',
  status: 200,
  ms: 5,
  differences: [],
  numbersAsText: 2,
};

it('A report has a row for each check, its differences with their places, totals, and why it ended.', () => {
  const missing = {text: 'is missing'};
  const differences = [
    {pointer: '/results/0/x', ...missing},
    {pointer: '/results/1/x', ...missing},
    {pointer: '/results/1/y', ...missing},
    {pointer: '', text: 'has \u001b[31mcolours'},
  ];
  const checks: Check[] = [
    CHECK,
    {...CHECK, name: 'getB', verdict: 'different', differences},
    {...CHECK, name: 'm/a', verdict: 'failed', note: 'the connection failed'},
  ];
  const ended = {reason: 'the limit of requests a day is reached', left: 12};
  expect(printReport('mainnet', {checks, ended}).split('\n')).toEqual([
    '| name | result | status | differences | numbers as text | ms | note |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    '| getA | held | 200 | 0 | 2 | 5 |  |',
    '| getB | different | 200 | 4 | 2 | 5 |  |',
    '| m/a | failed | 200 | 0 | 2 | 5 | the connection failed |',
    '',
    'getB:',
    '  /results/0/x is missing (and 1 alike)',
    '  /results/1/y is missing',
    '  The answer has \\u001b[31mcolours',
    '',
    'Checked on mainnet: 1 held, 0 empty, 0 not found, 0 skipped, 1 different, 1 failed; 6 numbers as text.',
    'The run ended at m/a: the limit of requests a day is reached. Requests not sent: 12.',
  ]);
});

it('The key is read without spaces, and one that no header can contain is not repeated.', () => {
  expect(readKey({KAIASCAN_API_KEY: ' a-key\n'})).toBe('a-key');
  expect(() => readKey({KAIASCAN_API_KEY: 'my\nsecret'})).toThrow(
    /^KAIASCAN_API_KEY contains a character that no API key has: (?!.*secret)/,
  );
});

it('The key is hidden wherever a text has it, also percent-encoded.', () => {
  const hidden = '[KAIASCAN_API_KEY]';
  expect(hideKey('a+b= a%2Bb%3D', 'a+b=')).toBe(`${hidden} ${hidden}`);
});
