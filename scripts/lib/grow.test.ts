import {expect, it} from 'vitest';
import {readKaiaDocument} from './kaia-document';
import {growDocument} from './grow';
import {wholeDocument} from '#reference/document/whole-document';
import {createReference} from '#reference/pages/read-reference';
import {repairDocument} from '#reference/pages/read-document';

const {document: real} = await readKaiaDocument();

const PATH = '/api/v1/accounts/{accountAddress}';

it('A grown document is valid, has so many operations with names of their own, and keeps the original.', async () => {
  const before = structuredClone(real);
  const document = growDocument(real, 120);
  expect(real).toEqual(before);
  expect(document).toMatchObject({paths: before.paths, components: before.components});
  const source = {kind: 'file' as const, path: 'grown.yaml'};
  const grown = createReference(
    (await repairDocument(document, source, {isStrict: true})).document,
  );
  const {operations, schemas, groups} = createReference(before);
  expect(grown.operations).toHaveLength(120);
  expect(grown.schemas.length / schemas.length).toBeCloseTo(120 / operations.length, 0);
  expect(grown.groups.length).toBeGreaterThan(groups.length);
  expect(grown.firstOperation.id).toBe(createReference(before).firstOperation.id);
  for (const names of [
    grown.operations.map(({id}) => id),
    grown.operations.map(({title}) => title),
    grown.operations.map(({slug}) => slug),
    grown.operations.map(({method, path}) => `${method} ${path}`),
    grown.schemas.map(({title}) => title),
    grown.schemas.map(({route}) => route),
  ]) {
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  }
});

it('Copies reference copied schemas and mention copied operations.', () => {
  const {paths, components} = wholeDocument(growDocument(real, 118));
  const copy = paths[`/set2${PATH}`]?.get;
  expect(copy).toMatchObject({
    operationId: 'getAccountSet2',
    summary: 'Get Account Set 2',
    tags: ['AccountSet2'],
    parameters: paths[PATH]?.get?.parameters,
  });
  expect(copy?.description).toContain(
    'Use Get Account Fungible Token Balances Set 2 for',
  );
  expect(JSON.stringify(copy?.responses?.['200'])).toContain('schemas/AccountViewSet2"');
  const schema = components?.schemas?.['AccountViewSet2'];
  expect(schema).toMatchObject({title: 'AccountView Set 2'});
  expect(JSON.stringify(schema)).toContain('schemas/AccountKeyViewSet2"');
});

it.each([1, 120.5])('A document of 59 operations cannot grow to %d.', (count) => {
  expect(() => growDocument(real, count)).toThrow(
    `A document of 59 operations cannot grow to ${count}.`,
  );
});
