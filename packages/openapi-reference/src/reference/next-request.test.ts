import {expect, it} from 'vitest';
import {findNextRequests} from './next-request';
import {createValueLinks} from './value-link';
import {KAIA} from '@site/tests/fixtures/kaia-reference';

it('The next requests are those that fit the values of the answer best, each once.', () => {
  const [block] = KAIA.operations.filter(({id}) => id === 'getBlock');
  const links = createValueLinks(KAIA.operations, KAIA.components);
  expect(block && findNextRequests(block, links)).toEqual([
    {
      title: 'Get Account',
      route: '/api/Account/get-account',
      kind: 'address',
      paths: ['block_committee.block_proposer', 'block_committee.validators[]'],
    },
  ]);
  expect(block && findNextRequests(block, [])).toEqual([]);
});
