import {describe, expect, it} from 'vitest';
import {applyEdit, type Edit} from './edits';
import {partAtPath, partsAt, sameAction, type BodyPart} from './parts';
import type {SchemaObject} from '../../openapi/document';
import {bodySchema, treeOf} from '@site/tests/fixtures/body-schema';

const ADDRESS: SchemaObject = {
  type: 'object',
  required: ['city'],
  properties: {city: {type: 'string', example: 'Seoul'}, zip: {type: 'string'}},
};

const {node, components} = bodySchema({
  Body: {
    type: 'object',
    required: ['name'],
    properties: {
      id: {type: 'integer', readOnly: true},
      name: {type: 'string'},
      size: {type: 'string', enum: ['S', 'M']},
      count: {type: 'integer', minimum: 1},
      address: ADDRESS,
      tags: {type: 'array', items: {type: 'string'}, maxItems: 3},
      labels: {type: 'object', additionalProperties: {type: 'string', default: 'none'}},
      payment: {oneOf: [payment('card', 'number'), payment('cash')]},
      gift: {type: 'boolean'},
    },
  },
});

function payment(title: string, ...fields: string[]): SchemaObject {
  const texts = fields.map((name) => [name, {type: 'string'}]);
  return {
    title,
    type: 'object',
    required: ['by', ...fields],
    properties: {by: {const: title}, ...Object.fromEntries(texts)},
  };
}

/** Returns the parts at the character `|` of a text. */
function partsIn(marked: string): BodyPart[] {
  const text = marked.replace('|', '');
  return partsAt(text, treeOf(text), node, components, marked.indexOf('|'));
}

/** Applies an edit, and puts the selection of the reader in `«»`. */
function edited(marked: string, edit: Edit | undefined): string {
  if (edit === undefined) {
    throw new Error('The part has no such edit.');
  }
  const result = applyEdit(marked.replace('|', ''), edit);
  const {selectStart, selectEnd} = edit;
  return `${result.slice(0, selectStart)}«${result.slice(selectStart, selectEnd)}»${result.slice(selectEnd)}`;
}

describe('The parts at the cursor', () => {
  it('are the values from the body to the cursor, with what they lack.', () => {
    const parts = partsIn('{"address": {"city": "|Busan"}}');
    expect(
      parts.map(({path, type, missing}) => [path, type, missing.map(({name}) => name)]),
    ).toEqual([
      [[], 'object', ['name', 'size', 'count', 'tags', 'labels', 'payment', 'gift']],
      [['address'], 'object', ['zip']],
      [['address', 'city'], 'string', []],
    ]);
  });

  it.each([
    [
      'to lines in the order of the schema',
      ['address', '{|\n    "name": "a",\n    "gift": true\n}'],
      '{\n    "name": "a",\n    "address": «{\n      "city": "Seoul"\n    }»,\n    "gift": true\n}',
    ],
    [
      'before the others, if it is the first of the schema',
      ['name', '{|\n  "gift": true\n}'],
      '{\n  "name": "«»",\n  "gift": true\n}',
    ],
    [
      'on the line of the others',
      ['address', '{"name": "a"|}'],
      '{"name": "a", "address": «{"city": "Seoul"}»}',
    ],
    [
      'before others on a line',
      ['count', '{|"gift": true}'],
      '{"count": «1», "gift": true}',
    ],
    [
      'to an empty object, inside its indent',
      ['city', '{\n  "address": {|}\n}'],
      '{\n  "address": {\n    "city": "«Seoul»"\n  }\n}',
    ],
  ] as const)('can have another property %s.', (_, [name, marked], result) => {
    const actions = partsIn(marked).flatMap(({missing}) => missing);
    const action = actions.find((one) => one.name === name);
    expect(edited(marked, action?.edit)).toBe(result);
  });

  it('can have another item in an array until it is full.', () => {
    const marked = '{"tags": ["a", |"b"]}';
    const [, tags, item] = partsIn(marked);
    expect(item?.path).toEqual(['tags', 1]);
    expect(edited(marked, tags?.item)).toBe('{"tags": ["a", "b", "«»"]}');
    expect(partsIn('{"tags": |["a", "b", "c"]}').at(-1)?.item).toBeUndefined();
  });

  it.each([
    ['{"tags": [|"a", "b"]}', '{"tags": [«»"b"]}'],
    ['{"tags": [\n  "a",\n  |"b"\n]}', '{"tags": [\n  "a"«»\n]}'],
    ['{"tags": [ |"a" ]}', '{"tags": [«»]}'],
    ['{"name": "a", "gif|t": true}', '{"name": "a"«»}'],
  ])('can be removed: %j.', (marked, result) => {
    expect(edited(marked, partsIn(marked).at(-1)?.removal)).toBe(result);
  });

  it('cannot be removed if they are required.', () => {
    expect(partsIn('{"name": "|a"}').at(-1)?.removal).toBeUndefined();
  });

  it('can have another pair in a map, with a name that is not there.', () => {
    const marked = '{"labels": {|"key": "a"}}';
    const [, labels, pair] = partsIn(marked);
    expect(pair?.path).toEqual(['labels', 'key']);
    expect(edited(marked, labels?.pair)).toBe(
      '{"labels": {"key": "a", "«key2»": "none"}}',
    );
  });

  it('can be replaced by an example of another alternative.', () => {
    const marked = '{\n  "payment": {|"by": "cash"}\n}';
    const [, {variants} = {variants: []}] = partsIn(marked);
    expect(variants.map(({name, isCurrent}) => [name, isCurrent])).toEqual([
      ['card', false],
      ['cash', true],
    ]);
    expect(edited(marked, variants[0]?.edit)).toBe(
      '{\n  "payment": «{\n    "by": "card",\n    "number": ""\n  }»\n}',
    );
  });

  it('offer the values of an enum and of a boolean.', () => {
    const size = partsIn('{"size": |"S"}').at(-1);
    expect(edited('{"size": "S"}', size?.values[1]?.edit)).toBe('{"size": "«M»"}');
    const gift = partsIn('{"gift": |true}').at(-1);
    expect(gift?.values.map(({name}) => name)).toEqual(['true', 'false']);
  });
});

describe('The part at a path', () => {
  const at = (marked: string, path: (string | number)[]): BodyPart | undefined =>
    partAtPath(marked.replace('|', ''), node, components, marked.indexOf('|'), path);

  it('is that of a newer text, with its edits there.', () => {
    const marked = '{"name": "a longer name", "payment": {"by": "card", |"number": ""}}';
    expect(edited(marked, at(marked, ['payment'])?.variants[1]?.edit)).toBe(
      '{"name": "a longer name", "payment": «{\n  "by": "cash"\n}»}',
    );
  });

  it.each([
    ['{"name": "a"|}', ['payment']],
    ['{"payment": {"by": "card"|', ['payment']],
    ['{"tags": ["a|"]}', ['tags', 1]],
  ])('is nothing if %s has no %s.', (text, path) => {
    expect(at(text, path)).toBeUndefined();
  });
});

it('An action is the one in the same place, because titles can be equal, or one that has moved.', () => {
  const edit: Edit = {start: 0, end: 0, insert: '', selectStart: 0, selectEnd: 0};
  const action = (name: string): {name: string; edit: Edit} => ({name, edit});
  const [first, second, other] = [action('object'), action('object'), action('name')];
  expect(sameAction([first, second], second, 1)).toBe(second);
  expect(sameAction([first, other], other, 0)).toBe(other);
  expect(sameAction([first], other, 0)).toBeUndefined();
});
