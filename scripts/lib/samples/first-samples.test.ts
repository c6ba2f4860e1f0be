import {describe, expect, it} from 'vitest';
import {refusalOf} from './first-samples';
import {readKaiaDocument} from '../kaia-document';
import {createReference} from '../../../src/openapi/reference';

const {document} = await readKaiaDocument();

const {operations} = createReference(document);

function answer(url: string, method = 'GET', authorization = 'Bearer a-key'): string {
  const request = {url, method, headers: {authorization}};
  return refusalOf(request, operations, new Set(['7', '0xa', '0xb'])) ?? 'yes';
}

describe('The mock of the first samples', () => {
  it.each([
    '/api/v1/blocks/7',
    '/api/v1/blocks/latest',
    '/api/v1/blocks?page=1',
    '/api/v1/contracts?contractAddresses=0xa%2C0xb',
    '/api/v1/accounts/balances/historical?tokenType=KAIA&accountAddress=0xa',
  ])('answers %s.', (url) => {
    expect(answer(url)).toBe('yes');
  });

  it.each([
    ['/api/v1/blocks/8', 'No blockNumber is 8.'],
    ['/api/v1/blocks?page=2', 'No page is 2.'],
    ['/api/v1/blocks?other=1', 'No other is 1.'],
    ['/api/v1/contracts?contractAddresses=0xa,0xc', 'No contractAddresses is 0xa,0xc.'],
    ['/api/v1/nothing', 'There is no /api/v1/nothing.'],
  ])('refuses %s.', (url, reason) => {
    expect(answer(url)).toBe(reason);
  });

  it('refuses another method, and a request without the key.', () => {
    expect(answer('/api/v1/blocks/7', 'PUT')).toMatch(/^There is no/);
    expect(answer('/api/v1/blocks/7', 'GET', '')).toBe('The key is missing.');
  });
});
