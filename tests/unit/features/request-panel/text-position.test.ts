import {expect, it} from 'vitest';
import {textPosition} from '../../../../src/features/request-panel/lazy/text-position';

it.each([
  ['', 0, {line: 1, column: 1}],
  ['abc', 2, {line: 1, column: 3}],
  ['ab\ncd', 3, {line: 2, column: 1}],
  ['ab\n\ncd', 5, {line: 3, column: 2}],
  ['ab\n', 2, {line: 1, column: 3}],
])('The position in %j of the character %i.', (text, index, position) => {
  expect(textPosition(text, index)).toEqual(position);
});
