import {expect, it} from 'vitest';
import {createCredits} from './credits';
import {TERMS_EXTENSIONS} from './terms';
import {createPetstore} from '@site/tests/fixtures/petstore';

it('Credits name every operation, and null where the cost is not known.', () => {
  const {operations} = createCredits(createPetstore({extensions: TERMS_EXTENSIONS}));
  expect(operations.map(({path, plan, credits}) => [path, plan, credits])).toEqual([
    ['/pets', 'Basic', null],
    ['/pets', 'Gold', 5],
    ['/pets/{petId}', null, null],
    ['/store/inventory', 'Basic', null],
    ['/health', null, null],
  ]);
});
