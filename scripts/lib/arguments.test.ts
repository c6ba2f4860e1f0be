import {expect, it} from 'vitest';
import {readOptions as readChangelog} from './changelog/options';
import {readOptions as readVerify} from './verify/options';

const TODAY = '2026-11-22';

it('The options of api:verify have defaults, and all are read.', () => {
  expect(readVerify([])).toEqual({rate: 2, isWriting: false});
  const args = ['--network=kairos', '--only', 'getA, b/c', '--rate', '0.5', '--write'];
  expect(readVerify(args)).toEqual({
    network: 'kairos',
    only: ['getA', 'b/c'],
    rate: 0.5,
    isWriting: true,
  });
});

it('The options of api:changelog have defaults, and all are read.', () => {
  expect(readChangelog(['HEAD'], TODAY)).toEqual({
    before: 'HEAD',
    date: TODAY,
    kind: 'knowledge',
    isOverlaid: false,
  });
  const args = ['a.yaml', 'b.yaml', '--date=2026-01-31', '--kind', 'api', '--overlays'];
  expect(readChangelog(args, TODAY)).toEqual({
    before: 'a.yaml',
    after: 'b.yaml',
    date: '2026-01-31',
    kind: 'api',
    isOverlaid: true,
  });
});

it.each([
  [['--networks', 'kairos'], "Unknown option '--networks'. Usage: npm run api:verify"],
  [['--write=yes'], "Option '--write' does not take an argument. Usage: "],
  [['--only'], "Option '--only <value>' argument missing. Usage: "],
  [['kairos'], "Unexpected argument 'kairos'. Usage: "],
  ...['fast', '0', '-1', 'Infinity'].map((rate): [string[], string] => [
    [`--rate=${rate}`],
    `--rate is "${rate}": set it to the number of requests a second`,
  ]),
])('api:verify rejects %j with one sentence.', (args, message) => {
  expect(() => readVerify(args)).toThrow(message);
});

it.each([
  [[], 'There is no description to compare with. Usage: npm run api:changelog'],
  [['a', 'b', 'c'], 'c is one description too many. Usage: '],
  [['a', '--date', '2026-02-30'], '--date is "2026-02-30", not a date such as'],
  [['a', '--kind', 'news'], '--kind is "news", not one of api, knowledge. Usage: '],
  [['a', '--dates=x'], "Unknown option '--dates'. Usage: "],
])('api:changelog rejects %j with one sentence.', (args, message) => {
  expect(() => readChangelog(args, TODAY)).toThrow(message);
});
