import {expect, it} from 'vitest';
import {packIndex, unpackIndex, type InvertedIndex, type Posting} from './inverted-index';
import {SEARCH_FIELDS} from './ranking';
import {createRandom, type Random} from '@site/tests/fixtures/random';
import {frequenciesOf} from '@site/tests/fixtures/search-documents';

/** With an entry per field, in term order, like a loaded index. */
function whole(index: InvertedIndex): [string, Posting][] {
  const entries = [...index].map(([term, posting]): [string, Posting] => [
    term,
    Object.fromEntries(SEARCH_FIELDS.map((name) => [name, posting[name] ?? new Map()])),
  ]);
  return entries.sort(([a], [b]) => (a < b ? -1 : 1));
}

it('The index has delta-coded ids in base 26, and frequencies above 1, in any order.', () => {
  const ids: [number, number][] = [
    [51, 1],
    [0, 1],
    [25, 2],
  ];
  const index: InvertedIndex = new Map([
    ['b', {title: new Map(ids)}],
    ['a', {content: new Map([[26 * 26, 12]])}],
  ]);
  expect(packIndex(index)).toEqual({
    terms: 'a b',
    postings: [' AZ2bA', 'baA12 ', ' ', ' '],
  });
});

it.each(Array.from({length: 40}, (_, seed) => seed))(
  'What is unpacked is what was packed: the random index of the seed %i.',
  (seed) => {
    const index = randomIndex(createRandom(seed));
    const packed = JSON.stringify(packIndex(index));
    const unpacked = unpackIndex(JSON.parse(packed) as ReturnType<typeof packIndex>);
    expect([...frequenciesOf(unpacked)]).toEqual(whole(index));
  },
);

function randomIndex(random: Random): InvertedIndex {
  const part = (): string => random.pick(['a', 'z', '0', '9', '_', '/', 'é', '블', '{']);
  const term = (): string =>
    random.below(6) === 0
      ? random.pick(['constructor', '__proto__', 'toString', '17'])
      : random.list(1 + random.below(4), part).join('');
  const frequencies = (): Map<number, number> =>
    new Map(
      random.list(random.below(6), () => [random.below(30_000), 1 + random.below(40)]),
    );
  const posting = (): Posting =>
    Object.fromEntries(
      SEARCH_FIELDS.filter(() => random.below(2) === 0).map((name) => [
        name,
        frequencies(),
      ]),
    );
  return new Map(random.list(random.below(12), () => [term(), posting()]));
}
