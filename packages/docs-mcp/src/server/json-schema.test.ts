import {expect, it} from 'vitest';
import {standaloneSchema} from './json-schema';

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
