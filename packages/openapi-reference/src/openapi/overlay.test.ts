import {describe, expect, it} from 'vitest';
import {applyAction, type OverlayAction} from './read-overlay';

/*
 * The rules and examples of the Overlay Specification 1.1.
 */

/** Applies actions to a copy of a document. */
function apply(document: unknown, ...actions: OverlayAction[]): unknown {
  const copy = structuredClone(document);
  for (const action of actions) {
    applyAction(copy, action);
  }
  return copy;
}

const FILTERED = "$.paths.*.get.parameters[?@.name=='a' && @.in=='query']";
const TRAIT = "$.paths[?@.get['x-oai-traits'][?@ == 'paged']].get";

describe('An action', () => {
  it.each<[promise: string, before: object, actions: OverlayAction[], after: object]>([
    [
      'merges an object, deeply, and leaves other properties unchanged.',
      {info: {title: 'Pets', contact: {name: 'A', email: 'a@b'}}},
      [{target: '$', update: {info: {contact: {name: 'B'}, 'x-a': true}}}],
      {info: {title: 'Pets', contact: {name: 'B', email: 'a@b'}, 'x-a': true}},
    ],
    [
      'concatenates arrays inside merged objects.',
      {get: {tags: ['a'], parameters: [{name: 'id'}]}},
      [{target: '$.get', update: {tags: ['b'], parameters: [{name: 'top'}]}}],
      {get: {tags: ['a', 'b'], parameters: [{name: 'id'}, {name: 'top'}]}},
    ],
    [
      'replaces null by a value of any type.',
      {get: {description: null, example: null}},
      [{target: '$.get', update: {description: 'Text', example: {id: 1}}}],
      {get: {description: 'Text', example: {id: 1}}},
    ],
    [
      'appends objects, primitive values and lists to a selected array.',
      {list: [1]},
      [{name: 'new'}, 2, [3, 4]].map((update) => ({target: '$.list', update})),
      {list: [1, {name: 'new'}, 2, 3, 4]},
    ],
    [
      'replaces a selected primitive value.',
      {paths: {'/foo': {description: 'Old'}}},
      [{target: "$.paths['/foo'].description", update: 'New'}],
      {paths: {'/foo': {description: 'New'}}},
    ],
    [
      'changes every node that a filter selects.',
      {
        paths: {
          '/a': {get: {parameters: [{name: 'a', in: 'query'}]}},
          '/b': {get: {parameters: [{name: 'a', in: 'path'}, {name: 'id'}]}},
        },
      },
      [{target: FILTERED, update: {schema: {}}}],
      {
        paths: {
          '/a': {get: {parameters: [{name: 'a', in: 'query', schema: {}}]}},
          '/b': {get: {parameters: [{name: 'a', in: 'path'}, {name: 'id'}]}},
        },
      },
    ],
    [
      'selects operations by a trait of the document.',
      {paths: {'/a': {get: {'x-oai-traits': ['paged']}}, '/b': {get: {}}}},
      [{target: TRAIT, update: {a: 1}}],
      {paths: {'/a': {get: {'x-oai-traits': ['paged'], a: 1}}, '/b': {get: {}}}},
    ],
    [
      'gives each selected node a copy of its own.',
      {a: {}, b: {}},
      [
        {target: '$.*', update: {list: [1]}},
        {target: '$.a.list', update: [2]},
      ],
      {a: {list: [1, 2]}, b: {list: [1]}},
    ],
    [
      'removes properties and items.',
      {tags: ['dummy', 'a', 'dummy', 'b'], old: {}},
      ["$.tags[?@ == 'dummy']", '$.old'].map((target) => ({target, remove: true})),
      {tags: ['a', 'b']},
    ],
    [
      'removes a node once that the target selects twice.',
      {list: [1, 2, 3]},
      [{target: '$.list[0, 0]', remove: true}],
      {list: [2, 3]},
    ],
    [
      'that removes wins over an update.',
      {a: {}},
      [{target: '$.a', remove: true, update: {b: 1}}],
      {},
    ],
    [
      'copies one node of the document into others.',
      {a: {get: {id: 1}}, b: {put: {}}},
      [{target: '$.b', copy: '$.a'}],
      {a: {get: {id: 1}}, b: {put: {}, get: {id: 1}}},
    ],
  ])('%s', (_, before, actions, after) => {
    expect(apply(before, ...actions)).toEqual(after);
  });

  it('does not change the prototype of objects.', () => {
    const update = JSON.parse('{"__proto__": {"polluted": true}}') as unknown;
    const changed = apply({info: {}}, {target: '$.info', update});
    expect(JSON.stringify(changed)).toBe('{"info":{"__proto__":{"polluted":true}}}');
    expect({}).not.toHaveProperty('polluted');
  });

  it('whose target selects nothing changes nothing, and says so.', () => {
    const document = {paths: {}};
    expect(applyAction(document, {target: '$.paths.*', update: {a: 1}})).toEqual([]);
    expect(document).toEqual({paths: {}});
  });

  const get = {target: '$.get'};

  it.each<[document: object, action: OverlayAction, message: string]>([
    [{get: {a: 'a'}}, {...get, update: {a: ['b']}}, 'array at "a"'],
    [{get: {a: ['a']}}, {...get, update: {a: 'b'}}, 'primitive value at "a"'],
    [{get: {a: 'a'}}, {...get, update: {a: {}}}, 'object at "a"'],
    [
      {get: 'a'},
      {...get, update: {}},
      'has an object, where the document has a primitive',
    ],
    [
      {get: {}},
      {...get, update: 'a'},
      'has a primitive value, where the document has an obj',
    ],
    [{a: {}, b: []}, {target: '$.*', update: {}}, 'objects and arrays'],
    [{}, {target: '$', remove: true}, 'cannot be removed'],
    [{get: {}}, {...get, copy: '$.missing'}, 'instead of one'],
    [{get: {}, b: {}}, {...get, copy: '$.*'}, 'instead of one'],
  ])('of a document %j that is %j is an error.', (document, action, message) => {
    expect(() => apply(document, action)).toThrow(message);
  });
});
