import {describe, expect, it} from 'vitest';
import {
  packIndex,
  unpackIndex,
  type InvertedIndex,
  type Posting,
} from '../../../src/search/inverted-index';
import {SEARCH_FIELDS} from '../../../src/search/ranking';
import {createRandom, type Random} from './random';

function throughFile(index: InvertedIndex): InvertedIndex {
  return unpackIndex(
    JSON.parse(JSON.stringify(packIndex(index))) as ReturnType<typeof packIndex>,
  );
}

/** With an entry for each field, as an index is read, its terms in order. */
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
  it('writes distances in base 26, and how often a term is there, if more than once.', () => {
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

  it('is the same whatever order terms and documents came in.', () => {
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
  it('gives back an index without terms.', () => {
    expect(throughFile(new Map())).toEqual(new Map());
  });

  it.each(['constructor', '__proto__', 'toString', '17', 'größe', '블록', '{a}/b.c'])(
    'gives back the term %s.',
    (term) => {
      const index: InvertedIndex = new Map([[term, {title: new Map([[0, 1]])}]]);
      expect(whole(throughFile(index))).toEqual(whole(index));
    },
  );

  it.each(Array.from({length: 40}, (_, seed) => seed))(
    'gives back whatever seed %i makes.',
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
