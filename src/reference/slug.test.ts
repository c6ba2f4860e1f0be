import {describe, expect, it} from 'vitest';
import {groupSlug, operationSlug, schemaSlug} from './slug';

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
  ])('converts %s to %s.', (operationId, slug) => {
    expect(operationSlug(operationId)).toBe(slug);
  });
});

describe('schemaSlug', () => {
  it.each([
    ['TransactionView', 'transactionview'],
    ['Account Key', 'account-key'],
    ['Block List View', 'block-list-view'],
    ['ScopePageTokenBurnListView', 'scopepagetokenburnlistview'],
  ])('converts %s to %s.', (title, slug) => {
    expect(schemaSlug(title)).toBe(slug);
  });
});

describe('groupSlug', () => {
  it('is a single anchor for a nested tag.', () => {
    expect(groupSlug('Account/EventLog')).toBe('account-event-log');
  });
});
