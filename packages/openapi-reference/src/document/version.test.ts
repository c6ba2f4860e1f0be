import {expect, it} from 'vitest';
import {repairDocument} from '../pages/read-document';
import {createReference} from '../pages/read-reference';
import {describeApi, yaml} from '@site/tests/fixtures/small-document';

it.each(['3.0.0', '3.1.0'])(
  'A list of items by position is read in OpenAPI %s.',
  async (openapi) => {
    const components = yaml(
      'schemas: {List: {type: array, items: [{type: string}, {type: number}], additionalItems: {type: boolean}}}',
    );
    const {document, repairs} = await repairDocument(
      {...describeApi(), openapi, components},
      {kind: 'file', path: 'small.json'},
    );
    expect(repairs.map(({kind}) => kind).join()).toContain('it is read as prefixItems');
    expect(createReference(document).components['List']?.node.rules).toEqual([
      {keyword: 'prefixItems', name: '1', node: {types: ['string']}},
      {keyword: 'prefixItems', name: '2', node: {types: ['number']}},
      {keyword: 'items', node: {types: ['boolean']}},
    ]);
  },
);

it('A document of Swagger 2.0 is converted.', async () => {
  const {info, paths} = describeApi();
  const {document, repairs} = await repairDocument(
    {swagger: '2.0', info, paths, host: 'a.example', schemes: ['https']},
    {kind: 'file', path: 'small.json'},
  );
  expect(repairs).toEqual([
    {kind: 'the document is converted from Swagger 2.0', pointer: '#/swagger'},
  ]);
  expect(document).toMatchObject({
    openapi: expect.stringMatching(/^3\.0\./),
    servers: [{url: 'https://a.example'}],
    paths: {'/blocks': {get: {operationId: 'getBlocks'}}},
  });
});

it('Keywords of later versions are read in OpenAPI 3.0, as the report says.', async () => {
  const components = yaml(
    "schemas: {Map: {type: object, patternProperties: {'^a': {type: string}}, dependentRequired: {a1: [a2]}}}",
  );
  const {document, repairs} = await repairDocument(
    {...describeApi(), openapi: '3.0.3', components},
    {kind: 'file', path: 'small.json'},
  );
  expect(repairs.map(({kind}) => kind)).toEqual(
    ['patternProperties', 'dependentRequired'].map(
      (keyword) => `"${keyword}" in a schema is of OpenAPI 3.1; it is read all the same`,
    ),
  );
  expect(createReference(document).components['Map']?.node.rules).toEqual([
    {keyword: 'patternProperties', name: '^a', node: {types: ['string']}},
    {keyword: 'dependentRequired', name: 'a1', values: ['a2']},
  ]);
});
