import lunr from 'lunr';
import {describe, expect, it} from 'vitest';
import {proves} from '@site/tests/specification/proves';
import {buildIndexFile} from './build-index';
import type {NewDocument} from './document';
import {type Clause, unpackIndex} from './inverted-index';
import {findMatches, idsOf, loadIndex, type LoadedIndex} from './load-index';
import {parseQuery} from './syntax';
import {DEFAULT_RANKING, KIND_BOOSTS, SEARCH_FIELDS, type Ranking} from './ranking';
import {createRandom, type Random} from '@site/tests/fixtures/random';
import {
  field,
  fileOf,
  frequenciesOf,
  indexOf,
  contentOf,
  NO_PASTE_TARGETS,
  page,
} from '@site/tests/fixtures/search-documents';

const WORDS = 'block token account fee_payer constructor __proto__'.split(' ') as [
  string,
];

const QUERIES = [
  ...['block', 'token account', 'title:block', 'tags:token^3 content:account'],
  ...['+fee_payer block', 'bl*', 'constructor', '__proto__', 'tokem~1'],
];

describe('loadIndex', () => {
  it('restores the documents and paste targets.', () => {
    const home = page('/', 'Museum', {content: 'Data of the rooms.'});
    const {documents, pasteTargets} = indexOf(home, field(home, 'a.b'));
    expect(documents).toEqual([
      {...home, id: 0, type: 'docs'},
      {...field(home, 'a.b'), id: 1, type: 'docs'},
    ]);
    expect(pasteTargets).toEqual(NO_PASTE_TARGETS);
  });

  it.each(Array.from({length: 20}, (_, seed) => seed))(
    'computes the scores of lunr for the same terms (seed %i).',
    (seed) => {
      const random = createRandom(seed);
      const documents = randomDocuments(random);
      const boosts = Object.fromEntries(
        SEARCH_FIELDS.map((name) => [name, 1 + random.below(9)]),
      ) as Ranking['boosts'];
      const ranking = {b: random.below(11) / 10, k1: random.below(30) / 10, boosts};
      expectSameScores(documents, seed === 0 ? DEFAULT_RANKING : ranking);
    },
  );

  it('requires only documents and an index.', proves('S7.2'), () => {
    const {documents, index} = fileOf([page('/', 'Museum')]);
    expect(loadIndex({documents, index}).pasteTargets).toEqual(NO_PASTE_TARGETS);
  });

  const file = fileOf([page('/', 'Museum')]);
  it.each<[string, unknown]>([
    ['null', null],
    ['nothing', undefined],
    ['a number', 1],
    ['text', 'index'],
    ['a list', []],
    ['an empty object', {}],
    ['documents only', {documents: file.documents}],
    ['an index only', {index: file.index}],
    ['documents that are none', {...file, documents: [null]}],
    ['the index that lunr writes', {...file, index: lunr(() => undefined).toJSON()}],
    ['no postings', {...file, index: {...file.index, postings: undefined}}],
    ['no ranking', {...file, index: {...file.index, ranking: undefined}}],
    ['no boosts', {...file, index: {...file.index, ranking: {b: 1, k1: 1}}}],
    ['postings of documents that are not there', {...file, documents: []}],
  ])('refuses %s with one error.', (_, unusable) => {
    expect(() => loadIndex(unusable)).toThrow(
      'It does not contain "documents" and "index".',
    );
  });
});

/** Expects the hits and scores of lunr's own builder. */
function expectSameScores(documents: readonly NewDocument[], ranking: Ranking): void {
  const file = buildIndexFile(contentOf(documents), {ranking, parentCategories: 9});
  const loaded = loadIndex(JSON.parse(JSON.stringify(file)));
  const expected = createLunrIndex(documents, ranking, file);
  for (const query of QUERIES) {
    const scores = new Map(expected.search(query).map(({ref, score}) => [ref, score]));
    const found = scoresOf(loaded, query);
    expect([...found.keys()].sort()).toEqual([...scores.keys()].sort());
    for (const [ref, score] of scores) {
      expect(found.get(ref)).toBeCloseTo(score, 3);
    }
  }
}

/** Finds exactly the terms of a query, like lunr. */
function scoresOf(loaded: LoadedIndex, query: string): Map<string, number> {
  const parsed = parseQuery(query);
  const clauses = parsed as unknown as readonly Clause[];
  const required = parsed
    .filter(({presence}) => presence === lunr.Query.presence.REQUIRED)
    .map((clause) => idsOf(loaded, [clause as unknown as Clause]));
  return new Map(
    [...findMatches(loaded, clauses)]
      .filter(([id]) => required.every((ids) => ids.has(id)))
      .map(([id, {score}]) => [String(id), score]),
  );
}

/** Adds the terms of the documents to a builder. */
function createLunrIndex(
  documents: readonly NewDocument[],
  ranking: Ranking,
  file: ReturnType<typeof buildIndexFile>,
): lunr.Index {
  const inverted = frequenciesOf(unpackIndex(file.index));
  const builder = new lunr.Builder();
  builder.b(ranking.b);
  builder.k1(ranking.k1);
  builder.tokenizer = Object.assign(
    (text?: object | string | null) =>
      (text as string)
        .split(' ')
        .filter((term) => term !== '')
        .map((term) => new lunr.Token(term, {})),
    {separator: / /},
  );
  for (const name of SEARCH_FIELDS) {
    builder.field(name, {boost: ranking.boosts[name]});
  }
  documents.forEach(({kind}, id) => {
    const terms = SEARCH_FIELDS.map((name): [string, string] => [
      name,
      [...inverted]
        .flatMap(([term, posting]) => {
          const times = posting[name]?.get(id) ?? 0;
          return Array.from({length: times}, () => term);
        })
        .join(' '),
    ]);
    builder.add({id, ...Object.fromEntries(terms)}, {boost: KIND_BOOSTS[kind]});
  });
  // lunr counts a missing field as empty; this index does not.
  const {fieldLengths} = builder as unknown as {fieldLengths: Record<string, number>};
  for (const [name, length] of Object.entries(fieldLengths)) {
    if (length === 0) {
      Reflect.deleteProperty(fieldLengths, name);
    }
  }
  return builder.build();
}

function randomDocuments(random: Random): NewDocument[] {
  const text = (): string =>
    random.list(random.below(6), () => random.pick(WORDS)).join(' ');
  return random.list(12, () => {
    const parent = page(`/${random.below(1_000_000)}`, text(), {
      kind: random.pick(['guide', 'endpoint', 'schema']),
      content: text(),
      tags: random.list(random.below(3), text),
      sidebarParentCategories: [text()],
    });
    return random.below(2) === 0
      ? parent
      : field(parent, random.pick(WORDS), {content: text()});
  });
}
