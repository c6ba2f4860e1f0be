import {expect, it} from 'vitest';
import {readAnswer} from '@site/tests/fixtures/chart-answer';

it('Rows keep all digits of numbers, and have decoded strings.', () => {
  const large = '123456789012345678901234567890';
  const answer = `{"a": {"b": [{"c": ${large}, "d": "x\\n\\"y"}, {"c": 2.50}]}}`;
  expect(readAnswer(answer, ['a', 'b'], [['c'], ['d']])).toEqual([
    [large, 'x\n"y'],
    ['2.50', undefined],
  ]);
});

it('Rows have values inside objects of the entries.', () => {
  const answer = '[{"x": [1, {"y": 9}], "h": {"y": 3}}]';
  expect(readAnswer(answer, [], [['h', 'y']])).toEqual([['3']]);
});

it('Rows have no value for null, booleans, objects, arrays and entries of another type.', () => {
  const answer = '[{"a": null}, {"a": true}, {"a": {}}, {"a": [1]}, 5, []]';
  expect(readAnswer(answer, [], [['a']])).toEqual(Array(6).fill([undefined]));
});

it.each(['{}', '{"rows": {}}', '{"rows": 3}', '[]', '5'])('%s has no rows.', (text) => {
  expect(readAnswer(text, ['rows'], [['a']])).toEqual([]);
});

it('Rows can have the names of prototypes.', () => {
  const answer = '{"__proto__": [{"constructor": 1}]}';
  expect(readAnswer(answer, ['__proto__'], [['constructor']])).toEqual([['1']]);
});
