import {describe, expect, it} from 'vitest';
import {schemaExample} from './read-example';
import {describeSchemas, schemaRef, yaml} from '@site/tests/fixtures/small-document';
import {yamlTable} from '@site/tests/fixtures/table';

const document = describeSchemas(
  yaml(`
Block: {type: object, properties: {hash: {type: string}, parent: {$ref: Block}}}
Rows: {type: array, items: {$ref: Columns}}
Columns: {type: array, items: {$ref: Rows}}
Value: {oneOf: [{$ref: Values}, {type: string}]}
Values: {type: array, items: {$ref: Value}}
Folder: {type: object, additionalProperties: {$ref: Folder}}
Pet:
  type: object
  properties: {petType: {type: string}}
  discriminator: {propertyName: petType, mapping: {cat: '#/components/schemas/Cat', dog: Dog}}
Cat: {allOf: [{$ref: Pet}, {properties: {purrs: {type: boolean}}}]}
Dog: {allOf: [{$ref: Pet}, {properties: {barks: {type: boolean}}}]}
One: {type: object, properties: {petType: {type: string}, one: {type: string}}}
Two: {type: object, properties: {petType: {const: own}}}
Choice: {oneOf: [{$ref: One}, {$ref: Two}], discriminator: {propertyName: petType, mapping: {first: One}}}
Own: {oneOf: [{$ref: Two}, {$ref: One}], discriminator: {propertyName: petType, mapping: {first: One}}}
Proto: {oneOf: [{$ref: One}], discriminator: {propertyName: __proto__, mapping: {first: One}}}
Nothing: {oneOf: [{type: 'null'}, {$ref: Two}]}
`),
);

const exampleOf = (name: string): unknown =>
  schemaExample(document, schemaRef(name)).value;

it.each(['Rows', 'Value', 'Folder'])('An example of the recursive %s ends.', (name) => {
  expect(JSON.stringify(exampleOf(name)).length).toBeLessThan(200);
});

it('An example of a recursive schema has its other fields.', () => {
  expect(exampleOf('Block')).toMatchObject({hash: 'string'});
});

it('An example is null only if nothing else is allowed.', () => {
  expect(exampleOf('Nothing')).toEqual({petType: 'own'});
});

describe('An example of a schema with a discriminator', () => {
  it.each(
    yamlTable<[string, string, object]>`
      has the first value of the mapping                  | Pet    | {petType: cat}
      has the value that chooses the schema               | Dog    | {petType: dog, barks: true}
      has the value that chooses the alternative          | Choice | {petType: first, one: string}
      has the value that the alternative has itself       | Own    | {petType: own}
      has no value for a field that the schema lacks      | Proto  | {petType: string, one: string}
    `,
  )('%s.', (_, name, example) => {
    expect(exampleOf(name)).toEqual(example);
  });
});
