import {expect, it} from 'vitest';
import {secondsToWait} from './retry-after';
import {table} from '@site/tests/fixtures/table';

const NOW = Date.parse('2025-12-03T10:00:00.500Z');

it.each(table`
  12                                 | 12
  Wed, 03 Dec 2025 10:02:00 GMT      | 120
  Wednesday, 03-Dec-25 10:02:00 GMT  | 120
  Wed Dec  3 10:02:00 2025           | 120
  Wed Dec 31 10:00:00 2025           | 2419200
  Wed, 03 Dec 2025 10:00:01 GMT      | 1
`)('Retry-After: %s is %s seconds.', (value, seconds) => {
  expect(secondsToWait(value, NOW)).toBe(Number(seconds));
});

it.each(table`
  a time in the past          | Wed, 03 Dec 2025 10:00:00 GMT
  a year of the last century  | Sunday, 06-Nov-94 08:49:37 GMT
  now                         | 0
  a decimal number            | 1.5
  a negative number           | -3
  another date format         | 2025-12-03T10:02:00Z
  a day that does not exist   | Wed, 99 Dec 2025 10:02:00 GMT
  no month                    | Wednesday, 03-Foo-25 10:02:00 GMT
  words                       | in a while
  an empty value              |
`)('Retry-After with %s is not known: %j.', (_, value) => {
  expect(secondsToWait(value, NOW)).toBeUndefined();
});
