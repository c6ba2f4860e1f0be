import {describe, expect, it} from 'vitest';
import {applyEdit, type Edit} from './edits';
import {partAtPath, partsAt, sameAction, type BodyPart} from './parts';
import type {SchemaObject} from '@site/src/openapi/document';
import {schemaRef} from '@site/tests/fixtures/small-document';
import {bodySchema, treeOf} from '@site/tests/fixtures/body-schema';

const ORDER: Record<string, SchemaObject> = {
  Body: {
    type: 'object',
    required: ['name'],
    properties: {
      id: {type: 'integer', readOnly: true},
      name: {type: 'string'},
      size: {type: 'string', enum: ['S', 'M']},
      count: {type: 'integer', minimum: 1},
      address: {
        type: 'object',
        required: ['city'],
        properties: {city: {type: 'string', example: 'Seoul'}, zip: {type: 'string'}},
      },
      tags: {type: 'array', items: {type: 'string'}, maxItems: 3},
      labels: {type: 'object', additionalProperties: {type: 'string', default: 'none'}},
      payment: {oneOf: [schemaRef('Card'), schemaRef('Cash')]},
      gift: {type: 'boolean'},
    },
  },
  Card: {
    type: 'object',
    required: ['by', 'number'],
    properties: {by: {const: 'card'}, number: {type: 'string'}},
  },
  Cash: {type: 'object', required: ['by'], properties: {by: {const: 'cash'}}},
};

/** Returns the parts at the character `|` of a text, and the text without it. */
function partsIn(marked: string): {text: string; parts: BodyPart[]; last: BodyPart} {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const {node, components} = bodySchema(ORDER);
  const parts = partsAt(text, treeOf(text), node, components, offset);
  return {text, parts, last: parts.at(-1) as BodyPart};
}

/** Applies an edit, and puts the selection of the reader in `«»`. */
function edited(text: string, edit: Edit | undefined): string {
  if (edit === undefined) {
    throw new Error('The part has no such edit.');
  }
  const result = applyEdit(text, edit);
  const {selectStart, selectEnd} = edit;
  return `${result.slice(0, selectStart)}«${result.slice(selectStart, selectEnd)}»${result.slice(selectEnd)}`;
}

function add(marked: string, name: string): string {
  const {text, parts} = partsIn(marked);
  const actions = parts.flatMap(({missing}) => missing);
  return edited(text, actions.find((action) => action.name === name)?.edit);
}

describe('partsAt', () => {
  it('returns the values from the body to the cursor.', () => {
    const {parts} = partsIn('{"address": {"city": "|Busan"}}');
    expect(parts.map(({path, type}) => [path.join('.'), type])).toEqual([
      ['', 'object'],
      ['address', 'object'],
      ['address.city', 'string'],
    ]);
    expect(parts.map(({missing}) => missing.map(({name}) => name))).toEqual([
      ['name', 'size', 'count', 'tags', 'labels', 'payment', 'gift'],
      ['zip'],
      [],
    ]);
  });

  it('adds a property to lines in the order of the schema.', () => {
    const text = '{|\n    "name": "a",\n    "gift": true\n}';
    expect(add(text, 'address')).toBe(
      '{\n    "name": "a",\n    "address": «{\n      "city": "Seoul"\n    }»,\n    "gift": true\n}',
    );
  });

  it('adds the first property of the schema before the others.', () => {
    expect(add('{|\n  "gift": true\n}', 'name')).toBe(
      '{\n  "name": "«»",\n  "gift": true\n}',
    );
  });

  it('adds a property on the line of the others.', () => {
    expect(add('{"name": "a"|}', 'address')).toBe(
      '{"name": "a", "address": «{"city": "Seoul"}»}',
    );
    expect(add('{|"gift": true}', 'count')).toBe('{"count": «1», "gift": true}');
  });

  it('adds a property to an empty object, inside its indent.', () => {
    expect(add('{\n  "address": {|}\n}', 'city')).toBe(
      '{\n  "address": {\n    "city": "«Seoul»"\n  }\n}',
    );
  });

  it('adds an item to an array until it is full.', () => {
    const {text, last} = partsIn('{"tags": ["a", "b"|]}');
    const {parts} = partsIn('{"tags": [|"a", "b"]}');
    expect(last.path).toEqual(['tags', 1]);
    expect(edited(text, parts[1]?.item)).toBe('{"tags": ["a", "b", "«»"]}');
    expect(partsIn('{"tags": |["a", "b", "c"]}').last.item).toBeUndefined();
  });

  it.each([
    ['{"tags": [|"a", "b"]}', '{"tags": [«»"b"]}'],
    ['{"tags": [\n  "a",\n  |"b"\n]}', '{"tags": [\n  "a"«»\n]}'],
    ['{"tags": [ |"a" ]}', '{"tags": [«»]}'],
    ['{"name": "a", "gif|t": true}', '{"name": "a"«»}'],
  ])('removes the part at the cursor of %s.', (marked, result) => {
    const {text, last} = partsIn(marked);
    expect(edited(text, last.removal)).toBe(result);
  });

  it('does not remove a required property.', () => {
    expect(partsIn('{"name": "|a"}').last.removal).toBeUndefined();
  });

  it('adds a pair to a map, with a name that is not there.', () => {
    const {text, last} = partsIn('{"labels": {|"key": "a"}}');
    const {parts} = partsIn('{"labels": |{"key": "a"}}');
    expect(last.path).toEqual(['labels', 'key']);
    expect(edited(text, parts[1]?.pair)).toBe(
      '{"labels": {"key": "a", "«key2»": "none"}}',
    );
  });

  it('replaces a value by an example of another alternative.', () => {
    const {text, last} = partsIn('{\n  "payment": {|"by": "cash"}\n}');
    const {parts} = partsIn('{\n  "payment": |{"by": "cash"}\n}');
    expect(last.path).toEqual(['payment', 'by']);
    const [card, cash] = parts[1]?.variants ?? [];
    expect([card?.name, card?.isCurrent, cash?.name, cash?.isCurrent]).toEqual([
      'Card',
      false,
      'Cash',
      true,
    ]);
    expect(edited(text, card?.edit)).toBe(
      '{\n  "payment": «{\n    "by": "card",\n    "number": ""\n  }»\n}',
    );
  });

  it('offers the values of an enum and of a boolean.', () => {
    const {text, last} = partsIn('{"size": |"S"}');
    expect(edited(text, last.values[1]?.edit)).toBe('{"size": "«M»"}');
    expect(partsIn('{"gift": |true}').last.values.map(({name}) => name)).toEqual([
      'true',
      'false',
    ]);
  });
});

describe('partAtPath', () => {
  const at = (marked: string, path: (string | number)[]): BodyPart | undefined => {
    const {node, components} = bodySchema(ORDER);
    const text = marked.replace('|', '');
    return partAtPath(text, node, components, marked.indexOf('|'), path);
  };

  it('returns the part of a newer text with its edits there.', () => {
    const text =
      '{"name": "a much longer name", "payment": {"by": "card", |"number": ""}}';
    const edit = at(text, ['payment'])?.variants.find(({name}) => name === 'Cash')?.edit;
    expect(edited(text.replace('|', ''), edit)).toBe(
      '{"name": "a much longer name", "payment": «{\n  "by": "cash"\n}»}',
    );
  });

  it.each([
    ['{"name": "a"|}', ['payment']],
    ['{"payment": {"by": "card"|', ['payment']],
    ['{"tags": ["a|"]}', ['tags', 1]],
  ])('returns nothing if %s has no %s.', (text, path) => {
    expect(at(text, path)).toBeUndefined();
  });
});

describe('sameAction', () => {
  const edit: Edit = {start: 0, end: 0, insert: '', selectStart: 0, selectEnd: 0};
  const [first, second, other] = [
    {name: 'object', edit},
    {name: 'object', edit},
    {name: 'name', edit},
  ];

  it('prefers the action in the same place, because titles can be equal.', () => {
    expect(sameAction([first, second], second, 1)).toBe(second);
  });

  it('finds an action that has moved.', () => {
    expect(sameAction([first, other], other, 0)).toBe(other);
    expect(sameAction([first], other, 0)).toBeUndefined();
  });
});
