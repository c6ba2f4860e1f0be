import {expect, it} from 'vitest';
import {cleanKey} from './credentials';

it.each([
  ...['a-key', '"a-key"', "'a-key'", '“a-key”', '‘Bearer a-key’', ' a-key ', 'a-key\r\n'],
  ...['a-\nkey', 'Bearer a-key', 'bearer  a-key', '"Bearer a-key"', 'Bearer "a-key"'],
  'Authorization: Bearer a-key',
])('The key in %j is read.', (text) => {
  expect(cleanKey(text, true)).toBe('a-key');
});

it('A scheme that the request does not add is kept.', () => {
  expect(cleanKey('"Bearer:a-key"', false)).toBe('Bearer:a-key');
});
