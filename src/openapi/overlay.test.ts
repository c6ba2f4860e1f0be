import {describe, expect, it} from 'vitest';
import {applyAction, type OverlayAction} from './overlay';

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

describe('update', () => {
  it('merges an object, deeply, and leaves other properties unchanged.', () => {
    const document = {info: {title: 'Pets', contact: {name: 'A', email: 'a@b'}}};
    const update = {info: {contact: {name: 'B'}, 'x-overlay-applied': true}};
    expect(apply(document, {target: '$', update})).toEqual({
      info: {
        title: 'Pets',
        contact: {name: 'B', email: 'a@b'},
        'x-overlay-applied': true,
      },
    });
  });

  it('concatenates arrays inside merged objects.', () => {
    const document = {get: {tags: ['a'], parameters: [{name: 'id'}]}};
    const update = {tags: ['b'], parameters: [{name: 'top'}, {name: 'skip'}]};
    expect(apply(document, {target: '$.get', update})).toEqual({
      get: {
        tags: ['a', 'b'],
        parameters: [{name: 'id'}, {name: 'top'}, {name: 'skip'}],
      },
    });
  });

  it('replaces null by a value of any type.', () => {
    const document = {get: {description: null, example: null}};
    const update = {description: 'Text', example: {id: 1}};
    expect(apply(document, {target: '$.get', update})).toEqual({get: update});
  });

  it('appends an object or a primitive value to a selected array.', () => {
    const target = '$.list';
    expect(apply({list: [1]}, {target, update: {name: 'new'}})).toEqual({
      list: [1, {name: 'new'}],
    });
    expect(apply({list: [1]}, {target, update: 2})).toEqual({list: [1, 2]});
    expect(apply({list: [1]}, {target, update: [2, 3]})).toEqual({list: [1, 2, 3]});
  });

  it('replaces a selected primitive value.', () => {
    const document = {paths: {'/foo': {get: {description: 'Old'}}}};
    const target = "$.paths['/foo'].get.description";
    expect(apply(document, {target, update: 'New'})).toEqual({
      paths: {'/foo': {get: {description: 'New'}}},
    });
  });

  it('changes every selected node, with wildcards and filters.', () => {
    const document = {
      paths: {
        '/a': {get: {parameters: [{name: 'filter', in: 'query'}]}},
        '/b': {get: {parameters: [{name: 'filter', in: 'path'}, {name: 'id'}]}},
      },
    };
    const target = "$.paths.*.get.parameters[?@.name=='filter' && @.in=='query']";
    expect(apply(document, {target, update: {schema: {type: 'string'}}})).toEqual({
      paths: {
        '/a': {
          get: {parameters: [{name: 'filter', in: 'query', schema: {type: 'string'}}]},
        },
        '/b': document.paths['/b'],
      },
    });
  });

  it('selects operations by a trait of the document.', () => {
    const document = {
      paths: {'/a': {get: {'x-oai-traits': ['paged']}}, '/b': {get: {}}},
    };
    const target = "$.paths[?@.get['x-oai-traits'][?@ == 'paged']].get";
    expect(apply(document, {target, update: {parameters: [{name: 'top'}]}})).toEqual({
      paths: {
        '/a': {get: {'x-oai-traits': ['paged'], parameters: [{name: 'top'}]}},
        '/b': {get: {}},
      },
    });
  });

  it('gives each selected node a copy of its own.', () => {
    const document = {a: {}, b: {}};
    const update = {list: [1]};
    const changed = apply(
      document,
      {target: '$.*', update},
      {target: '$.a.list', update: [2]},
    );
    expect(changed).toEqual({a: {list: [1, 2]}, b: {list: [1]}});
    expect(update).toEqual({list: [1]});
  });

  it('does not change the prototype of objects.', () => {
    const update = JSON.parse('{"__proto__": {"polluted": true}}') as unknown;
    const changed = apply({info: {}}, {target: '$.info', update});
    expect(JSON.stringify(changed)).toBe('{"info":{"__proto__":{"polluted":true}}}');
    expect({}).not.toHaveProperty('polluted');
  });

  it.each([
    [{get: {tags: 'a'}}, {tags: ['b']}, 'array at "tags"'],
    [{get: {tags: ['a']}}, {tags: 'b'}, 'primitive value at "tags"'],
    [{get: {info: 'a'}}, {info: {}}, 'object at "info"'],
    [{get: 'a'}, {info: {}}, 'has an object, where the document has a primitive value'],
    [{get: {}}, 'text', 'has a primitive value, where the document has an object'],
  ])('of %j by %j is an error.', (document, update, message) => {
    expect(() => apply(document, {target: '$.get', update})).toThrow(message);
  });

  it('of objects and arrays together is an error.', () => {
    expect(() => apply({a: {}, b: []}, {target: '$.*', update: {}})).toThrow(
      'objects and arrays',
    );
  });
});

describe('remove', () => {
  it('removes properties and items.', () => {
    const document = {
      tags: ['dummy', 'a', 'dummy', 'b'],
      parameters: [{name: 'dummy'}, {name: 'id'}],
      old: {},
    };
    expect(
      apply(
        document,
        {target: "$.tags[?@ == 'dummy']", remove: true},
        {target: "$.parameters[?@.name == 'dummy']", remove: true},
        {target: '$.old', remove: true},
      ),
    ).toEqual({tags: ['a', 'b'], parameters: [{name: 'id'}]});
  });

  it('removes a node once that the target selects twice.', () => {
    expect(apply({list: [1, 2, 3]}, {target: '$.list[0, 0]', remove: true})).toEqual({
      list: [2, 3],
    });
  });

  it('wins over an update.', () => {
    expect(apply({a: {}}, {target: '$.a', remove: true, update: {b: 1}})).toEqual({});
  });

  it('of the root is an error.', () => {
    expect(() => apply({}, {target: '$', remove: true})).toThrow('cannot be removed');
  });
});

describe('copy', () => {
  it('merges one node of the document into others.', () => {
    const document = {
      paths: {
        '/items': {get: {responses: {200: {description: 'OK'}}}},
        '/some-items': {delete: {responses: {200: {description: 'OK'}}}},
      },
    };
    expect(
      apply(document, {target: '$.paths["/some-items"]', copy: '$.paths["/items"]'}),
    ).toEqual({
      paths: {
        '/items': document.paths['/items'],
        '/some-items': {...document.paths['/some-items'], ...document.paths['/items']},
      },
    });
  });

  it('followed by a removal renames a path.', () => {
    const document = {paths: {'/items': {get: {summary: 'List'}}}};
    expect(
      apply(
        document,
        {target: '$.paths', update: {'/new-items': {}}},
        {target: '$.paths["/new-items"]', copy: '$.paths["/items"]'},
        {target: '$.paths["/items"]', remove: true},
      ),
    ).toEqual({paths: {'/new-items': {get: {summary: 'List'}}}});
  });

  it.each(['$.missing', '$.*'])('of %s, which is not one node, is an error.', (copy) => {
    expect(() => apply({a: {}, b: {}}, {target: '$.a', copy})).toThrow('instead of one');
  });
});

it('A target that selects nothing changes nothing.', () => {
  const document = {paths: {}};
  expect(applyAction(document, {target: '$.paths.*.get', update: {a: 1}})).toEqual([]);
  expect(document).toEqual({paths: {}});
});
