import {beforeAll, describe, expect, it} from 'vitest';
import {readKaiaDocument} from './kaia-document';
import {growDocument, operationsOf} from './grow.mjs';
import type {OpenAPIDocument} from '../../src/openapi/document';
import {createReference} from '../../src/openapi/reference';
import type {Reference} from '../../src/reference/reference';
import {repairDocument} from '../../src/openapi/read-document';

const {document: real} = await readKaiaDocument();

async function validate(document: OpenAPIDocument): Promise<OpenAPIDocument> {
  const source = {kind: 'file' as const, path: 'grown.yaml'};
  return (await repairDocument(document, source, {isStrict: true})).document;
}

let grown: Reference;

beforeAll(async () => {
  grown = createReference(await validate(growDocument(real, 120)));
});

function duplicates(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

describe('growDocument', () => {
  it('creates a valid document with so many operations, with names, titles and pages of their own.', () => {
    const {operations, schemas} = grown;
    expect(operations).toHaveLength(120);
    for (const names of [
      operations.map(({id}) => id),
      operations.map(({title}) => title),
      operations.map(({slug}) => slug),
      operations.map(({method, path: place}) => `${method} ${place}`),
      schemas.map(({name}) => name),
      schemas.map(({title}) => title),
      schemas.map(({slug}) => slug),
    ]) {
      expect(duplicates(names.map((name) => name.toLowerCase()))).toEqual([]);
    }
  });

  it('adds schemas and groups with the operations.', () => {
    const before = createReference(real);
    const after = grown;
    const factor = 120 / before.operations.length;
    expect(after.schemas.length / before.schemas.length).toBeGreaterThan(0.9 * factor);
    expect(after.schemas.length / before.schemas.length).toBeLessThan(1.1 * factor);
    expect(after.groups.length).toBeGreaterThan(before.groups.length);
    expect(after.errorCodes).toEqual(before.errorCodes);
    expect(after.firstOperation.id).toBe(before.firstOperation.id);
  });

  it('makes copies reference copied schemas and mention copied operations.', () => {
    const {paths, components} = growDocument(real, 2 * operationsOf(real).length);
    const path = '/api/v1/accounts/{accountAddress}';
    const copy = paths[`/set2${path}`]?.get;
    expect(copy).toMatchObject({
      operationId: 'getAccountSet2',
      summary: 'Get Account Set 2',
      tags: ['AccountSet2'],
      parameters: paths[path]?.get?.parameters,
    });
    expect(copy?.description).toContain(
      'Use Get Account Fungible Token Balances Set 2 for',
    );
    expect(JSON.stringify(copy?.responses?.['200'])).toContain(
      '"#/components/schemas/AccountViewSet2"',
    );
    expect(components?.schemas?.['AccountViewSet2']).toMatchObject({
      title: 'AccountView Set 2',
      properties: {account_key: expect.anything()},
    });
    expect(JSON.stringify(components?.schemas?.['AccountViewSet2'])).toContain(
      '"#/components/schemas/AccountKeyViewSet2"',
    );
  });

  it('does not change the original.', () => {
    const before = structuredClone(real);
    const document = growDocument(real, 120);
    expect(real).toEqual(before);
    expect(document).toMatchObject({
      paths: before.paths,
      components: {...before.components},
    });
    expect(growDocument(real, operationsOf(real).length)).toEqual(before);
  });

  it('throws for a count below the original.', () => {
    expect(() => growDocument(real, 1)).toThrow(
      'A document of 59 operations cannot grow to 1.',
    );
    expect(() => growDocument(real, 120.5)).toThrow(RangeError);
  });
});
