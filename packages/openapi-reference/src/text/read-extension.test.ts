import {expect, it} from 'vitest';
import {unitExtension} from '../schema/read-unit';

const CENT = {smallest: 'cent', name: 'EUR', decimals: 2};

it('The unit of an amount can be unverified.', () => {
  expect(unitExtension({'x-unit': CENT})).toEqual(CENT);
  expect(unitExtension({'x-unit': {...CENT, verified: false}})).toEqual({
    ...CENT,
    isUnverified: true,
  });
});

it.each([
  undefined,
  'peb',
  {...CENT, smallest: undefined},
  {...CENT, name: 3},
  {...CENT, decimals: -1},
  {...CENT, decimals: 0.5},
  {...CENT, decimals: 1e9},
])('%j is no unit.', (value) => {
  expect(unitExtension({'x-unit': value})).toBeUndefined();
});
