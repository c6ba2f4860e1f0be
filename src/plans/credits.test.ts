import {expect, it} from 'vitest';
import {createCredits} from './credits';
import {createPetstore} from '@site/tests/fixtures/petstore';

it('Credits name every operation, and null where the cost is not known.', () => {
  const {operations} = createCredits(createPetstore());
  expect(operations.map(({path, plan, credits}) => [path, plan, credits])).toEqual([
    ['/pets', 'Basic', null],
    ['/pets', 'Gold', 5],
    ['/pets/{petId}', null, null],
    ['/store/inventory', 'Basic', null],
    ['/health', null, null],
  ]);
});
