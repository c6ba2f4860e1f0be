import {expect, it} from 'vitest';
import type {List, RootContent} from 'mdast';
import {shorten} from './shorten';

const LONG = 'word '.repeat(20);

it('A list is left out if only one of its items fits.', () => {
  const paragraph = (value: string) => ({
    type: 'paragraph' as const,
    children: [{type: 'text' as const, value}],
  });
  const list = (children: List['children']): List => ({type: 'list', children});
  const before: RootContent[] = [
    {...paragraph('A'), type: 'heading', depth: 1},
    paragraph('B'),
  ];
  const items = Array.from({length: 3}, (): List['children'][0] => ({
    type: 'listItem',
    children: [paragraph(LONG)],
  }));
  expect(shorten([...before, list(items)], 150)).toEqual(before);
  expect(shorten([...before, list(items)], 250)).toEqual([
    ...before,
    list(items.slice(0, 2)),
  ]);
});
