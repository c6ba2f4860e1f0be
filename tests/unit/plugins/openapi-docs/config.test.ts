import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  createFolderConfigs,
  type FolderConfig,
} from '../../../../src/plugins/openapi-docs/config';
import {createPetstore} from './petstore';

const DOCS_DIR = path.join(path.sep, 'docs');
const folders = createFolderConfigs(createPetstore(), DOCS_DIR);

function folderOf(...segments: string[]): FolderConfig {
  const outputDir = path.join(DOCS_DIR, ...segments);
  const folder = folders.find((entry) => entry.outputDir === outputDir);
  if (folder === undefined) {
    throw new Error(`There is no folder ${outputDir}.`);
  }
  return folder;
}

/** The operationIds of the part of the description that a folder is made from. */
function idsOf({part}: FolderConfig): string[] {
  return Object.values(part.paths).flatMap((pathItem) =>
    [pathItem.get, pathItem.post].flatMap((operation) => operation?.operationId ?? []),
  );
}

describe('createFolderConfigs', () => {
  it('has a folder a tag under api, one a tag of each plan, and one for the schemas.', () => {
    expect(folders.map(({outputDir}) => path.relative(DOCS_DIR, outputDir))).toEqual(
      [
        ['api', 'pet', 'search'],
        ['api', 'pet'],
        ['api', 'store'],
        ['api', 'Other'],
        ['plans', 'Basic', 'Endpoints', 'pet', 'search'],
        ['plans', 'Basic', 'Endpoints', 'store'],
        ['plans', 'Gold', 'Endpoints', 'pet'],
        [],
      ].map((segments) => path.join(...segments).replace(/^\.$/, '')),
    );
  });

  it('gives every folder an id of its own.', () => {
    expect(new Set(folders.map(({id}) => id)).size).toBe(folders.length);
  });

  it('puts each operation into the folder of its tag, and of its plan.', () => {
    expect(idsOf(folderOf('api', 'pet'))).toEqual(['add_pet', 'getPetById']);
    expect(idsOf(folderOf('api', 'Other'))).toEqual(['health']);
    expect(idsOf(folderOf('plans', 'Gold', 'Endpoints', 'pet'))).toEqual(['add_pet']);
  });

  it('hands the plugin no more than names.', () => {
    const {part} = folderOf('api', 'pet', 'search');
    expect(part.paths).toEqual({
      '/pets': {get: {operationId: 'listPets', summary: 'List pets', responses: {}}},
    });
    expect(folderOf().part).toMatchObject({
      paths: {},
      components: {schemas: {'schema-0': {title: 'A Pet'}, 'schema-1': {title: 'Cat'}}},
    });
  });

  it('makes the page of the operation or schema that the plugin asks for.', () => {
    const page = folderOf('api', 'pet').createApiPageMD({api: {operationId: 'add_pet'}});
    expect(page).toContain('id: "add-pet"');
    expect(folderOf().createSchemaPageMD({id: 'a-pet'})).toContain('title: "A Pet"');
  });

  it('ends with an error when the plugin asks for a page that there is none of.', () => {
    const {createApiPageMD, createSchemaPageMD} = folderOf('api', 'pet');
    expect(() => createApiPageMD({api: {operationId: 'constructor'}})).toThrow(
      'asked for a page of "constructor"',
    );
    expect(() => createApiPageMD({api: {}})).toThrow('asked for a page of ""');
    expect(() => createSchemaPageMD({id: 'a-pet'})).toThrow('unexpected kind');
    expect(() => folderOf().createApiPageMD({api: {operationId: 'add_pet'}})).toThrow(
      'unexpected kind',
    );
  });
});
