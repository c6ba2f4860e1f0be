import {describe, expect, test} from 'vitest';
import {localTimeText, timeOfValue} from './AnswerValue';

const TIME = Date.UTC(2025, 0, 18, 2, 10, 5);

describe('A value', () => {
  test.each([
    ['datetime', '2025-01-18T02:10:05Z'],
    ['datetime', '2025-01-18T11:10:05.000+09:00'],
    ['block_timestamp', '1737166205'],
    ['timestamp', '1737166205000'],
  ])('%s %s is a time.', (name, text) => {
    expect(timeOfValue([name], text)).toBe(TIME);
  });

  test.each([
    ['block_id', '1737166205'],
    ['timestamp', '12'],
    ['timestamp', '0x678b0d7d'],
    ['datetime', '2025-01-18'],
    ['datetime', '2025-13-18T02:10:05Z'],
  ])('%s %s is none.', (name, text) => {
    expect(timeOfValue([name], text)).toBeUndefined();
  });
});

test.each([
  [0, 'now'],
  [-59_000, '59 seconds ago'],
  [-60_000, '1 minute ago'],
  [-3 * 3_600_000, '3 hours ago'],
  [2 * 86_400_000, 'in 2 days'],
  [-400 * 86_400_000, 'last year'],
])('A time of %i ms from now is "%s".', (distance, age) => {
  const text = localTimeText(TIME + distance, TIME, 'en');
  expect(text.endsWith(`, ${age}`)).toBe(true);
  expect(text).toMatch(/^[A-Z][a-z]{2} \d+, 202\d, \d+:\d\d:\d\d/);
});
