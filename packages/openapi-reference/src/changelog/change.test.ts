import {expect, it} from 'vitest';
import {type ChangeGroup, shownGroups} from './change';

function group(lines: number, subjects: ChangeGroup['subjects'] = []): ChangeGroup {
  const change = {type: 'changed' as const, kind: 'knowledge' as const, text: ''};
  return {subjects, changes: Array.from({length: lines}, () => change)};
}

it.each([
  [[1, 2], 2],
  [[30, 1, 1], 1],
  [[10, 10, 10, 1], 3],
  [[200, 1], 1],
  [[], 0],
])('Of groups with %j lines, the first %i are shown at once.', (lines, count) => {
  const groups = lines.map((number) => group(number));
  expect(shownGroups(groups)).toEqual([groups.slice(0, count), groups.slice(count)]);
});

it('A change of several endpoints has a line for each of them.', () => {
  const shared = group(1, Array(30).fill({title: 'A'}) as ChangeGroup['subjects']);
  expect(shownGroups([shared, group(1)])).toEqual([[shared], [group(1)]]);
});
