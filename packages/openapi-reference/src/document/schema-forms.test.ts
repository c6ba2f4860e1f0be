import {expect, it} from 'vitest';
import type {SchemaObject} from './document';
import {wholeDocument} from './whole-document';
import {describeSchemas, yaml} from '@site/tests/fixtures/small-document';
import {yamlTable} from '@site/tests/fixtures/table';

function settled(schema: unknown): unknown {
  const document = describeSchemas({Any: schema as SchemaObject});
  return wholeDocument(document).components?.schemas?.['Any'];
}

it.each(yamlTable<[string, object, object]>`
  of a type is one more type       | {type: string, nullable: true}                  | {type: [string, 'null']}
  is a type once                   | {type: [integer, 'null'], nullable: true}       | {type: [integer, 'null']}
  of an implied type               | {items: {}, nullable: true}                     | {items: {}, type: [array, 'null']}
  of values is a value             | {enum: [a], nullable: true}                     | {enum: [a, null]}
  of alternatives is one of them   | {oneOf: [{}, {type: string}], nullable: true}   | {oneOf: [{}, {type: string}, {type: 'null'}]}
  of parts is an alternative       | {allOf: [{type: object}], properties: {a: {}}, title: A, nullable: true} | {title: A, anyOf: [{allOf: [{type: object}], properties: {a: {}}}, {type: 'null'}]}
  of no parts is an alternative    | {allOf: [], nullable: true}                     | {anyOf: [{allOf: []}, {type: 'null'}]}
  of anything says nothing         | {description: A., nullable: true}               | {description: A.}
  that is false says nothing       | {type: string, nullable: false}                 | {type: string}
`)('In a schema, nullable %s.', (_, schema, expected) => {
  expect(settled(schema)).toEqual(expected);
});

it.each(
  yaml<object[]>(`
  - allOf: [{$ref: Any}]
  - {type: object, allOf: [{$ref: Any}]}
`),
)('A reference that is nullable is a choice between it and null.', (schema) => {
  expect(settled({...schema, nullable: true, description: 'A.'})).toEqual({
    description: 'A.',
    anyOf: [{$ref: '#/components/schemas/Any'}, {type: 'null'}],
  });
});

it.each(yamlTable<[string, object, object]>`
  with texts     | {oneOf: [{const: a, title: A}, {const: b, description: B.}]} | {enum: [a, b], x-enum-varnames: [A, null], x-enum-descriptions: [null, B.]}
  with a type    | {anyOf: [{type: integer, enum: [1]}, {type: integer, enum: [2, 3]}]} | {type: integer, enum: [1, 2, 3]}
  of two types   | {anyOf: [{type: string, const: a}, {type: 'null'}], title: A} | {title: A, type: [string, 'null'], enum: [a, null]}
  with a format  | {oneOf: [{format: x, const: a}, {format: x, const: b}]}      | {format: x, enum: [a, b]}
`)('Alternatives that are constants %s are an enum.', (_, schema, expected) => {
  expect(settled(schema)).toEqual(expected);
});

it.each(
  yaml<object[]>(`
  - oneOf: [{const: a}, {$ref: Any}]
  - oneOf: [{const: a}, {type: string}]
  - oneOf: [{const: a, deprecated: true}, {const: b}]
  - {oneOf: [{const: a}], anyOf: [{const: a}]}
  - {enum: [a], oneOf: [{const: a}]}
`),
)('Other alternatives stay as they are: %o.', (schema) => {
  expect(settled(schema)).toEqual(schema);
});

it('That names of a map are texts says nothing.', () => {
  const schema = {
    type: 'object',
    additionalProperties: {},
    propertyNames: {type: 'string'},
  };
  expect(settled(schema)).toEqual({type: 'object', additionalProperties: {}});
  const bounded = {propertyNames: {type: 'string', maxLength: 2}};
  expect(settled(bounded)).toEqual(bounded);
});

it('Null is an alternative once, unless exactly one has to hold.', () => {
  const parts = [{type: 'string'}, {type: 'null'}, {type: 'null'}];
  expect(settled({anyOf: parts})).toEqual({anyOf: parts.slice(0, 2)});
  expect(settled({oneOf: parts})).toEqual({oneOf: parts});
});
