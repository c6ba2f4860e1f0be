import {describe, expect, it} from 'vitest';
import {applyAction, type OverlayAction} from './read-overlay';
import {yaml} from '@site/tests/fixtures/small-document';
import {yamlTable} from '@site/tests/fixtures/table';

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

describe('An action', () => {
  it.each(yamlTable<[string, object, OverlayAction, object]>`
    merges an object deeply     | {a: {b: {c: 1, d: 2}}, e: 3}      | {target: $, update: {a: {b: {c: 4}, f: 5}}}      | {a: {b: {c: 4, d: 2}, f: 5}, e: 3}
    concatenates inner arrays   | {get: {tags: [a]}}                | {target: $.get, update: {tags: [b]}}             | {get: {tags: [a, b]}}
    replaces null by any type   | {a: {b: null, c: null}}           | {target: $.a, update: {b: B, c: {id: 1}}}        | {a: {b: B, c: {id: 1}}}
    appends an object           | {list: [1]}                       | {target: $.list, update: {a: b}}                 | {list: [1, {a: b}]}
    appends a primitive value   | {list: [1]}                       | {target: $.list, update: 2}                      | {list: [1, 2]}
    appends each of a list      | {list: [1]}                       | {target: $.list, update: [3, 4]}                 | {list: [1, 3, 4]}
    replaces a primitive value  | {paths: {/foo: {a: Old}}}         | {target: "$.paths['/foo'].a", update: New}       | {paths: {/foo: {a: New}}}
    changes all that is found   | {a: [{n: a}, {n: b}, {n: a}]}     | {target: "$.a[?@.n=='a']", update: {c: {}}}      | {a: [{n: a, c: {}}, {n: b}, {n: a, c: {}}]}
    selects by a trait          | {a: {x-oai-traits: [paged]}, b: {}} | {target: "$[?@['x-oai-traits'][?@ == 'paged']]", update: {c: 1}} | {a: {x-oai-traits: [paged], c: 1}, b: {}}
    removes properties          | {a: 1, old: {}}                   | {target: $.old, remove: true}                    | {a: 1}
    removes items               | {tags: [x, a, x, b]}              | {target: "$.tags[?@ == 'x']", remove: true}      | {tags: [a, b]}
    removes once what is twice  | {list: [1, 2, 3]}                 | {target: "$.list[0, 0]", remove: true}           | {list: [2, 3]}
    removes before it updates   | {a: {}}                           | {target: $.a, remove: true, update: {b: 1}}      | {}
    copies a node into others   | {a: {id: 1}, b: {put: {}}}        | {target: $.b, copy: $.a}                         | {a: {id: 1}, b: {put: {}, id: 1}}
  `)('%s.', (_, before, action, after) => {
    expect(apply(before, action)).toEqual(after);
  });

  it('gives each selected node a copy of its own.', () => {
    const actions = yaml<OverlayAction[]>(
      '[{target: $.*, update: {list: [1]}}, {target: $.a.list, update: [2]}]',
    );
    const after = {a: {list: [1, 2]}, b: {list: [1]}};
    expect(apply({a: {}, b: {}}, ...actions)).toEqual(after);
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

  it.each(yamlTable<[string, object, OverlayAction]>`
    array at "a"                                          | {get: {a: a}}      | {target: $.get, update: {a: [b]}}
    primitive value at "a"                                | {get: {a: [a]}}    | {target: $.get, update: {a: b}}
    object at "a"                                         | {get: {a: a}}      | {target: $.get, update: {a: {}}}
    has an object, where the document has a primitive     | {get: a}           | {target: $.get, update: {}}
    has a primitive value, where the document has an obj  | {get: {}}          | {target: $.get, update: a}
    objects and arrays                                    | {a: {}, b: []}     | {target: $.*, update: {}}
    cannot be removed                                     | {}                 | {target: $, remove: true}
    "copy" selects 0 nodes                                | {get: {}}          | {target: $.get, copy: $.missing}
    "copy" selects 2 nodes                                | {get: {}, b: {}}   | {target: $.get, copy: $.*}
  `)('that cannot be applied is an error: %s, %j, %j.', (message, document, action) => {
    expect(() => apply(document, action)).toThrow(message);
  });
});
