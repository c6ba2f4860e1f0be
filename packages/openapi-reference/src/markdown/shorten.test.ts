import {expect, it} from 'vitest';
import {heading, item, list, paragraph} from './nodes';
import {shorten} from './shorten';

const LONG = 'word '.repeat(20);

it('A list is left out if only one of its items fits.', () => {
  const before = [heading(1, 'A'), paragraph('B')];
  const items = Array.from({length: 3}, () => item(paragraph(LONG)));
  expect(shorten([...before, list(items)], 150)).toEqual(before);
  expect(shorten([...before, list(items)], 250)).toEqual([
    ...before,
    list(items.slice(0, 2)),
  ]);
});
