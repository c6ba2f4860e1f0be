import {expect, it} from 'vitest';
import {
  createEndpoints,
  findEndpoints,
} from '@site/src/features/credit-estimate/lazy/endpoint';

const ENDPOINTS = createEndpoints(
  [
    {id: 'getBlock', title: 'Get Block', credits: 1},
    {id: 'getBlocks', title: 'Get Blocks'},
    {id: 'listPets', title: 'Pets', credits: -1},
    {id: 'findPets', title: 'Pets'},
  ],
  [{module: 'account', action: 'tokentx'}],
);

it('Endpoints with the same title have different names.', () => {
  expect(ENDPOINTS.map(({name}) => name)).toEqual([
    'Get Block',
    'Get Blocks',
    'Pets (listPets)',
    'Pets (findPets)',
    'tokentx (Etherscan-compatible)',
  ]);
});

it('Webhooks cannot be added.', () => {
  const operations = [{id: 'outage', title: 'Outage', isWebhook: true as const}];
  expect(createEndpoints(operations, [])).toEqual([]);
});

it('A figure that is no amount counts as not published.', () => {
  expect(ENDPOINTS.map(({credits}) => credits)).toEqual([
    1,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it.each([
  ['Get Block', ['getBlock']],
  [' get block ', ['getBlock']],
  ['getBlocks', ['getBlocks']],
  ['tokentx', ['account.tokentx']],
  ['block', ['getBlock', 'getBlocks']],
  ['nothing', []],
  ['', []],
])('The text "%s" finds %j.', (typed, ids) => {
  expect(findEndpoints(ENDPOINTS, typed).map(({id}) => id)).toEqual(ids);
});
