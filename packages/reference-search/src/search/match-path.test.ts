import {expect, it} from 'vitest';
import {matchPath} from './match-path';
import {cells, table} from '@site/tests/fixtures/table';

const TEMPLATE = '/api/v1/blocks/{blockNumber}/transactions';

it.each(cells`
  /api/v1/blocks/{blockNumber}/transactions | api/v1/blocks/{blockNumber}/transactions/
  /API/v1/Blocks/{id}/transactions | /api/v1/blocks/188888888/transactions
  /api/v1/blocks/0x${'ab'.repeat(20)}/transactions | /api/v1/blocks/:blockNumber/transactions
  /api//v1/blocks/1/transactions?page=2#top
  https://api.example.com/api/v1/blocks/1/transactions?size=20
  http://localhost:4010/api/v1/blocks/{blockNumber}/transactions
`)('The whole path matches by 1: %s.', (typed) => {
  expect(matchPath(TEMPLATE, typed)).toBe(1);
});

it.each(table`
  /blocks              | 0.2
  blocks/transactions  | 0.4
  /blocks/{number}     | 0.4
  /api/v1/blocks/1     | 0.8
`)('The part %s matches by its share, %s.', (typed, share) => {
  expect(matchPath(TEMPLATE, typed)).toBeCloseTo(Number(share));
});

it.each([
  ...cells`
    /accounts | /transactions/blocks | /blocks/blocks | /block | /api/v2/blocks | /.*
    /api/v1/blocks/latest/transactions | /api/v1/blocks/1/transactions/2
    / | // | https://api.example.com | ?page=1
  `,
  '',
])('Other segments, another order and no path match by 0: "%s".', (typed) => {
  expect(matchPath(TEMPLATE, typed)).toBe(0);
});

it('A template can have no segments, and characters of regular expressions.', () => {
  expect(matchPath('', '')).toBe(0);
  expect(matchPath('/', '/blocks')).toBe(0);
  expect(matchPath('/a(b', '/a(b')).toBe(1);
});
