import {expect, it} from 'vitest';
import {createSchemaComponents} from './read-schema';
import {dereference, type SchemaNode} from './schema';
import {namedComponent, typeLabel} from './schema-label';
import {describeSchemas, schemaRef} from '@site/tests/fixtures/small-document';

const components = createSchemaComponents(
  describeSchemas({
    Hash: {type: 'string', description: 'A hash.', pattern: '^0x'},
    Alias: schemaRef('Hash'),
    Block: {type: 'object', properties: {parent: schemaRef('Block')}},
    // These hold each other.
    Rows: {type: 'array', items: schemaRef('Columns')},
    Columns: {type: 'array', items: schemaRef('Rows')},
    Value: {oneOf: [{type: 'string'}, schemaRef('Values')]},
    Values: {type: 'array', items: schemaRef('Value')},
    Folder: {type: 'object', additionalProperties: schemaRef('Folders')},
    Folders: {type: 'array', items: schemaRef('Folder')},
  }),
);

const INT32 = {types: ['integer'], format: 'int32'};

it.each<[string, SchemaNode]>([
  ['any', {}],
  ['integer <int32>', INT32],
  ['string <date-time> or null', {types: ['string', 'null'], format: 'date-time'}],
  ['array', {types: ['array']}],
  ['array of strings', {types: ['array'], items: {types: ['string']}}],
  ['array of integer <int32>', {types: ['array'], items: INT32}],
  ['array of objects', {types: ['array'], items: {ref: 'Block'}}],
  ['string', {ref: 'Alias'}],
  ['any of', {variants: {keyword: 'anyOf', nodes: []}}],
  ['any', {ref: 'Gone'}],
  ['any', {ref: 'constructor'}],
  ['array of array of arrays', {ref: 'Rows'}],
  ['one of', {ref: 'Value'}],
  ['array of one of', {ref: 'Values'}],
  ['object', {ref: 'Folder'}],
  ['array of objects', {ref: 'Folders'}],
])('The label "%s" is that of the type %j.', (label, node) => {
  expect(typeLabel(node, components)).toBe(label);
});

it('A reference is resolved, with the keywords beside it before its own.', () => {
  expect(dereference({ref: 'Alias', description: 'Mine.'}, components)).toEqual({
    types: ['string'],
    description: 'Mine.',
    constraints: [{keyword: 'pattern', value: '^0x'}],
  });
  expect(dereference({ref: 'Gone', deprecated: true}, components)).toEqual({
    deprecated: true,
  });
});

it('A named component is that of the node or of its items.', () => {
  expect(namedComponent({ref: 'Block'})).toBe('Block');
  expect(namedComponent({types: ['array'], items: {ref: 'Block'}})).toBe('Block');
  expect(namedComponent({types: ['string']})).toBeUndefined();
});
