import {describe, expect, it} from 'vitest';
import {matchPath} from './match-path';

const TEMPLATE = '/api/v1/blocks/{blockNumber}/transactions';
const ADDRESS = `0x${'ab'.repeat(20)}`;

describe('matchPath', () => {
  it.each([
    '/api/v1/blocks/{blockNumber}/transactions',
    'api/v1/blocks/{blockNumber}/transactions/',
    '/API/v1/Blocks/{id}/transactions',
    '/api/v1/blocks/188888888/transactions',
    `/api/v1/blocks/${ADDRESS}/transactions`,
    '/api/v1/blocks/:blockNumber/transactions',
    '/api//v1/blocks/1/transactions?page=2#top',
    'https://mainnet-oapi.kaiascan.io/api/v1/blocks/1/transactions?size=20',
    'http://localhost:4010/api/v1/blocks/{blockNumber}/transactions',
  ])('is 1 for the whole path: %s.', (typed) => {
    expect(matchPath(TEMPLATE, typed)).toBe(1);
  });

  it.each([
    ['/blocks', 1 / 5],
    ['blocks/transactions', 2 / 5],
    ['/blocks/{number}', 2 / 5],
    ['/api/v1/blocks/1', 4 / 5],
  ])('is the fraction for a part: %s.', (typed, share) => {
    expect(matchPath(TEMPLATE, typed)).toBeCloseTo(share);
  });

  it.each([
    '/accounts',
    '/transactions/blocks',
    '/blocks/blocks',
    '/block',
    '/api/v1/blocks/latest/transactions',
    '/api/v1/blocks/1/transactions/2',
    '/api/v2/blocks',
  ])('is 0 if segments are missing or in another order: %s.', (typed) => {
    expect(matchPath(TEMPLATE, typed)).toBe(0);
  });

  it.each(['', '/', '//', 'https://mainnet-oapi.kaiascan.io', '?page=1'])(
    'is 0 for no path: "%s".',
    (typed) => {
      expect(matchPath(TEMPLATE, typed)).toBe(0);
    },
  );

  it('is 0 for a template without segments.', () => {
    expect(matchPath('', '')).toBe(0);
    expect(matchPath('/', '/blocks')).toBe(0);
  });

  it('accepts special characters of regular expressions.', () => {
    expect(matchPath('/a(b', '/a(b')).toBe(1);
    expect(matchPath(TEMPLATE, '/.*')).toBe(0);
  });
});
