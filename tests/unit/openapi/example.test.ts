import {describe, expect, it} from 'vitest';
import type {Referenced, SchemaObject} from '../../../src/openapi/document';
import {schemaExample} from '../../../src/openapi/example';
import {createReference} from '../../../src/openapi/reference';
import {describeSchemas, schemaRef} from './small-document';

/** Schemas that hold themselves, directly or in a circle. */
const RECURSIVE: Record<string, Referenced<SchemaObject>> = {
  Block: {
    type: 'object',
    properties: {hash: {type: 'string'}, parent: schemaRef('Block')},
  },
  Tree: {type: 'array', items: schemaRef('Tree')},
  Rows: {type: 'array', items: schemaRef('Columns')},
  Columns: {type: 'array', items: schemaRef('Rows')},
  Value: {oneOf: [schemaRef('Values'), {type: 'string'}]},
  Values: {type: 'array', items: schemaRef('Value')},
  Folder: {type: 'object', additionalProperties: schemaRef('Folder')},
};

describe('schemaExample', () => {
  it.each(Object.keys(RECURSIVE))(
    'comes to an end for the recursive schema %s.',
    (name) => {
      const document = describeSchemas(RECURSIVE);
      const example = JSON.stringify(
        schemaExample(document, schemaRef(name)).value ?? null,
      );
      expect(example.length).toBeLessThan(200);
    },
  );

  it('holds what a recursive schema has besides itself.', () => {
    expect(
      schemaExample(describeSchemas(RECURSIVE), schemaRef('Block')).value,
    ).toMatchObject({
      hash: 'string',
    });
  });
});

describe('createReference', () => {
  it('comes to an end for recursive schemas, and gives each a page.', () => {
    const {schemas} = createReference(describeSchemas(RECURSIVE));
    expect(schemas.map(({name}) => name)).toEqual(Object.keys(RECURSIVE));
  });
});
