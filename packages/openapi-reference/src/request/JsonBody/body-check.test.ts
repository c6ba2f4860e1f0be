import {describe, expect, it} from 'vitest';
import {checkBody} from './body-check';
import {readBody} from './problem-text';
import type {AnySchema} from '../../document/document';
import type {SchemaNode} from '../../schema/schema';
import {schemaRef, yaml} from '@site/tests/fixtures/small-document';
import {bodySchema, treeOf} from '@site/tests/fixtures/body-schema';
import {table} from '@site/tests/fixtures/table';

const SCHEMAS = yaml<Record<string, AnySchema>>(`
Label: {type: object, required: [label], properties: {label: {type: string}}}
Letter:
  type: object
  required: [to, text]
  properties: {to: {type: string}, text: {type: string}}
Mail: {anyOf: [{$ref: Letter}, {$ref: Label}]}
Pet:
  type: object
  required: [name, id]
  properties:
    id: {type: integer, readOnly: true}
    name: {type: string, minLength: 2, pattern: '^[a-z]+$'}
    age: {type: integer, minimum: 0}
    status: {type: string, enum: [here, gone]}
    born: {type: string, format: date}
    tags: {type: array, maxItems: 2, uniqueItems: true, items: {$ref: Label}}
    note: {type: [string, 'null']}
    counts: {type: object, additionalProperties: {type: integer}}
    kind: {oneOf: [{type: string}, {type: integer}]}
    shape:
      oneOf:
        - {type: object, required: [kind, radius], properties: {kind: {const: circle}, radius: {}}}
        - type: object
          required: [kind, side]
          properties: {kind: {const: square}, side: {exclusiveMinimum: 0}}
Deep:
  oneOf:
    - {type: string, pattern: '^(a+)+$'}
    - {type: array, items: {$ref: Deep}}
    - {type: object, additionalProperties: {$ref: Deep}}
Map: {type: object, additionalProperties: {type: integer}}
`);

/** Returns the problems as the reader sees them: line, place and message. */
function problemsOf(name: string, text: string): string[] {
  const {node, components} = bodySchema({...SCHEMAS, Body: schemaRef(name)});
  return readBody(text, node, components).problems.map(
    ({position, place, message}) => `${position.line} ${place}: ${message}`,
  );
}

function differencesOf(text: string, node: SchemaNode, components = {}): unknown[] {
  return checkBody(treeOf(text), node, components).map((one) => one.difference);
}

describe('checkBody', () => {
  it('accepts what the schema allows, and properties that it does not name.', () => {
    const text =
      '{"name": "rex", "age": 3.0, "status": "here", "born": "2020-02-29", "note": null, "kind": 5, "more": {}, "counts": {"a": 12345678901234567890}, "shape": {"kind": "square", "side": 2}}';
    expect(problemsOf('Pet', text)).toEqual([]);
  });

  it.each(table`
    {}                                                        | the body: The property name is required.
    {"name": 5}                                               | name: Its type has to be string, not number.
    {"name": "R"}                                             | name: It has to match ^[a-z]+$.
    {"name": "r"}                                             | name: At least 2 characters.
    {"name": "rex", "age": 1.5}                               | age: Write a whole number.
    {"name": "rex", "age": -1}                                | age: It has to be 0 or more.
    {"name": "rex", "status": "lost"}                         | status: Write one of: here, gone.
    {"name": "rex", "born": "yesterday"}                      | born: Write a day as yyyy-MM-dd.
    {"name": "rex", "id": 1}                                  | id: It is read-only: only answers have it.
    {"name": "rex", "name": "max"}                            | name: The property name is here twice.
    {"name": "rex", "tags": [{}]}                             | tags[0]: The property label is required.
    {"name": "rex", "tags": [{"label": "a"}, {"label":"a"}]}  | tags: Write each value once.
    {"name": "rex", "counts": {"a b": "1"}}                   | counts["a b"]: Its type has to be integer, not string.
    {"name": "rex", "kind": {}}                               | kind: Its type has to be string or integer, not object.
    {"name": "rex", "shape": {"kind": "square", "side": 0}}   | shape.side: It has to be more than 0.
    {"name": "rex", "shape": {"kind": "line"}}                | shape.kind: Write one of: circle, square.
    {"name": "rex", "shape": {"radius": 1}}                   | shape: The property kind is required.
    {"name": "rex", "shape": 1}                               | shape: Its type has to be object, not number.
    []                                                        | the body: Its type has to be object, not array.
  `)('reports the problem of %s.', (text, problem) => {
    expect(problemsOf('Pet', text)).toEqual([`1 ${problem}`]);
  });

  it('gives the lines of several problems, in their order.', () => {
    expect(problemsOf('Pet', '{\n  "age": "3",\n  "tags": [\n    1, 2, 3]\n}')).toEqual([
      '1 the body: The property name is required.',
      '2 age: Its type has to be integer, not string.',
      '3 tags: At most 2 values.',
      ...[0, 1, 2].map((n) => `4 tags[${n}]: Its type has to be object, not number.`),
    ]);
  });

  it('names the nearest alternative without a discriminator.', () => {
    expect(problemsOf('Mail', '{"to": "a", "text": 1}')).toEqual([
      '1 the body: It fits none of the 2 alternatives. The nearest is Letter.',
      '1 text: Its type has to be string, not number.',
    ]);
    expect(problemsOf('Mail', '{"label": "1"}')).toEqual([]);
  });

  it.each([
    ['puppy', [{kind: 'missing', name: 'bark'}]],
    ['cow', [{kind: 'enum', values: ['cat', 'dog', 'puppy']}]],
    ['cat', []],
  ])('uses the discriminator of the document for the free text %s.', (type, found) => {
    const {components} = bodySchema({
      Cat: {type: 'object', properties: {type: {type: 'string'}}},
      Dog: {type: 'object', required: ['bark'], properties: {bark: {}}},
    });
    const variants = {
      keyword: 'oneOf' as const,
      nodes: [{ref: 'Cat'}, {ref: 'Dog'}],
      chosenBy: {property: 'type', values: [['cat'], ['dog', 'puppy']]},
    };
    expect(differencesOf(`{"type": "${type}"}`, {variants}, components)).toEqual(found);
  });

  it('reports other properties only where the schema forbids them.', () => {
    const open = {
      types: ['object'],
      properties: [{name: 'a', required: false, node: {}}],
    };
    const closed = {...open, rules: [{keyword: 'additionalProperties' as const}]};
    const check = (node: SchemaNode): unknown[] =>
      differencesOf('{"a": 1, "b": 2}', node);
    expect(check(closed)).toEqual([{kind: 'unknown', name: 'b'}]);
    expect(check({...closed, truncated: true})).toEqual([]);
    expect(check(open)).toEqual([]);
  });

  it('says nothing about schemas that the page does not have.', () => {
    const properties = [{name: 'a', required: true, node: {ref: 'Missing'}}];
    expect(differencesOf('{"a": {"b": [1]}}', {types: ['object'], properties})).toEqual(
      [],
    );
  });

  it('ends for schemas that hold themselves, and for patterns that take too long.', () => {
    const deep = `${'[{"a": '.repeat(80)}"${'a'.repeat(50)}!"${'}]'.repeat(80)}`;
    expect(problemsOf('Deep', deep)).toEqual([]);
    expect(problemsOf('Deep', '[[1]]')).toHaveLength(1);
  });

  it('treats names such as __proto__ as names, and shows hidden characters.', () => {
    const text = '{"__proto__": "a", "constructor": 1, "a\\u202eb": "x"}';
    expect(problemsOf('Map', text)).toEqual([
      '1 __proto__: Its type has to be integer, not string.',
      '1 ["a\\u202eb"]: Its type has to be integer, not string.',
    ]);
  });
});
