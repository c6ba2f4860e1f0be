import {describe, expect, it} from 'vitest';
import {isSameJson} from './json';

describe('isSameJson', () => {
  it.each([
    ['the order of keys', '{"a":1,"b":2}', '{"b":2,"a":1}'],
    ['spaces and line breaks', '[1,{"a":"b"}]', '[\n  1,\n  {"a": "b"}\n]\n'],
    ['how a character is escaped', '"\\u00e9"', '"é"'],
    ['how a fraction is written', '[1.50, 1e3]', '[1.5, 1000.0]'],
  ])('ignores %s.', (_, left, right) => {
    expect(isSameJson(left, right)).toBe(true);
  });

  it.each([
    ['integers over 2^53', '[9007199254740993]', '[9007199254740992]'],
    ['integers of 20 digits', '[25500000000000000001]', '[25500000000000000000]'],
    ['an integer in exponent form', '[25500000000000000001]', '[2.55e19]'],
    ['a number and a string', '[1]', '["1"]'],
    ['a number and a string that names it', '[1]', '["number 1"]'],
    ['strings with digits', '["1 2"]', '["1 3"]'],
    ['the order of a list', '[1,2]', '[2,1]'],
    ['a missing key', '{"a":1}', '{"a":1,"b":2}'],
  ])('distinguishes %s.', (_, left, right) => {
    expect(isSameJson(left, right)).toBe(false);
  });

  it.each(['', '{', "{'a': 1}", '01', '{"a":1}{"a":1}'])(
    'returns false for %j, which is not JSON.',
    (text) => {
      expect(isSameJson(text, text)).toBe(false);
    },
  );
});
