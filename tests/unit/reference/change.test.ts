import {expect, it} from 'vitest';
import {type ChangeGroup, shownGroups} from '../../../src/reference/change';

function group(lines: number): ChangeGroup {
  return {
    changes: Array.from({length: lines}, () => ({
      type: 'changed',
      kind: 'knowledge',
      text: [],
    })),
  };
}

it.each([
  [[1, 2], 2],
  [[30, 1, 1], 1],
  [[10, 10, 10, 1], 3],
  [[200, 1], 1],
  [[], 0],
])('Of groups with %j lines, the first %i are shown at once.', (lines, count) => {
  const groups = lines.map(group);
  expect(shownGroups(groups)).toEqual([groups.slice(0, count), groups.slice(count)]);
});
