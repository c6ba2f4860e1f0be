import {expect, it} from 'vitest';
import {withDataValues} from './serialized-value';

const LIST = {type: 'array', items: {type: 'string'}};
const OBJECT = {type: 'object', properties: {R: {type: 'integer'}, b: {type: 'string'}}};
const COLOURS = ['blue', 'a,b'];
const FIELDS = {R: 100, b: '1 2'};

function valueOf(parameter: object, serializedValue: string): unknown {
  const examples = {one: {serializedValue}};
  const settled = withDataValues({}, {name: 'c', ...parameter, examples});
  return (settled['examples'] as Record<string, {dataValue?: unknown}>)['one']?.dataValue;
}

it.each<
  [
    location: string,
    style: string,
    explode: boolean,
    schema: object,
    text: string,
    value: unknown,
  ]
>([
  ['path', 'simple', false, {type: 'string'}, 'Ma%C3%AD', 'Maí'],
  ['path', 'simple', false, LIST, 'blue,a%2Cb', COLOURS],
  ['path', 'label', true, LIST, '.blue.a%2Cb', COLOURS],
  ['path', 'matrix', true, LIST, ';c=blue;c=a%2Cb', COLOURS],
  ['path', 'matrix', false, OBJECT, ';c=R,100,b,1%202', FIELDS],
  ['path', 'simple', true, OBJECT, 'R=100,b=1%202', FIELDS],
  ['query', 'form', true, {type: 'integer'}, 'c=9007199254740993', 9007199254740993n],
  ['query', 'form', true, LIST, 'c=blue&c=a%2Cb', COLOURS],
  ['query', 'form', false, LIST, 'c=blue,a%2Cb', COLOURS],
  ['query', 'form', true, OBJECT, 'R=100&b=1%202', FIELDS],
  ['query', 'spaceDelimited', false, LIST, 'c=blue%20red', ['blue', 'red']],
  ['query', 'pipeDelimited', false, LIST, 'c=blue%7Cred', ['blue', 'red']],
  ['query', 'deepObject', true, OBJECT, 'c%5BR%5D=100&c%5Bb%5D=1%202', FIELDS],
  ['header', 'simple', false, {type: 'string'}, '50%', '50%'],
  ['cookie', 'cookie', true, LIST, 'c=blue; c=red', ['blue', 'red']],
])('A text that is sent has a value: %s, %s, explode %s, %j, %s.', (...row) => {
  const [location, style, explode, schema, text, value] = row;
  expect(valueOf({in: location, style, explode, schema}, text)).toEqual(value);
});

it('A text of a media type has a value, and one beside it applies.', () => {
  const examples = {
    text: {serializedValue: '{"a":1}'},
    both: {serializedValue: '{"a":1}', dataValue: {a: 2}},
  };
  const content = {'application/json': {examples}};
  expect(withDataValues({}, {content})).toEqual({
    content: {
      'application/json': {
        examples: {...examples, text: {serializedValue: '{"a":1}', dataValue: {a: 1}}},
      },
    },
  });
});
