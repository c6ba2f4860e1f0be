import {describe, expect, it} from 'vitest';
import {draftText, type ObjectDraft, readDraft} from './draft';
import type {Parameter} from '../../parameter/parameter';
import type {SchemaComponents, SchemaNode} from '../../schema/schema';
import {parameterOf} from '@site/tests/fixtures/parameter';

const LIST: SchemaNode = {types: ['array'], items: {types: ['string']}};
const MAP: SchemaNode = {types: ['object'], additionalProperties: true};
const FILTER: SchemaNode = {
  types: ['object'],
  properties: [
    {name: 'state', required: true, node: {types: ['string']}},
    {name: 'tags', required: false, node: LIST},
  ],
};

/** Returns the text after it went through the inputs. */
function through(
  node: SchemaNode,
  text: string,
  more: Partial<Parameter> = {},
  components: SchemaComponents = {},
): string {
  const isObject = node.types?.includes('object') ?? true;
  const parameter = parameterOf(node, {...(isObject ? {isObject} : {}), ...more});
  return draftText(readDraft(parameter, components, text), false);
}

describe('The inputs of a parameter', () => {
  it.each<[string, SchemaNode, string]>([
    ['a text', {types: ['string']}, 'a, b'],
    ['a list', LIST, 'a,b'],
    ['a list with commas', LIST, '["a,b","c"]'],
    ['an object', FILTER, '{"state":"open","tags":["a","b"]}'],
    ['a map', MAP, '{"__proto__":"1","a b":"2"}'],
    ['unknown fields of an object', FILTER, '{"state":"open","other":"x"}'],
  ])('keep %s.', (_, node, text) => {
    expect(through(node, text)).toBe(text);
  });

  it('keep all digits of a number.', () => {
    expect(through(MAP, '{"id":9007199254740993}')).toBe('{"id":"9007199254740993"}');
  });

  it('keep JSON of a parameter with content as it is.', () => {
    const content = {mediaType: 'application/json'};
    expect(through(FILTER, '{"state": 1}', content)).toBe('{"state": 1}');
  });

  it('leave out parts without text, and are empty without any.', () => {
    expect(draftText(['', 'a', ''], false)).toBe('a');
    const object: ObjectDraft = {fields: new Map([['state', '']]), rows: [['', 'x']]};
    expect(draftText(object, false)).toBe('');
  });

  it('end at a level, so that a recursive schema has an end.', () => {
    const properties = [{name: 'child', required: false, node: {ref: 'Tree'}}];
    const node = {types: ['object'], properties};
    const text = '{"child":{"child":{"child":"{}"}}}';
    const components = {Tree: {title: 'Tree', route: '/schemas/tree', node}};
    expect(through({ref: 'Tree'}, text, {}, components)).toBe(text);
  });
});
