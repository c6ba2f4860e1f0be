import {describe, expect, it} from 'vitest';
import type {Parameter} from '../parameter/parameter';
import type {Constraint, SchemaNode} from '../schema/schema';
import {checkParts, checkValue, splitValue} from './value-check';
import {parameterOf} from '@site/tests/fixtures/parameter';

function bound(keyword: Constraint['keyword'], value: string): SchemaNode {
  return {constraints: [{keyword, value}]};
}

function kindOf(node: SchemaNode, text: string): string | undefined {
  return checkValue(parameterOf(node), {}, text)?.kind;
}

const INTEGER: SchemaNode = {types: ['integer']};
const DAY: SchemaNode = {types: ['string'], format: 'date'};
const TIME: SchemaNode = {types: ['string'], format: 'date-time'};
const LIST: SchemaNode = {types: ['array'], items: INTEGER};
const JSON_CONTENT = {mediaType: 'application/json'};

describe('A value', () => {
  it('is missing only if it is required.', () => {
    expect(kindOf({}, ' ')).toBe('required');
    expect(checkValue(parameterOf({}, {required: false}), {}, '')).toBeUndefined();
  });

  it.each<[SchemaNode, right: string, wrong: [string, string][]]>([
    [INTEGER, '12', ['1.5', 'one', '1e3'].map((text) => [text, 'integer'])],
    [{types: ['number']}, '-1.5e-3', [['NaN', 'number']]],
    [{types: ['boolean']}, 'true', [['yes', 'boolean']]],
    [{enum: [{value: 'a'}]}, 'a', [['b', 'enum']]],
    [DAY, '2025-11-30', [['30.11.2025', 'date']]],
    [TIME, '2025-11-30T10:00:00.5Z', [['2025-11-30', 'dateTime']]],
    [{...INTEGER, ...bound('minimum', '1')}, '1', [['0', 'minimum']]],
    [{...INTEGER, ...bound('exclusiveMinimum', '1')}, '2', [['1', 'exclusiveMinimum']]],
    [{...INTEGER, ...bound('maximum', '2000')}, '2000', [['2001', 'maximum']]],
    [{...INTEGER, ...bound('exclusiveMaximum', '5')}, '4', [['5', 'exclusiveMaximum']]],
    [{...INTEGER, ...bound('multipleOf', '5')}, '10', [['7', 'multipleOf']]],
    [bound('minLength', '3'), 'abc', [['ab', 'minLength']]],
    [bound('maxLength', '3'), '😀😀😀', [['abcd', 'maxLength']]],
    [bound('pattern', '^a+$'), 'aa', [['ab', 'pattern']]],
    // A pattern of another language.
    [bound('pattern', '(?<a'), 'ab', []],
    [{...LIST, ...bound('maxItems', '2')}, '1, 2', [['1,2,3', 'maxItems']]],
    [{...LIST, ...bound('uniqueItems', 'true')}, '1, 2', [['1,1', 'uniqueItems']]],
    [LIST, '1, 2', [['1,x', 'integer']]],
  ])('of %j can be %s, and the problem of others is named: %j.', (node, right, wrong) => {
    expect(kindOf(node, right)).toBeUndefined();
    expect(wrong.map(([text]) => [text, kindOf(node, text)])).toEqual(wrong);
  });

  it('is compared exactly beyond 2^53, and with bounds too large for plain notation.', () => {
    const most = {...INTEGER, ...bound('maximum', '9007199254740992')};
    expect(kindOf(most, '9007199254740993')).toBe('maximum');
    expect(kindOf({...LIST, ...bound('minItems', '1e+30')}, '1,2')).toBe('minItems');
  });

  it.each([
    ['0x12', 2],
    [`0x${'a'.repeat(41)}`, 41],
    ['0xmuseum', -1],
    ['museum', -1],
  ])('that is no address has its digits counted: %s, %i.', (text, found) => {
    const address = parameterOf(bound('pattern', '^0x[0-9a-fA-F]{40}$'));
    const problem = {kind: 'hex', what: 'address', digits: 40, found};
    expect(checkValue(address, {}, text)).toEqual(problem);
  });

  it('is checked by the schema of a reference.', () => {
    const node = {enum: [{value: 'a'}]};
    const components = {Kind: {title: 'Kind', route: '/schemas/kind', node}};
    expect(checkValue(parameterOf({ref: 'Kind'}), components, 'b')?.kind).toBe('enum');
  });

  it('is split for arrays only.', () => {
    const split = (type: string, text: string, more: Partial<Parameter> = {}) =>
      splitValue(parameterOf({types: [type]}, more), {}, text);
    expect(split('array', 'a, b,,')).toEqual(['a', 'b']);
    expect(split('array', '["a,b", 1]')).toEqual(['a,b', '1']);
    expect(split('string', ' a, b ')).toEqual(['a, b']);
    expect(split('string', '""', {allowEmptyValue: true})).toEqual(['']);
    expect(split('string', '""')).toEqual(['""']);
  });
});

describe('The parts of a value', () => {
  const FILTER: SchemaNode = {
    types: ['object'],
    properties: [
      {name: 'state', required: true, node: {types: ['string']}},
      {name: 'page', required: false, node: INTEGER},
    ],
    additionalProperties: LIST,
  };
  const OBJECT = {types: ['object']};
  const IS_OBJECT = {isObject: true} as const;

  it.each<[string, SchemaNode, Partial<Parameter>, string]>([
    ['1,x,3,y', LIST, {}, '/1 integer, /3 integer'],
    ['1,2', {...LIST, ...bound('maxItems', '1')}, {}, ' maxItems'],
    ['{"page": "x"}', FILTER, IS_OBJECT, '/state required, /page integer'],
    ['{"state": "a", "more": ["1", "y"]}', FILTER, IS_OBJECT, '/more/1 integer'],
    ['open', FILTER, IS_OBJECT, ' object'],
    [
      '{"a": 1}',
      {...OBJECT, ...bound('minProperties', '2')},
      IS_OBJECT,
      ' minProperties',
    ],
    ['{"a": }', OBJECT, JSON_CONTENT, ' json'],
    ['{"a": 1}', OBJECT, JSON_CONTENT, ''],
    ['<a/>', {}, {mediaType: 'application/xml'}, ''],
    ['""', INTEGER, {allowEmptyValue: true}, ''],
    ['""', INTEGER, {}, ' integer'],
  ])('are named with their problems: %s.', (text, node, more, expected) => {
    const problems = checkParts(parameterOf(node, more), {}, text);
    expect(problems.map(({path, problem}) => `${path} ${problem.kind}`).join(', ')).toBe(
      expected,
    );
  });
});
