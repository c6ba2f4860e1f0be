import {describe, expect, it} from 'vitest';
import {createSchemaComponents} from '@site/src/openapi/schema';
import {dereference, type SchemaNode} from './schema';
import {namedComponent, typeLabel} from './schema-label';
import {describeSchemas, schemaRef} from '@site/tests/fixtures/small-document';

const components = createSchemaComponents(
  describeSchemas({
    Hash: {type: 'string', description: 'A hash.', pattern: '^0x'},
    Alias: schemaRef('Hash'),
    Block: {type: 'object', properties: {parent: schemaRef('Block')}},
    Tree: {type: 'array', items: schemaRef('Tree')},
    Choice: {oneOf: [{type: 'string'}, {type: 'number'}]},
  }),
);

describe('typeLabel', () => {
  it.each<[string, SchemaNode]>([
    ['any', {}],
    ['string', {types: ['string']}],
    ['integer <int64>', {types: ['integer'], format: 'int64'}],
    ['string <date-time> or null', {types: ['string', 'null'], format: 'date-time'}],
    ['array', {types: ['array']}],
    ['array of strings', {types: ['array'], items: {types: ['string']}}],
    [
      'array of integer <int32>',
      {types: ['array'], items: {types: ['integer'], format: 'int32'}},
    ],
    ['array of objects', {types: ['array'], items: {ref: 'Block'}}],
    ['object or null', {types: ['object', 'null']}],
    ['string', {ref: 'Alias'}],
    ['one of', {ref: 'Choice'}],
    ['any of', {variants: {keyword: 'anyOf', nodes: []}}],
    ['any', {ref: 'Gone'}],
    ['any', {ref: 'constructor'}],
  ])('is "%s".', (label, node) => {
    expect(typeLabel(node, components)).toBe(label);
  });

  it('terminates for arrays, alternatives and objects that contain each other in a cycle.', () => {
    const circle = createSchemaComponents(
      describeSchemas({
        Rows: {type: 'array', items: schemaRef('Columns')},
        Columns: {type: 'array', items: schemaRef('Rows')},
        Value: {oneOf: [{type: 'string'}, schemaRef('Values')]},
        Values: {type: 'array', items: schemaRef('Value')},
        Folder: {type: 'object', additionalProperties: schemaRef('Folders')},
        Folders: {type: 'array', items: schemaRef('Folder')},
      }),
    );
    const labels = Object.keys(circle).map((ref) => typeLabel({ref}, circle));
    expect(labels).toEqual([
      'array of array of arrays',
      'array of array of arrays',
      'one of',
      'array of one of',
      'object',
      'array of objects',
    ]);
  });
});

describe('dereference', () => {
  it('resolves references; keywords beside them take precedence.', () => {
    expect(dereference({ref: 'Alias', description: 'Mine.'}, components)).toEqual({
      types: ['string'],
      description: 'Mine.',
      constraints: [{keyword: 'pattern', value: '^0x'}],
    });
  });

  it('keeps the keywords beside an unresolvable reference.', () => {
    expect(dereference({ref: 'Gone', deprecated: true}, components)).toEqual({
      deprecated: true,
    });
  });
});

describe('namedComponent', () => {
  it('is the component of the node or of its items.', () => {
    expect(namedComponent({ref: 'Block'})).toBe('Block');
    expect(namedComponent({types: ['array'], items: {ref: 'Block'}})).toBe('Block');
    expect(namedComponent({types: ['string']})).toBeUndefined();
  });
});
