import {describe, expect, it} from 'vitest';
import {isReference, resolve, schemaNameOf} from '../../../src/openapi/resolve';
import {describeApi, describeSchemas, schemaRef} from './small-document';

const schemas = (more: Parameters<typeof describeSchemas>[0]) => describeSchemas(more);

describe('resolve', () => {
  it('returns what is not a reference as it is.', () => {
    const value = {type: 'string'};
    expect(resolve(describeApi(), value)).toBe(value);
  });

  it('follows references until something else is reached.', () => {
    const document = schemas({
      A: schemaRef('B'),
      B: schemaRef('C'),
      C: {type: 'null'},
    });
    expect(resolve(document, schemaRef('A'))).toEqual({type: 'null'});
  });

  it('reads the escapes of a pointer and of a URI fragment.', () => {
    const document = schemas({'a/b~c d': {type: 'integer'}});
    expect(resolve(document, schemaRef('a~1b~0c%20d'))).toEqual({type: 'integer'});
  });

  it('goes into a list by index.', () => {
    const document = schemas({A: {oneOf: [{type: 'string'}, {type: 'number'}]}});
    const pointer = {$ref: '#/components/schemas/A/oneOf/1'};
    expect(resolve(document, pointer)).toEqual({type: 'number'});
  });

  it('goes through a reference on the way, as validation does.', () => {
    const document = schemas({
      A: schemaRef('B'),
      B: {properties: {b: {type: 'boolean'}}},
    });
    const pointer = {$ref: '#/components/schemas/A/properties/b'};
    expect(resolve(document, pointer)).toEqual({type: 'boolean'});
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'does not take the inherited member %s for a part of the description.',
    (name) => {
      expect(() => resolve(schemas({}), schemaRef(name))).toThrow(
        `#/components/schemas/${name} leads nowhere`,
      );
    },
  );

  it('finds a component that is named like an inherited member.', () => {
    const document = schemas({constructor: {type: 'string'}});
    expect(resolve(document, schemaRef('constructor'))).toEqual({type: 'string'});
  });

  it('ends with an error where references go in a circle.', () => {
    const document = schemas({A: schemaRef('B'), B: schemaRef('A')});
    expect(() => resolve(document, schemaRef('A'))).toThrow('leads back to itself');
  });
});

describe('isReference', () => {
  it('asks for a $ref that is text.', () => {
    expect(isReference({$ref: '#/a'})).toBe(true);
    expect([null, 'text', {}, {$ref: 1}, []].some(isReference)).toBe(false);
  });
});

describe('schemaNameOf', () => {
  it('is the name of a component schema, unescaped.', () => {
    expect(schemaNameOf(schemaRef('Block~1List%20View'))).toBe('Block/List View');
  });

  it('is nothing for any other pointer.', () => {
    expect(schemaNameOf({$ref: '#/components/schemas/A/properties/b'})).toBeUndefined();
    expect(schemaNameOf({$ref: '#/components/parameters/A'})).toBeUndefined();
  });
});
