import {describe, expect, it} from 'vitest';
import {
  draftText,
  type ListDraft,
  newItem,
  type ObjectDraft,
  readDraft,
  sentIndex,
} from './draft';
import type {Parameter} from '@site/src/reference/parameter';
import type {SchemaNode} from '@site/src/reference/schema';

function parameter(node: SchemaNode, more: Partial<Parameter> = {}): Parameter {
  return {
    name: 'value',
    in: 'query',
    required: false,
    deprecated: false,
    description: '',
    node,
    example: [],
    explode: true,
    inSample: false,
    ...(node.types?.includes('object') === true ? {isObject: true as const} : {}),
    ...more,
  };
}

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
function through(node: SchemaNode, text: string, more: Partial<Parameter> = {}): string {
  return draftText(readDraft(parameter(node, more), {}, text), false);
}

describe('the inputs of a parameter', () => {
  it.each([
    ['a text', {types: ['string']}, 'a, b'],
    ['a list', LIST, 'a,b'],
    ['a list with commas', LIST, '["a,b","c"]'],
    ['an object', FILTER, '{"state":"open","tags":["a","b"]}'],
    ['a map', MAP, '{"__proto__":"1","a b":"2"}'],
    ['unknown fields of an object', FILTER, '{"state":"open","other":"x"}'],
  ] as [string, SchemaNode, string][])('keep %s.', (_, node, text) => {
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
    const draft = readDraft(parameter(LIST), {}, 'a') as ListDraft;
    const items = [newItem(''), ...draft.items, newItem('')];
    expect(draftText({items}, false)).toBe('a');
    expect(sentIndex(items, 1)).toBe(0);
    const object: ObjectDraft = {
      fields: new Map([['state', '']]),
      rows: [{...newItem('x'), name: ''}],
    };
    expect(draftText(object, false)).toBe('');
  });

  it('end at a level, so that a recursive schema has an end.', () => {
    const components = {
      Tree: {
        title: 'Tree',
        slug: 'tree',
        node: {
          types: ['object'],
          properties: [{name: 'child', required: false, node: {ref: 'Tree'}}],
        },
      },
    };
    const text = '{"child":{"child":{"child":"{}"}}}';
    const recursive = parameter({ref: 'Tree'}, {isObject: true});
    expect(draftText(readDraft(recursive, components, text), false)).toBe(text);
  });
});
