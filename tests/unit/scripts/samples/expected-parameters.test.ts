import {describe, expect, it} from 'vitest';
import {
  expand,
  expectedParameters,
} from '../../../../scripts/lib/samples/expected-parameters';
import type {ParameterObject} from '../../../../src/openapi/document';
import {describeApi, operationObject} from '../../openapi/small-document';

type Given = Omit<ParameterObject, 'name'>;

/** Returns what is expected of one required parameter `color`. */
function expected(given: Given) {
  const parameters = [{name: 'color', required: true, ...given}];
  return expectedParameters(describeApi(), {}, operationObject('paint', {parameters}));
}

const LIST = ['blue', 'black'];
const OBJECT = {R: 100, G: 200};

// RFC 6570, sections 3.2.2, 3.2.5 and 3.2.7.
describe('expand', () => {
  const list = ['red', 'green', 'blue'];
  const keys = {semi: ';', dot: '.', comma: ','};

  it.each([
    ['', 'Hello World!', false, 'Hello%20World%21'],
    ['', list, false, 'red,green,blue'],
    ['', list, true, 'red,green,blue'],
    ['', keys, false, 'semi,%3B,dot,.,comma,%2C'],
    ['', keys, true, 'semi=%3B,dot=.,comma=%2C'],
    ['.', 'Hello World!', false, '.Hello%20World%21'],
    ['.', list, false, '.red,green,blue'],
    ['.', list, true, '.red.green.blue'],
    ['.', keys, false, '.semi,%3B,dot,.,comma,%2C'],
    ['.', keys, true, '.semi=%3B.dot=..comma=%2C'],
    [';', 'Hello World!', false, ';name=Hello%20World%21'],
    [';', '', false, ';name'],
    [';', list, false, ';name=red,green,blue'],
    [';', list, true, ';name=red;name=green;name=blue'],
    [';', keys, false, ';name=semi,%3B,dot,.,comma,%2C'],
    [';', keys, true, ';semi=%3B;dot=.;comma=%2C'],
  ] as const)(
    'expands {%sname} of %j, explode %s, to %4$s.',
    (operator, value, explode, text) => {
      const encode = (one: string): string =>
        encodeURIComponent(one).replaceAll('!', '%21');
      expect(expand(operator, {name: 'name', explode, value, encode})).toBe(text);
    },
  );
});

describe('expectedParameters', () => {
  it.each<[string, Given, string]>([
    ['simple by default', {in: 'path', example: 'a/b'}, 'a%2Fb'],
    ['label', {in: 'path', style: 'label', example: LIST}, '.blue,black'],
    [
      'matrix',
      {in: 'path', style: 'matrix', explode: true, example: OBJECT},
      ';R=100;G=200',
    ],
    ['JSON', {in: 'path', content: {'application/json': {example: [1]}}}, '%5B1%5D'],
    [
      'reserved',
      {in: 'path', allowReserved: true, example: 'a:b/c%2F%'},
      'a:b%2Fc%2F%25',
    ],
  ])('expects a value of a path, %s.', (_, given, text) => {
    expect(expected(given).path.get('color')).toBe(text);
  });

  it.each<[string, Given, [string, string][]]>([
    [
      'as repeated pairs by default',
      {in: 'query', example: LIST},
      [
        ['color', 'blue'],
        ['color', 'black'],
      ],
    ],
    [
      'joined by commas',
      {in: 'query', explode: false, example: LIST},
      [['color', 'blue,black']],
    ],
    [
      'joined by spaces',
      {in: 'query', style: 'spaceDelimited', example: LIST},
      [['color', 'blue black']],
    ],
    [
      'joined by bars',
      {in: 'query', style: 'pipeDelimited', example: OBJECT},
      [['color', 'R|100|G|200']],
    ],
    [
      'as pairs of its fields',
      {in: 'query', example: OBJECT},
      [
        ['R', '100'],
        ['G', '200'],
      ],
    ],
    [
      'as one pair',
      {in: 'query', explode: false, example: OBJECT},
      [['color', 'R,100,G,200']],
    ],
    [
      'in brackets',
      {in: 'query', style: 'deepObject', example: {a: {b: 1}, c: ['d', 'e']}},
      [
        ['color[a][b]', '1'],
        ['color[c]', 'd'],
        ['color[c]', 'e'],
      ],
    ],
    [
      'as JSON',
      {in: 'query', content: {'application/json': {example: OBJECT}}},
      [['color', '{"R":100,"G":200}']],
    ],
    [
      'as a form',
      {
        in: 'querystring',
        content: {'application/x-www-form-urlencoded': {example: {a: 'b c', d: [1, 2]}}},
      },
      [
        ['a', 'b c'],
        ['d', '1'],
        ['d', '2'],
      ],
    ],
    [
      'as all of the query',
      {in: 'querystring', content: {'application/json': {example: [1]}}},
      [['[1]', '']],
    ],
  ])('expects a value of a query %s.', (_, given, pairs) => {
    expect(expected(given)).toMatchObject({query: pairs, encodedQuery: []});
  });

  it('expects commas and reserved characters as they are where they mean something.', () => {
    const list = {in: 'query', explode: false, example: ['a,b', 'c']} as const;
    expect(expected(list).encodedQuery).toEqual([['color', 'a%2Cb,c']]);
    const reserved = {
      in: 'query',
      allowReserved: true,
      example: 'a/b?c=d&e+f#[g]%20',
    } as const;
    expect(expected(reserved).encodedQuery).toEqual([
      ['color', 'a/b?c=d%26e%2Bf%23%5Bg%5D%20'],
    ]);
  });

  it('expects a value of a header as it is.', () => {
    expect(expected({in: 'header', example: ['a b', 'c']}).headers).toEqual([
      ['color', 'a b,c'],
    ]);
    expect(expected({in: 'header', explode: true, example: OBJECT}).headers).toEqual([
      ['color', 'R=100,G=200'],
    ]);
  });

  it('expects encoded cookies, several for the parts of an exploded value.', () => {
    expect(expected({in: 'cookie', example: 'a b;c'}).cookies).toEqual([
      ['color', 'a%20b%3Bc'],
    ]);
    expect(expected({in: 'cookie', example: LIST}).cookies).toEqual([
      ['color', 'blue'],
      ['color', 'black'],
    ]);
    expect(expected({in: 'cookie', style: 'cookie', example: 'a=b%20'}).cookies).toEqual([
      ['color', 'a=b%20'],
    ]);
  });

  it.each<[string, Given, string]>([
    ['of its schema', {in: 'query', schema: {type: 'string', default: 'red'}}, 'red'],
    ['of its type', {in: 'query', schema: {type: 'integer', minimum: 3}}, '3'],
    ['made up from its name', {in: 'query', schema: {type: 'string'}}, 'your-color'],
  ])('expects a value %s where there is no example.', (_, given, text) => {
    expect(expected(given).query).toEqual([['color', text]]);
  });

  it('takes the parameter of the operation rather than that of its path.', () => {
    const pathItem = {
      parameters: [
        {name: 'a', in: 'query', required: true, example: 1},
        {name: 'b', in: 'query', required: true, example: 2},
      ] as const,
    };
    const parameters = [{name: 'a', in: 'query', required: true, example: 3}] as const;
    const operation = operationObject('paint', {parameters});
    expect(expectedParameters(describeApi(), pathItem, operation).query).toEqual([
      ['a', '3'],
      ['b', '2'],
    ]);
  });

  it('throws if a place does not allow a style.', () => {
    for (const place of ['path', 'query', 'header', 'cookie'] as const) {
      const style = place === 'path' ? 'form' : 'matrix';
      expect(() => expected({in: place, style, example: 'a'})).toThrow(
        `the style ${style}`,
      );
    }
  });
});
