import {expect, it} from 'vitest';
import {resolve, schemaNameOf} from './resolve';
import {describeSchemas, schemaRef, yaml} from '@site/tests/fixtures/small-document';

const document = describeSchemas(
  yaml(`
A: {$ref: B}
B: {$ref: C}
C: {type: 'null'}
a/b~c d: {type: integer}
D: {oneOf: [{type: string}, {type: number}]}
E: {$ref: F}
F: {properties: {b: {type: boolean}}}
constructor: {type: string}
G: {$ref: H}
H: {$ref: G}
`),
);

it.each([
  ['through other references', 'A', 'null'],
  ['with escapes of pointers and URI fragments', 'a~1b~0c%20d', 'integer'],
  ['into arrays', 'D/oneOf/1', 'number'],
  ['through a reference on its path', 'E/properties/b', 'boolean'],
  ['to the name of an inherited member', 'constructor', 'string'],
])('A reference is resolved %s.', (_, name, type) => {
  expect(resolve(document, schemaRef(name))).toEqual({type});
});

it.each([
  ...['__proto__', 'toString'].map((name) => [name, 'leads nowhere']),
  ['G', 'leads back to itself'],
])('The reference to %s %s.', (name, problem) => {
  expect(() => resolve(document, schemaRef(name))).toThrow(problem);
});

it('The name of a component schema is not escaped.', () => {
  expect(schemaNameOf(schemaRef('Block~1List%20View'))).toBe('Block/List View');
});
