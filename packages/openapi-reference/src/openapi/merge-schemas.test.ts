import {describe, expect, it} from 'vitest';
import type {OpenAPIDocument, SchemaObject} from './document';
import {createSchemaComponents, createSchemaNode} from './schema';
import type {SchemaNode} from '../reference/schema';
import {describeSchemas, schemaRef} from '@site/tests/fixtures/small-document';
import {parseRichText} from './markdown';

const constraint = (keyword: string, value: string): object => ({keyword, value});

describe('The same field in two parts of allOf', () => {
  it.each<[promise: string, one: SchemaObject, other: SchemaObject, field: object]>([
    [
      'has the narrower bounds of both',
      {minimum: 2, maxLength: 9},
      {minimum: 5, maxLength: 7},
      {constraints: [constraint('minimum', '5'), constraint('maxLength', '7')]},
    ],
    [
      'has the flag of 3.0 as a bound',
      {exclusiveMaximum: 9},
      {maximum: 8, exclusiveMaximum: true},
      {constraints: [constraint('exclusiveMaximum', '8')]},
    ],
    [
      'has the values of both',
      {enum: ['a', 'b', 'c']},
      {enum: ['c', 'b']},
      {enum: [{value: 'c'}, {value: 'b'}]},
    ],
    [
      'has the constant of either and the text of the last',
      {const: 'a', description: 'Base.'},
      {description: 'Own.'},
      {enum: [{value: 'a'}], description: 'Own.'},
    ],
    [
      'has the types of both',
      {type: ['string', 'null']},
      {type: 'string'},
      {types: ['string']},
    ],
    [
      'is an integer if either is',
      {type: 'number'},
      {type: 'integer'},
      {types: ['integer']},
    ],
    [
      'keeps what one schema cannot say twice',
      {pattern: '^a'},
      {pattern: 'z$'},
      {
        constraints: [constraint('pattern', 'z$')],
        rules: [{keyword: 'allOf', node: {constraints: [constraint('pattern', '^a')]}}],
      },
    ],
    [
      'has the fields and required names of both in its items',
      {type: 'array', items: {properties: {a: {}}, required: ['a']}},
      {items: {properties: {b: {}}, required: ['b']}},
      {
        types: ['array'],
        items: {
          types: ['object'],
          properties: [
            {name: 'a', required: true, node: {}},
            {name: 'b', required: true, node: {}},
          ],
        },
      },
    ],
  ])('%s.', (_, one, other, field) => {
    const allOf = [one, other].map((it) => ({properties: {it}}));
    const {properties} = createSchemaNode(describeSchemas({}), {allOf});
    expect(properties?.[0]?.node).toEqual(field);
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
    const child = {...schemaRef('B'), minProperties: 1};
    const schemas = {
      A: {properties: {child: schemaRef('A'), a: {type: 'string'}}},
      B: {allOf: [schemaRef('A'), {properties: {child}}]},
    };
    const {B} = createSchemaComponents(describeSchemas(schemas));
    expect(B?.node.properties?.map(({name}) => name)).toEqual(['child', 'a']);
  });
});

describe('A field', () => {
  const document = describeSchemas({
    Lock: {type: 'object', description: 'A lock.'},
    Kind: {type: 'string', minLength: 1},
    One: {type: 'object'},
    Two: {type: 'object'},
  });

  function fieldOf(it: SchemaObject, api: OpenAPIDocument = document): SchemaNode {
    return createSchemaNode(api, {properties: {it}}).properties?.[0]?.node ?? {};
  }

  it('has the texts of its inline parts, each once, and not those of components.', () => {
    const allOf = [
      schemaRef('Lock'),
      {description: 'Stops others.'},
      {properties: {id: {}}, allOf: [{description: 'Ours.'}]},
    ];
    const {description} = fieldOf({description: 'Ours.', allOf});
    expect(description).toEqual(parseRichText('Ours.\n\nStops others.'));
  });

  it('has the keywords beside its reference in OpenAPI 3.1, and not in 3.0.', () => {
    const schema = {...schemaRef('Kind'), maxLength: 3};
    expect(fieldOf(schema)).toEqual({
      types: ['string'],
      constraints: [constraint('minLength', '1'), constraint('maxLength', '3')],
    });
    expect(fieldOf(schema, {...document, openapi: '3.0.3'})).toEqual({ref: 'Kind'});
  });

  it('has no rule for a discriminator whose values the alternatives tell.', () => {
    const rulesOf = (mapping: Record<string, string>) =>
      fieldOf({
        oneOf: [schemaRef('One'), schemaRef('Two')],
        discriminator: {propertyName: 'kind', mapping},
      }).rules;
    expect(rulesOf({a: 'One', b: 'Two'})).toBeUndefined();
    expect(rulesOf({a: 'One', c: 'Three'})).toMatchObject([{keyword: 'discriminator'}]);
  });
});
