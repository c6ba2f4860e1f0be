import {describe, expect, it} from 'vitest';
import type {Referenced, SchemaObject} from './document';
import {createSchemaComponents, createSchemaNode} from './schema';
import {reachableComponents, type SchemaNode} from '../reference/schema';
import {describeSchemas, schemaRef} from '@site/tests/fixtures/small-document';

type Schemas = Parameters<typeof describeSchemas>[0];

function nodeOf(
  schema: Referenced<SchemaObject> | boolean | undefined,
  schemas: Schemas = {},
): SchemaNode {
  return createSchemaNode(describeSchemas(schemas), schema);
}

const STRING = {types: ['string']};
const NUMBER = {types: ['number']};
const FREE: SchemaNode = {types: ['object'], additionalProperties: true};

describe('A schema', () => {
  it.each<
    [promise: string, schema: SchemaObject | boolean | undefined, node: SchemaNode]
  >([
    ['has its type.', {type: 'string'}, STRING],
    [
      'of 3.0 has null beside its type if it is nullable.',
      {type: 'string', nullable: true},
      {types: ['string', 'null']},
    ],
    [
      'of 3.1 has its list of types, with null once.',
      {type: ['integer', 'null'], format: 'int64', nullable: true},
      {types: ['integer', 'null'], format: 'int64'},
    ],
    ['with properties is an object.', {properties: {a: true}}, objectOf({a: {}})],
    ['with items is an array.', {items: {}}, {types: ['array'], items: {}}],
    ['with a text only has no type.', {description: 'A.'}, {description: 'A.'}],
    ['that is missing can be anything.', undefined, {}],
    ['that is true can be anything.', true, {}],
    [
      'has its default, example and flags.',
      {default: 20, example: 10, deprecated: true, readOnly: true, writeOnly: true},
      {default: '20', example: '10', deprecated: true, readOnly: true, writeOnly: true},
    ],
    ['has its evidence.', {'x-evidence': 'inferred'}, {evidence: 'inferred'}],
    [
      'ignores extensions of an unexpected type.',
      {enum: ['a'], 'x-enum-descriptions': 'text', 'x-evidence': 'guessed'},
      {enum: [{value: 'a'}]},
    ],
    [
      'has the flags of 3.0 as the bounds of 3.1.',
      {minimum: 1, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false},
      {
        constraints: [
          {keyword: 'exclusiveMinimum', value: '1'},
          {keyword: 'maximum', value: '9'},
        ],
      },
    ],
    [
      'has strings as they are and other values as JSON.',
      {enum: ['a', 1, null], default: [1, 'a']},
      {enum: [{value: 'a'}, {value: '1'}, {value: 'null'}], default: '[1,"a"]'},
    ],
    ['has a constant as its only value.', {const: 'ok'}, {enum: [{value: 'ok'}]}],
    [
      'describes its values.',
      {enum: ['EOA', 'toString'], 'x-enum-descriptions': {EOA: 'A person.'}},
      {enum: [{value: 'EOA', description: 'A person.'}, {value: 'toString'}]},
    ],
    [
      'has its properties in order, and a name that only "required" has as a rule.',
      {properties: {b: {type: 'string'}, a: {}}, required: ['a', 'absent']},
      {
        types: ['object'],
        rules: [{keyword: 'required', values: ['absent']}],
        properties: [
          {name: 'b', required: false, node: STRING},
          {name: 'a', required: true, node: {}},
        ],
      },
    ],
    ['that is an object without fields has any.', {type: 'object'}, FREE],
    ['with an empty list of fields has any.', {type: 'object', properties: {}}, FREE],
    [
      'has further fields of one schema.',
      {additionalProperties: {type: 'number'}},
      {types: ['object'], additionalProperties: NUMBER},
    ],
    [
      'of alternatives has a node for each.',
      {oneOf: [schemaRef('A'), {type: 'null'}]},
      {variants: {keyword: 'oneOf', nodes: [{ref: 'A'}, {types: ['null']}]}},
    ],
    [
      'of alternatives that can hold together says so.',
      {anyOf: [{type: 'string'}]},
      {variants: {keyword: 'anyOf', nodes: [STRING]}},
    ],
    [
      'of nested parts has what later ones say.',
      {allOf: [{allOf: [{title: 'a', format: 'one', type: 'string'}]}, {format: 'two'}]},
      {types: ['string'], format: 'two', title: 'a'},
    ],
  ])('%s', (_, schema, node) => {
    expect(nodeOf(schema, {A: {type: 'string'}})).toEqual(node);
  });

  it('has further fields, or none, only if it says so.', () => {
    expect(nodeOf({additionalProperties: true}).additionalProperties).toBe(true);
    expect(nodeOf({additionalProperties: false})).not.toHaveProperty(
      'additionalProperties',
    );
  });

  it('adds up the fields of its parts, and its own keywords win.', () => {
    const Base = {
      description: 'Base.',
      properties: {id: {type: 'string'}, kind: {type: 'string'}},
      required: ['id'],
    };
    const schema = {
      description: 'Own.',
      allOf: [schemaRef('Base'), {properties: {size: {type: 'number'}}}],
      properties: {kind: {enum: ['a']}},
      required: ['size'],
    };
    expect(nodeOf(schema, {Base})).toEqual({
      types: ['object'],
      description: 'Own.',
      properties: [
        {name: 'id', required: true, node: STRING},
        {name: 'kind', required: false, node: {...STRING, enum: [{value: 'a'}]}},
        {name: 'size', required: true, node: NUMBER},
      ],
    });
  });
});

function objectOf(fields: Record<string, SchemaNode>): SchemaNode {
  const properties = Object.entries(fields).map(([name, node]) => ({
    name,
    required: false,
    node,
  }));
  return {types: ['object'], properties};
}

describe('The example of a field', () => {
  it.each<
    [which: string, field: Referenced<SchemaObject>, example: unknown, text?: string]
  >([
    ['the value in the example of its schema', {type: 'integer'}, {it: 7}, '7'],
    ['that value, also if it is false', {}, {it: false}, 'false'],
    ['that value, also if it is empty', {}, {it: ''}, ''],
    ['its own if it has one', {example: 'own'}, {it: 'other'}, 'own'],
    ['the first of its own', {examples: ['own', 'b']}, {it: 'other'}, 'own'],
    ['the one beside its reference', {...schemaRef('A'), example: 'a'}, {it: 'b'}, 'a'],
    ['that of the schema, not that of its target', schemaRef('A'), {it: 'b'}, 'b'],
    ['none for an object', {}, {it: {a: 1}}],
    ['none for a list', {}, {it: [1]}],
    ['none for null', {}, {it: null}],
    ['none for a text in the place of an object', {properties: {a: {}}}, {it: 'text'}],
    ['none if the schema has a text as its example', {}, 'text'],
    ['none if the schema has null as its example', {}, null],
    ['none if the example of the schema lacks it', {}, {toString: 1}],
  ])('is %s.', (_, field, example, text) => {
    const A = {type: 'string', example: 'of the target'};
    const {properties} = nodeOf({properties: {it: field}, example}, {A});
    expect(properties?.[0]?.node.example).toBe(text);
  });

  it('is the first of several, and the others are a rule of the schema.', () => {
    expect(nodeOf({properties: {it: {}}, examples: [{it: 1}, {it: 2}]})).toEqual({
      ...objectOf({it: {example: '1'}}),
      rules: [{keyword: 'examples', values: ['{"it":2}']}],
    });
  });
});

describe('A reference', () => {
  it('to a component keeps its name and the keywords beside it.', () => {
    const more = {description: 'The newest.', deprecated: true, 'x-evidence': 'inferred'};
    expect(nodeOf({...schemaRef('Block'), ...more}, {Block: {type: 'object'}})).toEqual({
      ref: 'Block',
      description: 'The newest.',
      deprecated: true,
      evidence: 'inferred',
    });
  });

  it('to a part of a component is replaced by that part, in each place.', () => {
    const part = schemaRef('Block/properties/hash');
    const Block = {properties: {hash: {properties: {hex: {type: 'string'}}}}};
    const hash = objectOf({hex: STRING});
    const schema = {properties: {from: part, to: part}};
    expect(nodeOf(schema, {Block})).toEqual(objectOf({from: hash, to: hash}));
  });

  it('to a part that contains itself names it there, and does not expand it.', () => {
    const part = schemaRef('Node/properties/child');
    const child = {description: 'A.', properties: {a: part, b: {oneOf: [part]}}};
    const end: SchemaNode = {types: ['object'], description: 'A.', truncated: true};
    expect(nodeOf(part, {Node: {properties: {child}}})).toEqual({
      ...objectOf({a: end, b: {variants: {keyword: 'oneOf', nodes: [end]}}}),
      description: 'A.',
    });
  });
});

describe('createSchemaComponents', () => {
  it('ends for components that consist of each other.', () => {
    const {A} = createSchemaComponents(
      describeSchemas({
        A: {allOf: [schemaRef('A'), schemaRef('B')], properties: {a: {}}},
        B: {allOf: [schemaRef('A')], properties: {b: schemaRef('A')}},
      }),
    );
    expect(A?.node.properties?.map(({name}) => name).sort()).toEqual(['a', 'b']);
  });

  it('has the title of a component, or else its name, which an alias always has.', () => {
    const components = createSchemaComponents(
      describeSchemas({
        View: {title: 'Block List View'},
        AccountView: true,
        Latest: schemaRef('View'),
      }),
    );
    expect(components).toMatchObject({
      View: {title: 'Block List View', route: '/schemas/block-list-view'},
      AccountView: {title: 'AccountView', route: '/schemas/accountview'},
      Latest: {title: 'Latest', route: '/schemas/latest'},
    });
  });
});

it('Components are reachable by fields, items, alternatives and further fields.', () => {
  const components = createSchemaComponents(
    describeSchemas({
      Page: {properties: {rows: {items: schemaRef('Row')}, more: schemaRef('Row')}},
      Row: {oneOf: [schemaRef('Cell'), {additionalProperties: schemaRef('Note')}]},
      Cell: {properties: {page: schemaRef('Page')}},
      Note: {type: 'string'},
      Alone: {type: 'string'},
    }),
  );
  const reached = reachableComponents({ref: 'Page'}, components);
  expect(reached).toEqual(['Page', 'Row', 'Cell', 'Note']);
});
