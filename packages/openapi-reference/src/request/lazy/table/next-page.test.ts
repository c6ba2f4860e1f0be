import {describe, expect, test} from 'vitest';
import type {Paging} from '../../../value/answer-list';
import {readListPage} from './list-page';
import {nextPage} from './next-page';
import {parsedJson} from '@site/tests/fixtures/parsed-json';

const LIST = {rows: ['items']};

/** Returns `value (left)` of the request after an answer. */
function after(paging: Partial<Paging>, answer: object, value?: string): string {
  const page = readListPage(parsedJson(JSON.stringify(answer)), LIST);
  if (page === undefined) {
    return 'no list';
  }
  const next = nextPage(
    {kind: 'page', parameter: 'page', first: 1, ...paging},
    page,
    value,
  );
  return next === undefined ? 'none' : `${next.value} (${next.left ?? '?'})`;
}

const items = [{id: 1}, {id: 2}];

describe('The next page', () => {
  test.each([
    [{last: ['last']}, {items, last: false}, undefined, '2 (?)'],
    [{last: ['last']}, {items, last: true}, '3', 'none'],
    [{more: ['has_more']}, {items, has_more: false}, '3', 'none'],
    [{pages: ['p', 'all']}, {items, p: {all: 4}}, undefined, '2 (3)'],
    [{pages: ['p', 'all']}, {items, p: {all: 4}}, '4', 'none'],
    [{first: 0, pages: ['all']}, {items, all: 4}, undefined, '1 (3)'],
    [{first: 0, pages: ['all']}, {items, all: 4}, '3', 'none'],
    [{total: ['total']}, {items, total: 5}, '2', '3 (1)'],
    [{}, {items}, '7', '8 (?)'],
    [{}, {items: []}, '7', 'none'],
    [{}, {items}, 'seven', 'none'],
    [{kind: 'offset', first: 0, total: ['total']}, {items, total: 5}, undefined, '2 (2)'],
    [{kind: 'offset', first: 0, total: ['total']}, {items, total: 5}, '4', 'none'],
    [{kind: 'cursor', next: ['next']}, {items, next: 'abc'}, undefined, 'abc (?)'],
    [{kind: 'cursor', next: ['next']}, {items, next: null}, 'abc', 'none'],
  ] as const)('of %j after %j at %s is %s.', (paging, answer, value, expected) => {
    expect(after(paging as Partial<Paging>, answer, value)).toBe(expected);
  });

  test('is not there after an answer that has no list.', () => {
    expect(after({}, {code: 'SOME_ERROR'})).toBe('no list');
    expect(after({}, {items: {}})).toBe('no list');
  });
});
