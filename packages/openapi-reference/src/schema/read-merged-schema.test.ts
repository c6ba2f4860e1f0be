import {describe, expect, it} from 'vitest';
import type {SchemaObject} from '../document/document';
import {createSchemaComponents, createSchemaNode} from './read-schema';
import type {SchemaNode} from './schema';
import {describeSchemas, schemaRef, yaml} from '@site/tests/fixtures/small-document';
import {yamlTable} from '@site/tests/fixtures/table';
import {parseRichText} from '../text/read-markdown';

type Row = [promise: string, one: SchemaObject, other: SchemaObject, field: object];

function mergedOf(...parts: SchemaObject[]): SchemaNode | undefined {
  const allOf = parts.map((it) => ({properties: {it}}));
  return createSchemaNode(describeSchemas({}), {allOf}).properties?.[0]?.node;
}

describe('The same field in two parts of allOf', () => {
  it.each(yamlTable<Row>`
    has the narrower bound       | {minimum: 2}   | {minimum: 5}   | {constraints: [{keyword: minimum, value: '5'}]}
    has the flag of 3.0 as one   | {exclusiveMaximum: 9} | {maximum: 8, exclusiveMaximum: true} | {constraints: [{keyword: exclusiveMaximum, value: '8'}]}
    has it of lengths too        | {maxLength: 9} | {maxLength: 7} | {constraints: [{keyword: maxLength, value: '7'}]}
    has the values of both       | {enum: [a, b, c]}     | {enum: [c, b]}         | {types: [string], enum: [{value: c}, {value: b}]}
    has the constant of either   | {const: a}            | {description: Own.}    | {types: [string], enum: [{value: a}], description: Own.}
    has the text of the last     | {description: Base.}  | {description: Own.}    | {description: Own.}
    has the types of both        | {type: [string, 'null']} | {type: string}      | {types: [string]}
    keeps what is not said twice | {pattern: ^a}         | {pattern: z$}          | {constraints: [{keyword: pattern, value: z$}], rules: [{keyword: allOf, node: {constraints: [{keyword: pattern, value: ^a}]}}]}
    is an integer if either is   | {type: number}        | {type: integer}        | {types: [integer]}
  `)('%s.', (_, one, other, field) => {
    expect(mergedOf(one, other)).toEqual(field);
  });

  it('has the fields and required names of both in its items.', () => {
    const part = (name: string) => ({
      items: {properties: {[name]: {}}, required: [name]},
    });
    const properties = ['a', 'b'].map((name) => ({name, required: true, node: {}}));
    const items = {types: ['object'], properties};
    expect(mergedOf(part('a'), part('b'))).toEqual({types: ['array'], items});
  });

  const fieldsOfB = (schemas: string) =>
    createSchemaComponents(describeSchemas(yaml(schemas)))['B']?.node.properties;

  it('stays a reference if one component consists of the other.', () => {
    const fields = fieldsOfB(`
Base: {properties: {a: {type: string}}}
Own: {allOf: [{$ref: Base}], properties: {b: {type: string}}}
A: {properties: {it: {$ref: Base}}}
B: {allOf: [{$ref: A}, {properties: {it: {$ref: Own}}}]}
`);
    expect(fields?.[0]?.node).toEqual({ref: 'Own'});
  });

  it('ends where components contain each other.', () => {
    const fields = fieldsOfB(`
A: {properties: {child: {$ref: A}, a: {type: string}}}
B: {allOf: [{$ref: A}, {properties: {child: {$ref: B, minProperties: 1}}}]}
`);
    expect(fields?.map(({name}) => name)).toEqual(['child', 'a']);
  });
});

describe('A field', () => {
  const document = describeSchemas(
    yaml(`
Lock: {type: object, description: A lock.}
Kind: {type: string, minLength: 1}
One: {type: object}
Two: {type: object}
`),
  );

  function fieldOf(it: SchemaObject): SchemaNode {
    return createSchemaNode(document, {properties: {it}}).properties?.[0]?.node ?? {};
  }

  it('has the texts of its inline parts, each once, and not those of components.', () => {
    const field = yaml<SchemaObject>(`
description: Ours.
allOf: [{$ref: Lock}, {description: Stops.}, {properties: {id: {}}, allOf: [{description: Ours.}]}]
`);
    expect(fieldOf(field).description).toEqual(parseRichText('Ours.\n\nStops.'));
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
