import {describe, expect, it} from 'vitest';
import {createReference} from '../../openapi/reference';
import {createGeneratedFiles} from './generated-files';
import type {Reference} from '../../reference/reference';
import {createPetstore, describePetstore} from '@site/tests/fixtures/petstore';

function pagesOf(reference: Reference): string[] {
  return [...createGeneratedFiles(reference).keys()].filter((file) =>
    /\.(api|schema)\.mdx$/.test(file),
  );
}

describe('createGeneratedFiles', () => {
  it('contains a page per operation and one per schema.', () => {
    expect(pagesOf(createPetstore()).sort()).toEqual([
      'api/Other/health.api.mdx',
      'api/pet/add-pet.api.mdx',
      'api/pet/get-pet-by-id.api.mdx',
      'api/pet/search/list-pets.api.mdx',
      'api/store/get-inventory.api.mdx',
      'schemas/a-pet.schema.mdx',
      'schemas/cat.schema.mdx',
    ]);
  });

  it('contains no schema pages without schemas.', () => {
    const {components, ...document} = describePetstore();
    const {securitySchemes} = components ?? {};
    const {'/health': health} = document.paths;
    const reference = createReference({
      ...document,
      paths: health === undefined ? {} : {'/health': health},
      components: securitySchemes === undefined ? {} : {securitySchemes},
    });
    const files = [...createGeneratedFiles(reference).keys()];
    expect(files.filter((file) => !file.startsWith('api/'))).toEqual([]);
    expect(pagesOf(reference)).toEqual(['api/Other/health.api.mdx']);
  });
});
