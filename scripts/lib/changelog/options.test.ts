import {describe, expect, it} from 'vitest';
import {readOptions} from './options';

const TODAY = '2026-11-22';

describe('readOptions', () => {
  it('has defaults.', () => {
    expect(readOptions(['HEAD'], TODAY)).toEqual({
      before: 'HEAD',
      date: TODAY,
      kind: 'knowledge',
      isOverlaid: false,
    });
  });

  it('reads all options.', () => {
    const args = ['a.yaml', 'b.yaml', '--date=2026-01-31', '--kind', 'api', '--overlays'];
    expect(readOptions(args, TODAY)).toEqual({
      before: 'a.yaml',
      after: 'b.yaml',
      date: '2026-01-31',
      kind: 'api',
      isOverlaid: true,
    });
  });

  it.each([
    [[], 'There is no description to compare with.'],
    [['a', 'b', 'c'], 'c is one description too many.'],
    [
      ['a', '--date', '2026-02-30'],
      '--date is "2026-02-30", not a date such as 2026-11-22.',
    ],
    [['a', '--kind', 'news'], '--kind is "news", not one of api, knowledge.'],
    [['a', '--dates=x'], "Unknown option '--dates'."],
    [['a', '--overlays=x'], "Option '--overlays' does not take an argument."],
  ])('rejects %j with one sentence and the usage.', (args, sentence) => {
    expect(() => readOptions(args, TODAY)).toThrow(
      `${sentence} Usage: npm run api:changelog`,
    );
  });
});
