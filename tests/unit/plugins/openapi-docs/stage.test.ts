import {readdir} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {describe, expect, it, vi} from 'vitest';
import {createReference} from '../../../../src/openapi/reference';
import {stagePages} from '../../../../src/plugins/openapi-docs/stage';
import {createPetstore, describePetstore} from './petstore';

async function stagingFolders(): Promise<string[]> {
  const names = await readdir(tmpdir());
  return names.filter((name) => /^openapi-docs-(?!test-)/.test(name));
}

describe('stagePages', () => {
  it('lets the plugin write a page for each operation, its copies under plans, and each schema.', async () => {
    const pages = await stagePages(createPetstore());
    expect([...pages.keys()]).toEqual([
      'api/Other/health.api.mdx',
      'api/pet/add-pet.api.mdx',
      'api/pet/get-pet-by-id.api.mdx',
      'api/pet/search/list-pets.api.mdx',
      'api/store/get-inventory.api.mdx',
      'plans/Basic/Endpoints/pet/search/list-pets.api.mdx',
      'plans/Basic/Endpoints/store/get-inventory.api.mdx',
      'plans/Gold/Endpoints/pet/add-pet.api.mdx',
      'schemas/a-pet.schema.mdx',
      'schemas/cat.schema.mdx',
    ]);
  });

  it('adds nothing to a page and takes nothing from it.', async () => {
    const pages = await stagePages(createPetstore());
    const page = pages.get('api/pet/add-pet.api.mdx') ?? '';
    expect(page).toMatch(/^---\n# Generated /);
    expect(page).toContain(`title: "Add \\"a\\" pet: --- 'quoted' # not a comment"`);
    expect(page).toMatch(/<OperationPage \{\.\.\.data\} \/>\n$/);
  });

  it('gives schemas a page that are named like inherited members.', async () => {
    const description = describePetstore();
    const schemas = {constructor: {}, hasOwnProperty: {}, toString: {}};
    const reference = createReference({
      ...description,
      components: {schemas},
      paths: {
        '/a': {get: {operationId: 'getA', responses: {200: {description: 'OK'}}}},
      },
    });
    expect([...(await stagePages(reference)).keys()]).toEqual([
      'api/Other/get-a.api.mdx',
      'schemas/constructor.schema.mdx',
      'schemas/hasownproperty.schema.mdx',
      'schemas/tostring.schema.mdx',
    ]);
  });

  it('works for a description without schemas or plans.', async () => {
    const {components, ...description} = describePetstore();
    const {securitySchemes} = components ?? {};
    const [health] = Object.entries(description.paths).filter(
      ([path]) => path === '/health',
    );
    const paths = Object.fromEntries(health === undefined ? [] : [health]);
    const reference = createReference({
      ...description,
      paths,
      components: {...(securitySchemes === undefined ? {} : {securitySchemes})},
      'x-plans': [],
    });
    const pages = await stagePages(reference);
    expect([...pages.keys()]).toEqual(['api/Other/health.api.mdx']);
  });

  it('says nothing on the terminal and leaves no folder behind, also when it fails.', async () => {
    const log = vi.spyOn(console, 'log');
    const error = vi.spyOn(console, 'error');
    const before = await stagingFolders();
    await stagePages(createPetstore());
    const broken = createPetstore();
    const [operation] = broken.operations;
    Object.assign(operation ?? {}, {slug: undefined, method: undefined});
    await expect(stagePages(broken)).rejects.toThrow();
    expect(await stagingFolders()).toEqual(before);
    expect(log).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});
