import {describe, expect, it} from 'vitest';
import {creditRows, type Order, orderAfterPress} from './rows';
import type {OperationEntry} from '@site/src/reference/reference-index';

const OPERATIONS = [
  {title: 'Get Swap', plan: 'PRO PLUS', credits: 10},
  {title: 'Get Block', plan: 'FREE', credits: 2},
  {title: 'Get Key'},
  {title: 'Get Blocks', plan: 'FREE'},
  {title: 'Get Account', plan: 'FREE', credits: 3},
] as OperationEntry[];

function titles(text: string, order?: Order): string[] {
  return creditRows(OPERATIONS, text, order).map(({title}) => title.slice(4));
}

describe('creditRows', () => {
  it('keeps the order of the description until the reader chooses one.', () => {
    expect(titles('')).toEqual(['Swap', 'Block', 'Key', 'Blocks', 'Account']);
  });

  it('finds all words of a text in titles and plans, in any case.', () => {
    expect(titles('FREE block')).toEqual(['Block', 'Blocks']);
    expect(titles(' pro plus ')).toEqual(['Swap']);
    expect(titles('nothing')).toEqual([]);
  });

  it('orders numbers by size and names by letter, both ways, with what is not known last.', () => {
    expect(titles('', {column: 'credits', descending: false})).toEqual([
      ...['Block', 'Account', 'Swap', 'Key', 'Blocks'],
    ]);
    expect(titles('', {column: 'credits', descending: true})).toEqual([
      ...['Swap', 'Account', 'Block', 'Key', 'Blocks'],
    ]);
    expect(titles('', {column: 'title', descending: true})).toEqual([
      ...['Swap', 'Key', 'Blocks', 'Block', 'Account'],
    ]);
    expect(titles('', {column: 'plan', descending: false}).at(-1)).toBe('Key');
  });

  it('leaves the given list as it is.', () => {
    const before = OPERATIONS.map(({title}) => title);
    titles('', {column: 'title', descending: false});
    expect(OPERATIONS.map(({title}) => title)).toEqual(before);
  });
});

describe('orderAfterPress', () => {
  it('is ascending for another column, and turns with each press on the same.', () => {
    const first = orderAfterPress({column: 'title', descending: true}, 'credits');
    expect(first).toEqual({column: 'credits', descending: false});
    const second = orderAfterPress(first, 'credits');
    expect(second).toEqual({column: 'credits', descending: true});
    expect(orderAfterPress(second, 'credits')).toEqual(first);
  });
});
