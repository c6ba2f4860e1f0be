import {describe, expect, it} from 'vitest';
import {partsAt, type BodyPart, type PartAction} from './body-parts';
import {changeText} from './change';
import {bodySchema, treeOf} from '@site/tests/fixtures/body-schema';
import {yaml} from '@site/tests/fixtures/small-document';

const {node, components} = bodySchema(
  yaml(`
Body:
  type: object
  required: [name]
  properties:
    id: {type: integer, readOnly: true}
    name: {type: string}
    size: {type: string, enum: [S, M]}
    count: {type: integer, minimum: 1}
    address:
      type: object
      required: [city]
      properties: {city: {type: string, example: Seoul}, zip: {type: string}}
    tags: {type: array, items: {type: string}, maxItems: 3}
    labels: {type: object, additionalProperties: {type: string, default: none}}
    payment:
      oneOf:
        - title: card
          type: object
          required: [by, number]
          properties: {by: {const: card}, number: {type: string}}
        - {title: cash, type: object, required: [by], properties: {by: {const: cash}}}
    gift: {type: boolean}
`),
);

/** Returns the parts at the character `|` of a text. */
function partsIn(marked: string): BodyPart[] {
  const tree = treeOf(marked.replace('|', ''));
  return partsAt(tree, node, components, marked.indexOf('|'));
}

/** Returns an action of the innermost parts at the character `|`. */
function actionIn(
  marked: string,
  kind: PartAction['kind'],
  name = '',
): PartAction | undefined {
  return partsIn(marked)
    .flatMap(({actions}) => actions)
    .filter((action) => action.kind === kind && action.name === name)
    .at(-1);
}

/** Makes the change of an action, and puts the selection of the reader in `«»`. */
function edited(marked: string, kind: PartAction['kind'], name?: string): string {
  const action = actionIn(marked, kind, name);
  const edit = action && changeText(marked.replace('|', ''), action.change);
  if (edit === undefined) {
    throw new Error('The part has no such action.');
  }
  const {text, selectStart, selectEnd} = edit;
  return `${text.slice(0, selectStart)}«${text.slice(selectStart, selectEnd)}»${text.slice(selectEnd)}`;
}

describe('The parts at the cursor', () => {
  it('are the values from the body to the cursor, with what they lack.', () => {
    const parts = partsIn('{"address": {"city": "|Busan"}}');
    expect(
      parts.map(({path, type, actions}) => [
        path,
        type,
        actions.filter(({kind}) => kind === 'property').map(({name}) => name),
      ]),
    ).toEqual([
      [[], 'object', ['name', 'size', 'count', 'tags', 'labels', 'payment', 'gift']],
      [['address'], 'object', ['zip']],
      [['address', 'city'], 'string', []],
    ]);
  });

  it.each([
    [
      'in the order of the schema',
      ['address', '{|"name": "a", "gift": true}'],
      '{\n  "name": "a",\n  "address": «{\n    "city": "Seoul"\n  }»,\n  "gift": true\n}',
    ],
    [
      'before the others, if it is the first of the schema',
      ['name', '{|\n    "gift": true\n}'],
      '{\n  "name": "«»",\n  "gift": true\n}',
    ],
    [
      'in an empty object',
      ['city', '{\n  "address": {|}\n}'],
      '{\n  "address": {\n    "city": "«Seoul»"\n  }\n}',
    ],
  ] as const)('can have another property %s.', (_, [name, marked], result) => {
    expect(edited(marked, 'property', name)).toBe(result);
  });

  it('can have another item in an array until it is full.', () => {
    const marked = '{"tags": ["a", |"b"]}';
    expect(partsIn(marked).at(-1)?.path).toEqual(['tags', 1]);
    expect(edited(marked, 'item')).toBe(
      '{\n  "tags": [\n    "a",\n    "b",\n    "«»"\n  ]\n}',
    );
    expect(actionIn('{"tags": |["a", "b", "c"]}', 'item')).toBeUndefined();
  });

  it.each([
    ['{"tags": [|"a", "b"]}', '{\n  "tags": [«»\n    "b"\n  ]\n}'],
    ['{"name": "a", "gif|t": true}', '{«»\n  "name": "a"\n}'],
  ])('can be removed: %j.', (marked, result) => {
    expect(edited(marked, 'removal')).toBe(result);
  });

  it('cannot be removed if they are required.', () => {
    expect(actionIn('{"name": "|a"}', 'removal')).toBeUndefined();
  });

  it('can have another pair in a map, with a name that is not there.', () => {
    expect(edited('{"labels": {|"key": "a"}}', 'pair')).toBe(
      '{\n  "labels": {\n    "key": "a",\n    "«key2»": "none"\n  }\n}',
    );
  });

  it('can be replaced by an example of another alternative.', () => {
    const marked = '{"payment": {|"by": "cash"}}';
    const {actions = []} = partsIn(marked)[1] ?? {};
    expect(
      actions
        .filter(({kind}) => kind === 'variant')
        .map(({name, isCurrent}) => [name, isCurrent]),
    ).toEqual([
      ['card', false],
      ['cash', true],
    ]);
    expect(edited(marked, 'variant', 'card')).toBe(
      '{\n  "payment": «{\n    "by": "card",\n    "number": ""\n  }»\n}',
    );
  });

  it('offer the values of an enum and of a boolean.', () => {
    expect(edited('{"size": |"S"}', 'value', 'M')).toBe('{\n  "size": "«M»"\n}');
    expect(edited('{"gift": |true}', 'value', 'false')).toBe('{\n  "gift": «false»\n}');
  });
});

it('A change of numbers keeps all their digits.', () => {
  const change = {path: ['b'], json: '9007199254740995'};
  expect(changeText('{"a": 12345678901234567890.10}', change)?.text).toBe(
    '{\n  "a": 12345678901234567890.10,\n  "b": 9007199254740995\n}',
  );
});

it.each([
  ['{"name": "a"}', ['payment', 'by']],
  ['{"payment": {"by": "card"', ['payment']],
  ['{"tags": ["a"]}', ['tags', 2]],
  ['{"tags": {}}', ['tags', 0]],
])('Nothing changes if the newer text %s has no place for %s.', (text, path) => {
  expect(changeText(text, {path, json: '1'})).toBeUndefined();
});
