import {expect, it} from 'vitest';
import {groupSlug, operationSlug, schemaSlug} from './slug';
import {table} from '@site/tests/fixtures/table';

it.each(table`
  getAccount                                 | get-account
  getTop100MuseumRooms                       | get-top-100-museum-rooms
  getAccountNonFungibleTokenBalancesOfIso17  | get-account-non-fungible-token-balances-of-iso-17
  list_pets                                  | list-pets
  Pets.list                                  | pets-list
`)('The slug of the operation %s is %s.', (operationId, slug) => {
  expect(operationSlug(operationId)).toBe(slug);
});

it('The slug of a schema keeps its words, and that of a nested tag is one anchor.', () => {
  expect(schemaSlug('TransactionView')).toBe('transactionview');
  expect(schemaSlug('Block List View')).toBe('block-list-view');
  expect(groupSlug('Account/EventLog')).toBe('account-event-log');
});
