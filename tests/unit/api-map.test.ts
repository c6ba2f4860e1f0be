import {describe, expect, it} from 'vitest';
import {createApiMap, createMapList} from '#reference/pages/api-map';
import {printApiMap} from '#reference/site/openapi-docs/api-map-html';
import {KAIA} from '../fixtures/kaia-reference';

const ACCOUNT = 'Account address';
const BLOCK = 'Block number';
const CONTRACT = 'Contract address';
const NFT = 'NFT address';
const ITEM = 'NFT address + token ID';
const TOKEN = 'Token address';
const TRANSACTION = 'Transaction hash';

/** Judged from the paths, the parameters and the fields of the responses in the description. */
const RELATIONS: [slug: string, needs: string, gives: string[]][] = [
  ['get-account', ACCOUNT, [ACCOUNT, CONTRACT, TRANSACTION]],
  ['get-account-token-balances', ACCOUNT, [BLOCK, CONTRACT]],
  ['get-account-fungible-token-balances', ACCOUNT, [TOKEN]],
  ['get-account-non-fungible-token-balances-of-kip-37', ACCOUNT, [NFT, ITEM]],
  ['get-token-transfers', ACCOUNT, [ACCOUNT, BLOCK, TOKEN, TRANSACTION]],
  ['get-nft-transfers', ACCOUNT, [ACCOUNT, BLOCK, NFT, ITEM, TRANSACTION]],
  ['get-kaia-price', '', []],
  ['get-transactions', '', [ACCOUNT, BLOCK, TRANSACTION]],
  ['get-transactions-of-block', BLOCK, [ACCOUNT, TRANSACTION]],
  ['get-transaction', TRANSACTION, [ACCOUNT, BLOCK, CONTRACT]],
  ['get-contracts', CONTRACT, []],
  ['get-holders-of-fungible-token', TOKEN, [ACCOUNT]],
  ['get-nft-inventory-details', NFT, [ACCOUNT, ITEM]],
  ['get-nft-item', ITEM, [ACCOUNT]],
  ['refresh-nft-item', ITEM, []],
  ['get-top-stable-coin-accounts', 'Stablecoin symbol', [ACCOUNT]],
  ['get-swap-transaction', 'Swap type', [ACCOUNT, BLOCK, TOKEN, TRANSACTION]],
];

describe('The map of the Kaia API', () => {
  const map = createApiMap(KAIA);
  const relations = createMapList(map).values.flatMap(({label, calls}) =>
    calls.map(({route, gives}) => [route.split('/').at(-1), label, [...gives].sort()]),
  );

  it.each(RELATIONS)('shows what %s needs and gives.', (slug, needs, gives) => {
    expect(relations).toContainEqual([slug, needs, [...gives].sort()]);
  });

  it('says which values are others too: a token is a contract.', () => {
    const kinds = map?.nodes.map(({label, isAlso}) => [
      label,
      isAlso.map((other) => other.label),
    ]);
    expect(kinds?.filter(([, also]) => also?.length !== 0)).toEqual([
      [CONTRACT, [ACCOUNT]],
      [NFT, [CONTRACT, ACCOUNT]],
      [TOKEN, [CONTRACT, ACCOUNT]],
    ]);
  });

  it('has small HTML.', () => {
    expect(printApiMap(map ?? {nodes: []}).length).toBeLessThan(40_000);
  });
});
