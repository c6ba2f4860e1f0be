import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

/*
 * Checks the test queries themselves. tests/build/search-queries.test.ts checks what they lead to.
 */

interface Query {
  kind: string;
  query: string;
  /** Routes of correct first hits; without an anchor, any section of the page is correct. */
  expected: string[];
  /** Held out from tuning. */
  heldOut?: true;
}

/** Held-out share by kind: one in so many. */
const HELD_OUT = {
  name: 5,
  words: 5,
  path: 5,
  operationId: 5,
  field: 5,
  prose: 5,
  title: 2,
  code: 2,
  synonym: 2,
  'same name': 2,
  'everyday word': 1.5,
};
const KINDS = Object.keys(HELD_OUT);

const {queries, typos} = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../search/queries.json'), 'utf8'),
) as {queries: Query[]; typos: Omit<Query, 'kind' | 'heldOut'>[]};

describe('The test queries of the search', () => {
  it('all have an expected hit.', () => {
    const unanswered = [...queries, ...typos].filter(({expected}) => !expected.length);
    expect(unanswered).toEqual([]);
  });

  it('include many of each kind.', () => {
    expect(queries.length).toBeGreaterThanOrEqual(200);
    expect(typos.length).toBeGreaterThanOrEqual(40);
    expect([...new Set(queries.map(({kind}) => kind))].sort()).toEqual([...KINDS].sort());
    for (const kind of KINDS) {
      expect(ofKind(kind).length).toBeGreaterThanOrEqual(15);
    }
  });

  it.each(Object.entries(HELD_OUT))(
    'hold out part of the kind "%s", one in %s.',
    (kind, oneIn) => {
      const heldOut = ofKind(kind).filter((query) => query.heldOut === true);
      expect(heldOut).toHaveLength(Math.floor(ofKind(kind).length / oneIn));
    },
  );

  it('contain no duplicates.', () => {
    const asked = [...queries, ...typos].map(({query}) => query);
    expect(asked.filter((query, index) => asked.indexOf(query) !== index)).toEqual([]);
  });
});

function ofKind(kind: string): Query[] {
  return queries.filter((query) => query.kind === kind);
}
