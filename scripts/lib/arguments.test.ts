import {expect, it} from 'vitest';
import {readChangelogOptions, readVerifyOptions} from './arguments';

const TODAY = '2026-11-22';

const ALL = ['--network=kairos', '--only', 'getA, b/c', '--rate', '0.5', '--write'];

it.each([
  [[], {network: undefined, only: undefined, rate: 2, isWriting: false}],
  [ALL, {network: 'kairos', only: ['getA', 'b/c'], rate: 0.5, isWriting: true}],
])('The options of a verification are read: %j.', (args, options) => {
  expect(readVerifyOptions(args)).toEqual(options);
});

it.each([
  [
    'a',
    {before: 'a', after: undefined, date: TODAY, kind: 'knowledge', isOverlaid: false},
  ],
  [
    'a b --date=2026-01-31 --kind api --overlays',
    {before: 'a', after: 'b', date: '2026-01-31', kind: 'api', isOverlaid: true},
  ],
])('The options of a changelog are read: "%s".', (args, options) => {
  expect(readChangelogOptions(args.split(' '), TODAY)).toEqual(options);
});

it.each([
  [readVerifyOptions, '--networks kairos', "Unknown option '--networks'. Usage: npm run"],
  [readVerifyOptions, '--write=yes', "Option '--write' does not take an argument. Usage"],
  [readVerifyOptions, '--only', "Option '--only <value>' argument missing. Usage: "],
  [readVerifyOptions, 'kairos', "Unexpected argument 'kairos'. Usage: "],
  ...['fast', '0', '-1', 'Infinity'].map(
    (rate) =>
      [readVerifyOptions, `--rate=${rate}`, `--rate is "${rate}": set it to a`] as const,
  ),
  [readChangelogOptions, '', 'There is no description to compare with. Usage: npm run'],
  [readChangelogOptions, 'a b c', "Unexpected argument 'c'. Usage: "],
  [
    readChangelogOptions,
    'a --date 2026-02-30',
    '--date is "2026-02-30", not a date such',
  ],
  [readChangelogOptions, 'a --kind news', '--kind is "news", not one of api, knowledge.'],
  [readChangelogOptions, 'a --dates=x', "Unknown option '--dates'. Usage: "],
] as const)('%o rejects the arguments "%s" with one sentence.', (read, args, message) => {
  expect(() => read(args.split(' ').filter(Boolean), TODAY)).toThrow(message);
});
