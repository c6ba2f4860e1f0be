import {describe, expect, it} from 'vitest';
import {groupSlug, operationSlug, schemaSlug} from '../../../src/reference/slug';

describe('operationSlug', () => {
  it.each([
    ['getAccount', 'get-account'],
    ['getTop100KaiaAccounts', 'get-top-100-kaia-accounts'],
    ['refreshNftItem', 'refresh-nft-item'],
    [
      'getAccountNonFungibleTokenBalancesOfKip17',
      'get-account-non-fungible-token-balances-of-kip-17',
    ],
    ['list_pets', 'list-pets'],
    ['Pets.list', 'pets-list'],
  ])('makes the page name of %s %s.', (operationId, slug) => {
    expect(operationSlug(operationId)).toBe(slug);
  });
});

describe('schemaSlug', () => {
  it.each([
    ['TransactionView', 'transactionview'],
    ['Account Key', 'account-key'],
    ['Block List View', 'block-list-view'],
    ['ScopePageTokenBurnListView', 'scopepagetokenburnlistview'],
  ])('makes the page name of %s %s.', (title, slug) => {
    expect(schemaSlug(title)).toBe(slug);
  });
});

describe('groupSlug', () => {
  it('is an anchor of one word for a tag that nests.', () => {
    expect(groupSlug('Account/EventLog')).toBe('account-event-log');
  });
});
