import {describe, expect, it} from 'vitest';
import {packIndex, unpackIndex, type InvertedIndex, type Posting} from './inverted-index';
import {SEARCH_FIELDS} from './ranking';
import {createRandom, type Random} from '@site/tests/fixtures/random';

function throughFile(index: InvertedIndex): InvertedIndex {
  return unpackIndex(
    JSON.parse(JSON.stringify(packIndex(index))) as ReturnType<typeof packIndex>,
  );
}

/** With an entry per field, in term order, like a loaded index. */
function whole(index: InvertedIndex): [string, Posting][] {
  return [...index]
    .map(([term, posting]): [string, Posting] => [
      term,
      Object.fromEntries(
        SEARCH_FIELDS.map((field) => [field, posting[field] ?? new Map()]),
      ),
    ])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

describe('packIndex', () => {
  it('writes delta-coded ids in base 26, and frequencies above 1.', () => {
    const index: InvertedIndex = new Map([
      [
        'b',
        {
          title: new Map([
            [0, 1],
            [25, 2],
            [51, 1],
          ]),
        },
      ],
      ['a', {content: new Map([[26 * 26, 12]])}],
    ]);
    expect(packIndex(index)).toEqual({
      terms: 'a b',
      postings: [' AZ2bA', 'baA12 ', ' ', ' '],
    });
  });

  it('does not depend on the order of terms and documents.', () => {
    const there: InvertedIndex = new Map([
      [
        'a',
        {
          title: new Map([
            [1, 1],
            [7, 3],
          ]),
        },
      ],
      ['b', {tags: new Map([[2, 1]])}],
    ]);
    const back: InvertedIndex = new Map([
      ['b', {tags: new Map([[2, 1]])}],
      [
        'a',
        {
          title: new Map([
            [7, 3],
            [1, 1],
          ]),
        },
      ],
    ]);
    expect(packIndex(back)).toEqual(packIndex(there));
  });
});

describe('unpackIndex', () => {
  it('restores an index without terms.', () => {
    expect(throughFile(new Map())).toEqual(new Map());
  });

  it.each(['constructor', '__proto__', 'toString', '17', 'größe', '블록', '{a}/b.c'])(
    'restores the term %s.',
    (term) => {
      const index: InvertedIndex = new Map([[term, {title: new Map([[0, 1]])}]]);
      expect(whole(throughFile(index))).toEqual(whole(index));
    },
  );

  it.each(Array.from({length: 40}, (_, seed) => seed))(
    'restores the random index of seed %i.',
    (seed) => {
      const index = randomIndex(createRandom(seed));
      expect([...throughFile(index)]).toEqual(whole(index));
    },
  );
});

function randomIndex(random: Random): InvertedIndex {
  const term = (): string =>
    random
      .list(1 + random.below(4), () => random.pick(['a', 'z', '0', '9', '_', '/', 'é']))
      .join('');
  const frequencies = (): Map<number, number> =>
    new Map(
      random
        .list(
          random.below(6),
          () => [random.below(30_000), 1 + random.below(40)] as const,
        )
        .sort(([a], [b]) => a - b),
    );
  return new Map(
    random.list(random.below(12), () => [
      term(),
      Object.fromEntries(
        SEARCH_FIELDS.filter(() => random.below(2) === 0).map((field) => [
          field,
          frequencies(),
        ]),
      ),
    ]),
  );
}
