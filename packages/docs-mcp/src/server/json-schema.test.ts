import Ajv2020 from 'ajv/dist/2020';
import {expect, it} from 'vitest';
import {type JsonSchema, standaloneSchema} from './json-schema';

const document = {
  components: {
    schemas: {
      Pet: {
        type: 'object',
        'x-evidence': 'documented',
        properties: {owner: {$ref: '#/components/schemas/Owner'}},
      },
      Owner: {properties: {pets: {items: {$ref: '#/components/schemas/Pet'}}}},
    },
    responses: {Pet: {type: 'string'}},
  },
};

it('A schema of the document is whole by itself, without extensions, even if it contains itself.', () => {
  const schema = {
    anyOf: [{$ref: '#/components/schemas/Pet'}, {$ref: '#/components/responses/Pet'}],
  };
  expect(standaloneSchema(document, schema)).toEqual({
    anyOf: [{$ref: '#/$defs/Pet'}, {$ref: '#/$defs/Pet2'}],
    $defs: {
      Pet: {type: 'object', properties: {owner: {$ref: '#/$defs/Owner'}}},
      Owner: {properties: {pets: {items: {$ref: '#/$defs/Pet'}}}},
      Pet2: {type: 'string'},
    },
  });
});

it('Keywords are left out, but not properties of their names.', () => {
  const pet = {examples: [1], properties: {example: {example: 1}, 'x-a': {}}};
  expect(standaloneSchema(document, pet, ['example', 'examples'])).toEqual({
    properties: {example: {}, 'x-a': {}},
  });
});

it('A schema without references stays as it is.', () => {
  expect(standaloneSchema(document, {type: 'string'})).toEqual({type: 'string'});
});

const names = (values: object): JsonSchema => ({type: 'object', properties: values});

it.each<[what: string, schema: JsonSchema, expected: object]>([
  [
    'nullable',
    names({a: {type: 'string', nullable: true, enum: ['x']}, b: {nullable: false}}),
    names({a: {type: ['string', 'null'], enum: ['x', null]}, b: {}}),
  ],
  [
    'nullable beside references',
    names({a: {nullable: true, allOf: [{type: 'string'}]}}),
    names({a: {anyOf: [{allOf: [{type: 'string'}]}, {type: 'null'}]}}),
  ],
  [
    'bounds that are true or false',
    names({
      a: {type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 9},
      b: {type: 'number', maximum: 9, exclusiveMaximum: false},
      c: {type: 'number', exclusiveMaximum: true},
    }),
    names({
      a: {type: 'number', exclusiveMinimum: 0, maximum: 9},
      b: {type: 'number', maximum: 9},
      c: {type: 'number'},
    }),
  ],
  [
    'an example',
    names({a: {example: 1}, b: {example: 1, examples: [2]}}),
    names({a: {examples: [1]}, b: {examples: [2]}}),
  ],
  [
    'what is no keyword of JSON Schema',
    {...names({xml: {xml: {name: 'a'}}}), discriminator: {propertyName: 'xml'}},
    names({xml: {}}),
  ],
  [
    'values that look like keywords',
    {default: {nullable: true, example: 1, 'x-a': 1}, enum: [{$ref: '#/a'}]},
    {default: {nullable: true, example: 1, 'x-a': 1}, enum: [{$ref: '#/a'}]},
  ],
  [
    'lists with nothing in them, or one value twice',
    {enum: [], allOf: [], type: ['object', 'object'], required: ['a', 'a'], examples: {}},
    {type: ['object'], required: ['a']},
  ],
  [
    'what no validator compiles',
    {
      type: 'object',
      patternProperties: {'(?i)^x': {}, '^y': {}},
      multipleOf: 0,
      $recursiveAnchor: true,
    },
    {type: 'object', patternProperties: {'^y': {}}},
  ],
  [
    'names that look like keywords',
    {type: 'object', dependentRequired: {example: ['a'], 'x-a': ['b']}},
    {type: 'object', dependentRequired: {example: ['a'], 'x-a': ['b']}},
  ],
  ['integers that JavaScript rounds', {const: 2n ** 63n}, {const: 2 ** 63}],

  [
    'a pattern of another language',
    {type: 'string', pattern: '(?i)^a'},
    {type: 'string'},
  ],
  ['a pattern', {type: 'string', pattern: '^a$'}, {type: 'string', pattern: '^a$'}],
  ['a reference to what moves with its place', {$dynamicRef: '#node'}, {}],
])(
  'A schema of any version is one of JSON Schema 2020-12: %s.',
  (_, schema, expected) => {
    const standalone = standaloneSchema(document, schema);
    expect(standalone).toEqual(expected);
    const ajv = new Ajv2020({strict: true, strictRequired: false, allowUnionTypes: true});
    expect(() => ajv.compile(standalone)).not.toThrow();
  },
);
