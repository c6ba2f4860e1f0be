import {expect, it} from 'vitest';
import {createEndpoints, findEndpoints} from './endpoint';

const ENDPOINTS = createEndpoints(
  [
    {id: 'getBlock', title: 'Get Block', credits: 1},
    {id: 'getBlocks', title: 'Get Blocks'},
    {id: 'listPets', title: 'Pets', credits: -1},
    {id: 'findPets', title: 'Pets'},
    {id: 'outage', title: 'Outage', isWebhook: true},
  ],
  [{module: 'account', action: 'tokentx'}],
);

it('Endpoints have different names, figures that are amounts, and no webhooks.', () => {
  expect(ENDPOINTS.map(({name, credits}) => [name, credits])).toEqual([
    ['Get Block', 1],
    ['Get Blocks', undefined],
    ['Pets (listPets)', undefined],
    ['Pets (findPets)', undefined],
    ['tokentx (Etherscan-compatible)', undefined],
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
