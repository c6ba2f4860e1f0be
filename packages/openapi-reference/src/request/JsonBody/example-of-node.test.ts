import {expect, it} from 'vitest';
import {exampleOfNode} from './example-of-node';
import type {AnySchema, SchemaObject} from '../../document/document';
import {schemaRef} from '@site/tests/fixtures/small-document';
import {bodySchema} from '@site/tests/fixtures/body-schema';

function exampleOf(schema: AnySchema, others: Record<string, AnySchema> = {}): string {
  const {node, components} = bodySchema({Body: schema, ...others});
  return exampleOfNode(node, components);
}

it.each<[SchemaObject, string]>([
  [{type: 'string', example: 'a "b"', default: 'c'}, '"a \\"b\\""'],
  [{type: 'string', example: '5'}, '"5"'],
  [{type: 'integer', example: '5'}, '5'],
  [{type: ['string', 'null'], default: null}, 'null'],
  [{enum: ['b', 'c']}, '"b"'],
  [{const: 7}, '7'],
  [{type: 'string'}, '""'],
  [{type: 'integer', minimum: 3}, '3'],
  [{type: 'number', maximum: -2}, '-2'],
  [{type: 'boolean'}, 'false'],
  [{type: 'null'}, 'null'],
  [{type: 'array', items: {type: 'string'}}, '[]'],
  [{type: 'array', items: {type: 'integer'}, minItems: 2}, '[\n  0,\n  0\n]'],
  [{type: 'object'}, '{}'],
  [{oneOf: [{type: 'integer', example: 4}, {type: 'string'}]}, '4'],
  [{}, 'null'],
])('The example of %j is %s.', (schema, json) => {
  expect(exampleOf(schema)).toBe(json);
});

it('An example has the required properties that a request can have.', () => {
  const properties: Record<string, SchemaObject> = {
    id: {type: 'integer', readOnly: true},
    name: {type: 'string', example: 'Rex'},
    age: {type: 'integer'},
    kind: {const: 'dog'},
  };
  expect(exampleOf({type: 'object', required: ['id', 'name'], properties})).toBe(
    '{\n  "name": "Rex",\n  "kind": "dog"\n}',
  );
});

it('An example ends where schemas hold themselves, and where they are too large.', () => {
  const properties = {next: schemaRef('Body')};
  expect(exampleOf({type: 'object', required: ['next'], properties})).toBe(
    '{\n  "next": {}\n}',
  );
  const many = (items: AnySchema): SchemaObject => ({
    type: 'array',
    minItems: 1_000_000,
    items,
  });
  const wide = Object.fromEntries(
    Array.from({length: 10}, (_, index) => [
      `S${index}`,
      many(schemaRef(`S${index + 1}`)),
    ]),
  );
  const found = exampleOf({...schemaRef('S0')}, {...wide, S10: {type: 'string'}});
  expect(found.length).toBeLessThan(1_000);
});
