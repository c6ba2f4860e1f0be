import {describe, expect, it} from 'vitest';
import type {SchemaObject} from './document';
import {mergeSchemas} from './merge-schemas';
import {createSchemaComponents, createSchemaNode} from './schema';
import type {SchemaNode} from '@site/src/reference/schema';
import {describeSchemas, schemaRef} from '@site/tests/fixtures/small-document';
import {htmlOf} from '@site/tests/fixtures/text-html';
import {parseRichText} from './markdown';

function propertyOf(...parts: SchemaObject[]): SchemaNode | undefined {
  const allOf = parts.map((part) => ({properties: {it: part}}));
  return createSchemaNode(describeSchemas({}), {allOf}).properties?.[0]?.node;
}

describe('A discriminator', () => {
  it('is no rule where the alternatives tell all its values.', () => {
    const document = describeSchemas({One: {type: 'object'}, Two: {type: 'object'}});
    const rulesOf = (mapping: Record<string, string>) =>
      createSchemaNode(document, {
        oneOf: [schemaRef('One'), schemaRef('Two')],
        discriminator: {propertyName: 'kind', mapping},
      }).rules;
    expect(rulesOf({a: 'One', b: 'Two'})).toBeUndefined();
    expect(rulesOf({a: 'One', c: 'Three'})).toMatchObject([{keyword: 'discriminator'}]);
  });
});

describe('The same property in two parts of allOf', () => {
  it('has the narrower bounds of both.', () => {
    const merged = mergeSchemas(
      {minimum: 2, maxLength: 9, minItems: 1},
      {minimum: 5, maxLength: 7, exclusiveMaximum: true, maximum: 8},
    );
    expect(merged).toEqual({
      minimum: 5,
      maxLength: 7,
      minItems: 1,
      exclusiveMaximum: 8,
    });
  });

  it('has the values of both, and the constant of either.', () => {
    expect(propertyOf({enum: ['a', 'b', 'c']}, {enum: ['c', 'b']})?.enum).toEqual([
      {value: 'c'},
      {value: 'b'},
    ]);
    const node = propertyOf({const: 'a', description: 'Base.'}, {description: 'Own.'});
    expect(node).toEqual({enum: [{value: 'a'}], description: 'Own.'});
  });

  it('has the types of both.', () => {
    const types = (...lists: string[][]) =>
      propertyOf(...lists.map((type) => ({type})))?.types;
    expect(types(['string', 'null'], ['string'])).toEqual(['string']);
    expect(types(['number'], ['integer', 'null'])).toEqual(['integer']);
  });

  it('has the fields and required names of both, also in items.', () => {
    const node = propertyOf(
      {type: 'array', items: {properties: {a: {}}, required: ['a']}},
      {items: {properties: {b: {}}, required: ['b']}},
    );
    expect(node?.items?.properties).toEqual([
      {name: 'a', required: true, node: {}},
      {name: 'b', required: true, node: {}},
    ]);
  });

  it('has the texts of its inline parts too, each once, and not those of components.', () => {
    const document = describeSchemas({Lock: {type: 'object', description: 'A lock.'}});
    const lock = {
      description: 'The lock of the file.',
      allOf: [
        schemaRef('Lock'),
        {type: 'object', description: 'Stops others from changing it.'},
        {properties: {id: {}}, allOf: [{description: 'The lock of the file.'}]},
      ],
    } as const;
    const node = createSchemaNode(document, {properties: {lock}}).properties?.[0]?.node;
    expect(htmlOf(node?.description)).toBe(
      '<p>The lock of the file.</p><p>Stops others from changing it.</p>',
    );
    const wrapped = {
      allOf: [{description: 'Mine.'}, schemaRef('Lock')],
      description: 'Ours.',
    };
    expect(createSchemaNode(document, wrapped)).toEqual({
      ref: 'Lock',
      description: parseRichText('Ours.\n\nMine.'),
    });
  });

  it('keeps what one schema cannot say twice.', () => {
    expect(propertyOf({pattern: '^a'}, {pattern: 'z$'})).toEqual({
      constraints: [{keyword: 'pattern', value: 'z$'}],
      rules: [
        {
          keyword: 'allOf',
          node: {constraints: [{keyword: 'pattern', value: '^a'}]},
        },
      ],
    });
  });

  it('stays a reference if one component consists of the other.', () => {
    const schemas = {
      Base: {properties: {a: {type: 'string'}}},
      Own: {allOf: [schemaRef('Base')], properties: {b: {type: 'string'}}},
      First: {properties: {it: schemaRef('Base')}},
      Second: {allOf: [schemaRef('First'), {properties: {it: schemaRef('Own')}}]},
    };
    const {Second} = createSchemaComponents(describeSchemas(schemas));
    expect(Second?.node.properties?.[0]?.node).toEqual({ref: 'Own'});
  });

  it('ends where components contain each other.', () => {
    const schemas = {
      A: {properties: {child: schemaRef('A'), a: {type: 'string'}}},
      B: {
        allOf: [
          schemaRef('A'),
          {properties: {child: {...schemaRef('B'), minProperties: 1}}},
        ],
      },
    };
    const {B} = createSchemaComponents(describeSchemas(schemas));
    expect(B?.node.properties?.map(({name}) => name)).toEqual(['child', 'a']);
  });
});

describe('A reference with other keywords', () => {
  const schemas = {Kind: {type: 'string', minLength: 1}};

  it('has them in OpenAPI 3.1, and not in 3.0.', () => {
    const document = describeSchemas(schemas);
    const schema = {properties: {kind: {...schemaRef('Kind'), maxLength: 3}}};
    expect(createSchemaNode(document, schema).properties?.[0]?.node).toEqual({
      types: ['string'],
      constraints: [
        {keyword: 'minLength', value: '1'},
        {keyword: 'maxLength', value: '3'},
      ],
    });
    const older = createSchemaNode({...document, openapi: '3.0.3'}, schema);
    expect(older.properties?.[0]?.node).toEqual({ref: 'Kind'});
  });
});
