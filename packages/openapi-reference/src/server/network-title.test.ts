import {expect, it} from 'vitest';
import {networkTitle} from './network-title';

it('The choice of networks has their name, that of other servers is a choice of servers.', () => {
  expect(networkTitle([{id: 'mainnet'}, {id: 'testnet'}])).toBe('Network');
  expect(networkTitle([{id: 'https://api.example.com'}])).toBe('Server');
});
