import {describe, expect, it} from 'vitest';
import {isReference, resolve, schemaNameOf} from '../../../src/openapi/resolve';
import {describeApi, describeSchemas, schemaRef} from './small-document';

const schemas = (more: Parameters<typeof describeSchemas>[0]) => describeSchemas(more);

describe('resolve', () => {
  it('returns values that are not references.', () => {
    const value = {type: 'string'};
    expect(resolve(describeApi(), value)).toBe(value);
  });

  it('resolves references transitively.', () => {
    const document = schemas({
      A: schemaRef('B'),
      B: schemaRef('C'),
      C: {type: 'null'},
    });
    expect(resolve(document, schemaRef('A'))).toEqual({type: 'null'});
  });

  it('decodes the escapes of pointers and URI fragments.', () => {
    const document = schemas({'a/b~c d': {type: 'integer'}});
    expect(resolve(document, schemaRef('a~1b~0c%20d'))).toEqual({type: 'integer'});
  });

  it('resolves array indexes.', () => {
    const document = schemas({A: {oneOf: [{type: 'string'}, {type: 'number'}]}});
    const pointer = {$ref: '#/components/schemas/A/oneOf/1'};
    expect(resolve(document, pointer)).toEqual({type: 'number'});
  });

  it('resolves references along the path, like the validation.', () => {
    const document = schemas({
      A: schemaRef('B'),
      B: {properties: {b: {type: 'boolean'}}},
    });
    const pointer = {$ref: '#/components/schemas/A/properties/b'};
    expect(resolve(document, pointer)).toEqual({type: 'boolean'});
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'does not resolve the inherited member %s.',
    (name) => {
      expect(() => resolve(schemas({}), schemaRef(name))).toThrow(
        `#/components/schemas/${name} leads nowhere`,
      );
    },
  );

  it('finds a component named like an inherited member.', () => {
    const document = schemas({constructor: {type: 'string'}});
    expect(resolve(document, schemaRef('constructor'))).toEqual({type: 'string'});
  });

  it('throws for circular references.', () => {
    const document = schemas({A: schemaRef('B'), B: schemaRef('A')});
    expect(() => resolve(document, schemaRef('A'))).toThrow('leads back to itself');
  });
});

describe('isReference', () => {
  it('requires $ref to be a string.', () => {
    expect(isReference({$ref: '#/a'})).toBe(true);
    expect([null, 'text', {}, {$ref: 1}, []].some(isReference)).toBe(false);
  });
});

describe('schemaNameOf', () => {
  it('returns the unescaped name of a component schema.', () => {
    expect(schemaNameOf(schemaRef('Block~1List%20View'))).toBe('Block/List View');
  });

  it('returns undefined for other pointers.', () => {
    expect(schemaNameOf({$ref: '#/components/schemas/A/properties/b'})).toBeUndefined();
    expect(schemaNameOf({$ref: '#/components/parameters/A'})).toBeUndefined();
  });
});
