import {expect, it} from 'vitest';
import type {MediaTypeObject, ResponseObject} from '#reference/document/document';
import {describeOperation} from '@site/tests/fixtures/small-document';
import {addLastPages} from './last-pages';

const page = (rows: number[], total: number, current: number, last = false): object => ({
  results: rows,
  paging: {
    total_count: total,
    current_page: current,
    last,
    total_page: Math.ceil(total / 3),
  },
  property: {a: 1},
});

/** Returns the examples of an answer after those of last pages have been added. */
function examplesOf(media: MediaTypeObject): unknown {
  const response: ResponseObject = {content: {'application/json': media}};
  const document = describeOperation({responses: {200: response, 404: response}});
  addLastPages(document);
  return media;
}

it.each([
  ['first-page', 'The first page', page([1, 2, 3], 7, 1), [3], 7, 3],
  ['middle-page', 'A page in the middle', page([4, 5, 6], 9, 2), [4, 5, 6], 9, 3],
])('A list with one example has it as %s, and a last page.', (...row) => {
  const [name, summary, example, rows, total, last] = row;
  expect(examplesOf({example})).toEqual({
    examples: {
      [name]: {summary, value: example},
      'last-page': {
        summary: 'The last page, with rows of the other page',
        value: page(rows, total, last, true),
        'x-request': {page: last},
      },
    },
  });
});

it('A list with named examples keeps them, the first one first.', () => {
  const examples = {one: {value: page([1, 2, 3], 4, 1)}, two: {value: {}}};
  expect(examplesOf({examples})).toEqual({
    examples: {
      ...examples,
      'last-page': expect.objectContaining({value: page([3], 4, 2, true)}) as object,
    },
  });
});

it('A list whose example is its last page has it under that name.', () => {
  const example = page([1], 1, 1, true);
  expect(examplesOf({example})).toEqual({
    examples: {'last-page': {summary: 'The last page', value: example}},
  });
});

it.each([
  ['that has a last page', {examples: {a: {value: page([1], 2, 1)}, 'last-page': {}}}],
  ['that is no page', {example: {results: [], paging: {last: false}}}],
  ['without an example', {schema: {type: 'object'}}],
])('An answer %s stays as it is.', (_, media) => {
  expect(examplesOf(structuredClone(media))).toEqual(media);
});
