import {expect, test} from 'vitest';
import {compareAnswers} from './differences';
import {parsedJson} from '@site/tests/fixtures/parsed-json';

test.each([
  ['{"a": 1, "b": [1, {"c": "x"}]}', '{"b": [1, {"c": "x"}], "a": 1}', [], 3],
  [
    '{"a": 9007199254740993}',
    '{"a": 9007199254740992}',
    ['a: 9007199254740993 | 9007199254740992'],
    0,
  ],
  ['{"a": 1}', '{"a": "1"}', ['a: 1 | "1"'], 0],
  ['{"a": [1, 2]}', '{"a": [1]}', ['a[1]: 2 | none'], 1],
  ['{"a": {}}', '{"a": {"b.c": null}}', ['a: {} | none', 'a["b.c"]: none | null'], 0],
  ['[{"id": 1}]', '[{"id": 2}]', ['[0].id: 1 | 2'], 0],
  ['1', '2', [': 1 | 2'], 0],
])('%s differs from %s in %j, and has %i equal values.', (one, other, expected, same) => {
  const found = compareAnswers(parsedJson(one), parsedJson(other));
  const texts = found.differences.map(
    (place) => `${place.path}: ${place.one ?? 'none'} | ${place.other ?? 'none'}`,
  );
  expect([texts, found.same]).toEqual([expected, same]);
});
