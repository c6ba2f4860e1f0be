import {describe, expect, it} from 'vitest';
import {search} from '#search/search/query';
import {createReferenceDocuments} from '#search/search/reference-documents';
import {KAIA} from '@site/tests/fixtures/kaia-reference';
import {indexOf, page} from '@site/tests/fixtures/search-documents';
import {table} from '@site/tests/fixtures/table';
import {REFERENCE_SEARCH} from './search';

describe('The documents of the Kaia reference', () => {
  const {documents, pasteTargets, networks} = createReferenceDocuments(
    KAIA,
    REFERENCE_SEARCH,
  );

  it('find an endpoint by its plan.', () => {
    const block = documents.find(
      ({sectionRoute}) => sectionRoute === '/api/Block/get-block',
    );
    expect(block?.tags.slice(2)).toEqual(['getBlock', 'FREE']);
  });

  it.each(table`
    address | get-account get-account-fungible-token-balances get-account-transactions get-token-transfers get-nft-transfers get-contract
    hash    | get-transaction get-fungible-token-transfers-of-transaction get-internal-transactions-of-transaction get-transaction-receipt-status
    block   | get-block get-transactions-of-block
  `)('suggest preferred endpoints for a pasted %s first: %s.', (kind, pages = '') => {
    const targets = pasteTargets[kind as keyof typeof pasteTargets];
    const names = targets.map(({route}) => route.split('/').at(-1));
    expect(names.slice(0, pages.split(' ').length).join(' ')).toBe(pages);
  });

  it('know the networks of the hosts of the API and of its explorers.', () => {
    expect(networks).toEqual({
      'mainnet-oapi.kaiascan.io': 'mainnet',
      'kairos-oapi.kaiascan.io': 'kairos',
      'kaiascan.io': 'mainnet',
      'kairos.kaiascan.io': 'kairos',
    });
  });
});

describe('NFT, KIP-17, KIP-37 and non fungible token', () => {
  const endpoint = (route: string, title: string) =>
    page(route, title, {kind: 'endpoint', tags: ['GET', '/v1', '']});
  const index = indexOf(
    endpoint('/a', 'Get NFT Holders'),
    endpoint('/b', 'Get Holders Of Non Fungible Token'),
    endpoint('/c', 'Get Holders Of KIP-17'),
    endpoint('/d', 'Get Holders Of KIP-37'),
    endpoint('/e', 'Get Holders Of Fungible Token'),
    endpoint('/f', 'Get KIP-7'),
  );
  const routesOf = (query: string): string[] =>
    search([index], query, 100).hits.map(({document}) => document.sectionRoute);

  it.each([
    ...['NFT', 'nfts', 'KIP-17', 'kip17', 'KIP 37', 'kip37'],
    ...['non fungible token', 'Non-Fungible Tokens'],
  ])('are equivalent: %s finds all of them.', (name) => {
    for (const query of [name, `${name} holders`]) {
      expect(new Set(routesOf(query).slice(0, 4))).toEqual(
        new Set(['/a', '/b', '/c', '/d']),
      );
    }
  });

  it.each(table`
    kip-17 holders              | /c
    kip-37 holders              | /d
    nft holders                 | /a
    non fungible token holders  | /b
  `)('in the query rank first: %s.', (query, route) => {
    expect(routesOf(query)[0]).toBe(route);
  });
});
