import {describe, expect, it} from 'vitest';
import {resolve, schemaNameOf} from './resolve';
import {describeSchemas, schemaRef} from '@site/tests/fixtures/small-document';

describe('resolve', () => {
  it.each([
    ['through other references', 'A', {type: 'null'}],
    ['with escapes of pointers and URI fragments', 'a~1b~0c%20d', {type: 'integer'}],
    ['into arrays', 'D/oneOf/1', {type: 'number'}],
    ['through a reference on its path', 'E/properties/b', {type: 'boolean'}],
    ['to the name of an inherited member', 'constructor', {type: 'string'}],
  ])('resolves a reference %s.', (_, name, expected) => {
    const document = describeSchemas({
      A: schemaRef('B'),
      B: schemaRef('C'),
      C: {type: 'null'},
      'a/b~c d': {type: 'integer'},
      D: {oneOf: [{type: 'string'}, {type: 'number'}]},
      E: schemaRef('F'),
      F: {properties: {b: {type: 'boolean'}}},
      constructor: {type: 'string'},
    });
    expect(resolve(document, schemaRef(name))).toEqual(expected);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'does not resolve the inherited member %s.',
    (name) => {
      expect(() => resolve(describeSchemas({}), schemaRef(name))).toThrow(
        `#/components/schemas/${name} leads nowhere`,
      );
    },
  );

  it('throws for circular references.', () => {
    const document = describeSchemas({A: schemaRef('B'), B: schemaRef('A')});
    expect(() => resolve(document, schemaRef('A'))).toThrow('leads back to itself');
  });
});

describe('schemaNameOf', () => {
  it('returns the unescaped name of a component schema.', () => {
    expect(schemaNameOf(schemaRef('Block~1List%20View'))).toBe('Block/List View');
  });
});
