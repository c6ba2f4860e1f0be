import {describe, expect, it} from 'vitest';
import type {Referenced, SchemaObject} from '../../../src/openapi/document';
import {schemaExample} from '../../../src/openapi/example';
import {createReference} from '../../../src/openapi/reference';
import {describeSchemas, schemaRef} from './small-document';

/** Schemas that contain themselves, directly or in a cycle. */
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
  it.each(Object.keys(RECURSIVE))('terminates for the recursive schema %s.', (name) => {
    const document = describeSchemas(RECURSIVE);
    const example = JSON.stringify(
      schemaExample(document, schemaRef(name)).value ?? null,
    );
    expect(example.length).toBeLessThan(200);
  });

  it('contains the other fields of a recursive schema.', () => {
    expect(
      schemaExample(describeSchemas(RECURSIVE), schemaRef('Block')).value,
    ).toMatchObject({
      hash: 'string',
    });
  });
});

describe('createReference', () => {
  it('terminates for recursive schemas and creates a page for each.', () => {
    const {schemas} = createReference(describeSchemas(RECURSIVE));
    expect(schemas.map(({name}) => name)).toEqual(Object.keys(RECURSIVE));
  });
});
