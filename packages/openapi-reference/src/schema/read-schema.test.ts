import {describe, expect, it} from 'vitest';
import type {AnySchema, SchemaObject} from '../document/document';
import {createSchemaComponents, createSchemaNode} from './read-schema';
import {reachableComponents, type SchemaNode} from './schema';
import {describeSchemas, schemaRef, yaml} from '@site/tests/fixtures/small-document';
import {yamlTable} from '@site/tests/fixtures/table';

type Schemas = Parameters<typeof describeSchemas>[0];
type Schema = AnySchema | undefined;

function nodeOf(schema: Schema, schemas: Schemas = {}): SchemaNode {
  return createSchemaNode(describeSchemas(schemas), schema);
}

const componentsOf = (schemas: string) =>
  createSchemaComponents(describeSchemas(yaml(schemas)));

const STRING = {types: ['string']};

function objectOf(fields: Record<string, SchemaNode>): SchemaNode {
  const named = Object.entries(fields);
  const properties = named.map(([name, node]) => ({name, required: false, node}));
  return {types: ['object'], properties};
}

describe('A schema', () => {
  it.each([undefined, true])('that is %s can be anything.', (schema) => {
    expect(nodeOf(schema)).toEqual({});
  });

  it.each(yamlTable<[string, Schema, SchemaNode]>`
    has its type                       | {type: string}                       | {types: [string]}
    with items is an array             | {items: {}}                          | {types: [array], items: {}}
    with a text only has no type       | {description: A.}                    | {description: A.}
    has its default and example        | {default: 20, example: 10}           | {default: '20', example: '10'}
    has its flags                      | {deprecated: true, readOnly: true}   | {deprecated: true, readOnly: true}
    has its evidence                   | {x-evidence: inferred}               | {evidence: inferred}
    ignores unknown evidence           | {format: a, x-evidence: guessed}     | {format: a}
    ignores texts that are no object   | {enum: [a], x-enum-descriptions: x}  | {types: [string], enum: [{value: a}]}
    has the flags of 3.0 as bounds     | {minimum: 1, exclusiveMinimum: true} | {constraints: [{keyword: exclusiveMinimum, value: '1'}]}
    has no flag of 3.0 that is false   | {maximum: 9, exclusiveMaximum: false} | {constraints: [{keyword: maximum, value: '9'}]}
    has strings as they are            | {enum: [a, 1, null], default: [1, a]} | {types: [string, integer, 'null'], enum: [{value: a}, {value: '1'}, {value: 'null'}], default: '[1,"a"]'}
    has a constant as its only value   | {const: ok}                          | {types: [string], enum: [{value: ok}]}
    describes its values               | {enum: [a, toString], x-enum-descriptions: {a: A.}} | {types: [string], enum: [{value: a, description: A.}, {value: toString}]}
    without fields has any             | {type: object}                       | {types: [object], additionalProperties: true}
    with an empty list has any field   | {type: object, properties: {}}       | {types: [object], additionalProperties: true}
    has any further fields if it says so | {additionalProperties: true}        | {types: [object], additionalProperties: true}
    has none if it says so             | {additionalProperties: false}        | {types: [object], rules: [{keyword: additionalProperties}]}
    has further fields of one schema   | {additionalProperties: {type: number}} | {types: [object], additionalProperties: {types: [number]}}
    has alternatives                   | {oneOf: [{$ref: A}, {const: 1}]}     | {variants: {keyword: oneOf, nodes: [{ref: A}, {types: [integer], enum: [{value: '1'}]}]}}
    has those that can hold together   | {anyOf: [{type: string}]}            | {variants: {keyword: anyOf, nodes: [{types: [string]}]}}
    is named, or null                  | {description: D., oneOf: [{type: 'null'}, {$ref: A}]} | {ref: A, description: D., types: [string, 'null']}
    is a value, or null                | {anyOf: [{type: array, items: {$ref: A}}, {type: 'null'}]} | {types: [array, 'null'], items: {ref: A}}
    with bounds beside null has both   | {type: string, oneOf: [{$ref: A}, {type: 'null'}]} | {types: [string], variants: {keyword: oneOf, nodes: [{ref: A}, {types: ['null']}]}}
    has its form in XML                | {xml: {prefix: a, attribute: true, wrapped: true}} | {rules: [{keyword: xml, values: ['prefix: a', attribute, wrapped]}]}
    has what the later of parts says   | {allOf: [{allOf: [{title: a, format: one}]}, {format: two}]} | {format: two, title: a}
  `)('%s.', (_, schema, node) => {
    expect(nodeOf(schema, {A: {type: 'string'}})).toEqual(node);
  });

  it('has its properties in order, and a name that only "required" has as a rule.', () => {
    const schema = '{properties: {b: {type: string}, a: true}, required: [a, absent]}';
    expect(nodeOf(yaml(schema))).toEqual({
      types: ['object'],
      rules: [{keyword: 'required', values: ['absent']}],
      properties: [
        {name: 'b', required: false, node: STRING},
        {name: 'a', required: true, node: {}},
      ],
    });
  });

  it('adds up the fields of its parts, and its own keywords win.', () => {
    const {Base, Own} = yaml<Record<string, SchemaObject>>(`
Base: {description: Base., properties: {id: {type: string}, kind: {type: string}}, required: [id]}
Own:
  description: Own.
  allOf: [{$ref: Base}, {properties: {size: {type: string}}}]
  properties: {kind: {enum: [a]}}
  required: [size]
`);
    expect(nodeOf(Own, {Base: Base ?? {}})).toEqual({
      types: ['object'],
      description: 'Own.',
      properties: [
        {name: 'id', required: true, node: STRING},
        {name: 'kind', required: false, node: {...STRING, enum: [{value: 'a'}]}},
        {name: 'size', required: true, node: STRING},
      ],
    });
  });
});

describe('The example of a field', () => {
  it.each(yamlTable<[string, AnySchema, unknown, string | null]>`
    the value in the example of its schema      | {type: integer}         | {it: 7}       | '7'
    that value, also if it is false             | {}                      | {it: false}   | 'false'
    that value, also if it is empty             | {}                      | {it: ''}      | ''
    its own if it has one                       | {example: own}          | {it: other}   | own
    the first of its own                        | {examples: [own, b]}    | {it: other}   | own
    the one beside its reference                | {$ref: A, example: a}   | {it: b}       | a
    that of the schema, not that of its target  | {$ref: A}               | {it: b}       | b
    none for an object                          | {}                      | {it: {a: 1}}  | null
    none for a list                             | {}                      | {it: [1]}     | null
    none for null                               | {}                      | {it: null}    | null
    none for a text in the place of an object   | {properties: {a: {}}}   | {it: text}    | null
    none if the schema has a text               | {}                      | text          | null
    none if the schema has null                 | {}                      | null          | null
    none if the example of the schema lacks it  | {}                      | {toString: 1} | null
  `)('is %s.', (_, field, example, text) => {
    const A = {type: 'string', example: 'of the target'};
    const {properties} = nodeOf({properties: {it: field}, example}, {A});
    expect(properties?.[0]?.node.example).toBe(text ?? undefined);
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
    const more = {description: 'The newest.', deprecated: true};
    const node = nodeOf({...schemaRef('A'), ...more, 'x-evidence': 'inferred'}, {A: {}});
    expect(node).toEqual({ref: 'A', ...more, evidence: 'inferred'});
  });

  it('to a part of a component is replaced by that part, in each place.', () => {
    const hash = schemaRef('Block/properties/hash');
    const Block = {properties: {hash: {properties: {hex: {type: 'string'}}}}};
    const node = objectOf({hex: STRING});
    expect(nodeOf({oneOf: [hash, hash]}, {Block}).variants?.nodes).toEqual([node, node]);
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

it('Components that consist of each other end.', () => {
  const {A} = componentsOf(`
A: {allOf: [{$ref: A}, {$ref: B}], properties: {a: {}}}
B: {allOf: [{$ref: A}], properties: {b: {$ref: A}}}
`);
  expect(A?.node.properties?.map(({name}) => name).sort()).toEqual(['a', 'b']);
});

it('A component has its title, or else its name, which an alias always has.', () => {
  const components = componentsOf(`
View: {title: Block List View}
AccountView: true
Latest: {$ref: View}
`);
  expect(components).toMatchObject({
    View: {title: 'Block List View', route: '/schemas/block-list-view'},
    AccountView: {title: 'AccountView', route: '/schemas/accountview'},
    Latest: {title: 'Latest', route: '/schemas/latest'},
  });
});

it('Components are reachable by fields, items, alternatives and further fields.', () => {
  const components = componentsOf(`
Page: {properties: {rows: {items: {$ref: Row}}, more: {$ref: Row}}}
Row: {oneOf: [{$ref: Cell}, {additionalProperties: {$ref: Note}}]}
Cell: {properties: {page: {$ref: Page}}}
Note: {type: string}
Alone: {type: string}
`);
  const reached = reachableComponents({ref: 'Page'}, components);
  expect(reached).toEqual(['Page', 'Row', 'Cell', 'Note']);
});
