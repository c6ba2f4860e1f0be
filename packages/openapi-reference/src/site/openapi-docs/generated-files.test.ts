import {expect, it} from 'vitest';
import {createGeneratedFiles} from './generated-files';
import {createPetstore} from '@site/tests/fixtures/petstore';

it('Each operation and each schema has a page.', () => {
  const files = [...createGeneratedFiles(createPetstore()).keys()];
  expect(files.filter((file) => /\.(api|schema)\.mdx$/.test(file)).sort()).toEqual([
    'api/Other/health.api.mdx',
    'api/pet/add-pet.api.mdx',
    'api/pet/get-pet-by-id.api.mdx',
    'api/pet/search/list-pets.api.mdx',
    'api/store/get-inventory.api.mdx',
    'schemas/a-pet.schema.mdx',
    'schemas/cat.schema.mdx',
  ]);
});
