import {describe, expect, it} from 'vitest';
import type {Parameter} from './parameter';
import type {Constraint, SchemaNode} from './schema';
import {checkParts, checkValue, splitValue} from './value-check';

const ADDRESS = '^0x[0-9a-fA-F]{40}$';

function parameter(node: SchemaNode, required = true): Parameter {
  return {
    name: 'value',
    in: 'query',
    required,
    deprecated: false,
    description: '',
    node,
    example: [],
    explode: true,
    inSample: required,
  };
}

function bound(keyword: Constraint['keyword'], value: string): SchemaNode {
  return {constraints: [{keyword, value}]};
}

describe('checkValue', () => {
  it('reports only missing required values.', () => {
    expect(checkValue(parameter({}), {}, ' ')).toEqual({kind: 'required'});
    expect(checkValue(parameter({}, false), {}, '')).toBeUndefined();
  });

  const INTEGER: SchemaNode = {types: ['integer']};
  it.each<[string, SchemaNode, string, string | undefined]>([
    ['a whole number', INTEGER, '12', undefined],
    ['a fraction', INTEGER, '1.5', 'integer'],
    ['a word', INTEGER, 'one', 'integer'],
    ['an exponent', INTEGER, '1e3', 'integer'],
    ['a number', {types: ['number']}, '-1.5e-3', undefined],
    ['a word', {types: ['number']}, 'NaN', 'number'],
    ['a truth value', {types: ['boolean']}, 'true', undefined],
    ['a word', {types: ['boolean']}, 'yes', 'boolean'],
    ['one of a list', {enum: [{value: 'a'}]}, 'a', undefined],
    ['none of a list', {enum: [{value: 'a'}]}, 'b', 'enum'],
    ['a day', {types: ['string'], format: 'date'}, '2025-11-30', undefined],
    ['no day', {types: ['string'], format: 'date'}, '30.11.2025', 'date'],
    [
      'a time',
      {types: ['string'], format: 'date-time'},
      '2025-11-30T10:00:00.5Z',
      undefined,
    ],
    ['no time', {types: ['string'], format: 'date-time'}, '2025-11-30', 'dateTime'],
    ['the least', {...INTEGER, ...bound('minimum', '1')}, '1', undefined],
    ['less', {...INTEGER, ...bound('minimum', '1')}, '0', 'minimum'],
    [
      'the bound',
      {...INTEGER, ...bound('exclusiveMinimum', '1')},
      '1',
      'exclusiveMinimum',
    ],
    ['the most', {...INTEGER, ...bound('maximum', '2000')}, '2000', undefined],
    ['more', {...INTEGER, ...bound('maximum', '2000')}, '2001', 'maximum'],
    [
      'the bound',
      {...INTEGER, ...bound('exclusiveMaximum', '5')},
      '5',
      'exclusiveMaximum',
    ],
    ['no multiple', {...INTEGER, ...bound('multipleOf', '5')}, '7', 'multipleOf'],
    ['too short', bound('minLength', '3'), 'ab', 'minLength'],
    ['too long', bound('maxLength', '3'), 'abcd', 'maxLength'],
    ['three characters', bound('maxLength', '3'), '😀😀😀', undefined],
    ['what matches', bound('pattern', '^a+$'), 'aa', undefined],
    ['what does not match', bound('pattern', '^a+$'), 'ab', 'pattern'],
    ['a pattern of another language', bound('pattern', '(?<a'), 'ab', undefined],
  ])('says of %s (%o, %s) what is wrong: %s.', (_, node, text, kind) => {
    expect(checkValue(parameter(node), {}, text)?.kind).toBe(kind);
  });

  it('compares numbers beyond 2^53 exactly.', () => {
    const node = {...INTEGER, ...bound('maximum', '9007199254740992')};
    expect(checkValue(parameter(node), {}, '9007199254740993')).toEqual({
      kind: 'maximum',
      bound: '9007199254740992',
    });
  });

  it.each([
    ['0x12', 2],
    [`0x${'a'.repeat(41)}`, 41],
    ['0xkaia', -1],
    ['kaia', -1],
  ])('counts the digits of the address %s: %i.', (text, found) => {
    expect(checkValue(parameter(bound('pattern', ADDRESS)), {}, text)).toEqual({
      kind: 'hex',
      what: 'address',
      digits: 40,
      found,
    });
  });

  it('checks each item of an array, and the number of items.', () => {
    const list: SchemaNode = {
      types: ['array'],
      items: INTEGER,
      constraints: [
        {keyword: 'maxItems', value: '2'},
        {keyword: 'uniqueItems', value: 'true'},
      ],
    };
    expect(checkValue(parameter(list), {}, '1, 2')).toBeUndefined();
    expect(checkValue(parameter(list), {}, '1,x')?.kind).toBe('integer');
    expect(checkValue(parameter(list), {}, '1,2,3')?.kind).toBe('maxItems');
    expect(checkValue(parameter(list), {}, '1,1')?.kind).toBe('uniqueItems');
  });

  it('accepts limits too large for plain notation.', () => {
    const list = {types: ['array'], items: INTEGER, ...bound('minItems', '1e+30')};
    expect(checkValue(parameter(list), {}, '1,2')).toEqual({
      kind: 'minItems',
      bound: '1e+30',
    });
  });

  it('resolves references.', () => {
    const components = {
      Kind: {title: 'Kind', slug: 'kind', node: {enum: [{value: 'a'}]}},
    };
    expect(checkValue(parameter({ref: 'Kind'}), components, 'b')).toEqual({
      kind: 'enum',
      values: ['a'],
    });
  });
});

describe('splitValue', () => {
  it('splits only arrays.', () => {
    expect(splitValue(parameter({types: ['array']}), {}, 'a, b,,')).toEqual(['a', 'b']);
    expect(splitValue(parameter({types: ['string']}), {}, ' a, b ')).toEqual(['a, b']);
    expect(splitValue(parameter({types: ['array']}), {}, '["a,b", 1]')).toEqual([
      'a,b',
      '1',
    ]);
  });

  it('gives an empty value for the sign of one.', () => {
    const flag = {...parameter({types: ['string']}), allowEmptyValue: true as const};
    expect(splitValue(flag, {}, '""')).toEqual(['']);
    expect(splitValue(parameter({types: ['string']}), {}, '""')).toEqual(['""']);
  });
});

describe('checkParts', () => {
  const LIST: SchemaNode = {types: ['array'], items: {types: ['integer']}};
  const problemsOf = (node: SchemaNode, text: string, more: Partial<Parameter> = {}) =>
    checkParts({...parameter(node), ...more}, {}, text).map(({path, problem}) => [
      path,
      problem.kind,
    ]);

  it('names each item of a list that is wrong.', () => {
    expect(problemsOf(LIST, '1,x,3,y')).toEqual([
      ['/1', 'integer'],
      ['/3', 'integer'],
    ]);
    expect(problemsOf({...LIST, ...bound('maxItems', '1')}, '1,2')).toEqual([
      ['', 'maxItems'],
    ]);
  });

  it('names the fields of an object that are wrong or missing.', () => {
    const node: SchemaNode = {
      types: ['object'],
      properties: [
        {name: 'state', required: true, node: {types: ['string']}},
        {name: 'page', required: false, node: {types: ['integer']}},
      ],
      additionalProperties: LIST,
    };
    const isObject = {isObject: true} as const;
    expect(problemsOf(node, '{"page": "x", "more": ["1", "y"]}', isObject)).toEqual([
      ['/state', 'required'],
      ['/page', 'integer'],
      ['/more/1', 'integer'],
    ]);
    expect(problemsOf(node, 'open', isObject)).toEqual([['', 'object']]);
    expect(
      problemsOf(
        {types: ['object'], ...bound('minProperties', '2')},
        '{"a": 1}',
        isObject,
      ),
    ).toEqual([['', 'minProperties']]);
  });

  it('checks that the text of JSON content is JSON.', () => {
    const content = {mediaType: 'application/json'};
    expect(problemsOf({types: ['object']}, '{"a": }', content)).toEqual([['', 'json']]);
    expect(problemsOf({types: ['object']}, '{"a": 1}', content)).toEqual([]);
    expect(problemsOf({}, '<a/>', {mediaType: 'application/xml'})).toEqual([]);
  });

  it('accepts a parameter without a value if it may be sent so.', () => {
    expect(problemsOf({types: ['integer']}, '""', {allowEmptyValue: true})).toEqual([]);
    expect(problemsOf({types: ['integer']}, '""')).toEqual([['', 'integer']]);
  });
});
