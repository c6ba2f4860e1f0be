import {describe, expect, it} from 'vitest';
import type {Referenced, SchemaObject} from './document';
import {schemaExample} from './example';
import {describeSchemas, schemaRef} from '@site/tests/fixtures/small-document';

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

describe('An example of a schema with a discriminator', () => {
  const petType = {type: 'string'} as const;
  const pet = (name: string): SchemaObject => ({
    allOf: [schemaRef('Pet'), {type: 'object', properties: {[name]: {type: 'boolean'}}}],
  });
  const document = describeSchemas({
    Pet: {
      type: 'object',
      properties: {petType},
      discriminator: {
        propertyName: 'petType',
        mapping: {cat: '#/components/schemas/Cat', dog: 'Dog'},
      },
    },
    Cat: pet('purrs'),
    Dog: pet('barks'),
    One: {type: 'object', properties: {petType, one: {type: 'string'}}},
    Two: {type: 'object', properties: {petType: {const: 'own'}}},
  });
  const exampleOf = (schema: Referenced<SchemaObject>): unknown =>
    schemaExample(document, schema).value;

  it('has the first value of the mapping.', () => {
    expect(exampleOf(schemaRef('Pet'))).toEqual({petType: 'cat'});
  });

  it('has the value that chooses the schema.', () => {
    expect(exampleOf(schemaRef('Dog'))).toEqual({petType: 'dog', barks: true});
  });

  it('has the value that chooses the alternative, unless that has one itself.', () => {
    const discriminator = {propertyName: 'petType', mapping: {first: 'One'}};
    const oneOf = [schemaRef('One'), schemaRef('Two')];
    expect(exampleOf({oneOf, discriminator})).toEqual({petType: 'first', one: 'string'});
    expect(exampleOf({oneOf: [...oneOf].reverse(), discriminator})).toEqual({
      petType: 'own',
    });
  });

  it('has no value for a field that the schema lacks.', () => {
    const discriminator = {propertyName: '__proto__', mapping: {first: 'One'}};
    expect(exampleOf({oneOf: [schemaRef('One')], discriminator})).toEqual({
      petType: 'string',
      one: 'string',
    });
  });
});
