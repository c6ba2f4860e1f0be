import {unpackDocuments, unpackSharedContent, type SearchDocument} from './document';
import {targetsByKind, type SearchIndexFile} from './index-file';
import {expandClause, unpackIndex, type Clause, type TermIndex} from './inverted-index';
import {KIND_BOOSTS, SEARCH_FIELDS, type Ranking, type SearchField} from './ranking';
import {createSynonyms, DEFAULT_SYNONYMS, type FindSynonyms} from './synonym';

export interface LoadedIndex {
  documents: readonly SearchDocument[];
  index: TermIndex;
  ranking: Ranking;
  /** Number of terms of each document in a field, relative to the average. */
  lengths: Readonly<Record<SearchField, Float64Array>>;
  /** Terms of the title of each document. */
  titleTerms: readonly (readonly string[])[];
  /** The endpoints that are alone below a route, such as the only one of their tag. */
  onlyEndpoints: ReadonlyMap<string, SearchDocument | undefined>;
  mostUses: number;
  pasteTargets: SearchIndexFile['pasteTargets'];
  networks: ReadonlyMap<string, string>;
  synonymsOf: FindSynonyms;
  /** Name of the reference, if the site has several. */
  label?: string;
}

/** A document that has some terms of a query. */
export interface Match {
  document: SearchDocument;
  score: number;
  terms: string[];
}

/**
 * Deserialises an index file.
 *
 * @throws Error if the value is not an index file.
 */
export function loadIndex(file: unknown): LoadedIndex {
  try {
    const {
      documents: packed,
      sharedContent = [],
      index: packedIndex,
      pasteTargets,
      networks = {},
      synonyms = [],
      label,
    } = file as Partial<SearchIndexFile> & Pick<SearchIndexFile, 'documents' | 'index'>;
    const {ranking} = packedIndex;
    if (SEARCH_FIELDS.some((field) => !(ranking.boosts[field] > 0))) {
      throw new Error('A field has no boost.');
    }
    const named = label === undefined ? {} : {label};
    const documents = unpackDocuments(packed);
    documents.forEach((document) => Object.assign(document, named));
    unpackSharedContent(documents, sharedContent);
    const index = unpackIndex(packedIndex);
    return {
      documents,
      index,
      ranking,
      lengths: Object.fromEntries(
        SEARCH_FIELDS.map((field) => [field, fieldLengths(index, field, documents)]),
      ) as LoadedIndex['lengths'],
      titleTerms: titleTermsOf(index, documents),
      onlyEndpoints: onlyEndpointsOf(documents),
      mostUses: documents.reduce((most, {uses = 0}) => Math.max(most, uses), 0),
      pasteTargets: targetsByKind((kind) => pasteTargets?.[kind] ?? []),
      networks: new Map(Object.entries(networks)),
      synonymsOf: createSynonyms([...DEFAULT_SYNONYMS, ...synonyms]),
      ...named,
    };
  } catch (cause) {
    throw new Error('It does not contain "documents" and "index".', {cause});
  }
}

/**
 * Finds the documents that have a term of the clauses, with the scores of lunr: the product of the
 * boosts of the clauses and the Okapi BM25 scores of the terms, by the length of the former.
 */
export function findMatches(
  loaded: LoadedIndex,
  clauses: readonly Clause[],
): Map<number, Match> {
  const {documents, index} = loaded;
  const boosts = boostsOf(index, clauses);
  const matches = new Map<number, Match>();
  for (const field of SEARCH_FIELDS) {
    const {starts, documents: ids, frequencies} = index.postings[field];
    const ofField = Array.from(boosts[field]).sort(([a], [b]) => a - b);
    const magnitude = Math.sqrt(ofField.reduce((sum, [, boost]) => sum + boost ** 2, 0));
    for (const [position, boost] of ofField) {
      const term = index.terms[position] ?? '';
      const score = scoreOf(loaded, field, position);
      const end = starts[position + 1] ?? 0;
      for (let place = starts[position] ?? 0; place < end; place += 1) {
        const id = ids[place] ?? 0;
        const document = documents[id];
        if (document !== undefined) {
          const match = matches.get(id) ?? {document, score: 0, terms: []};
          // Without a boost, there is no length.
          match.score +=
            (boost * score(document, frequencies[place] ?? 0)) / (magnitude || 1);
          if (!match.terms.includes(term)) {
            match.terms.push(term);
          }
          matches.set(id, match);
        }
      }
    }
  }
  return matches;
}

/** Returns the ids of the documents that have a term of a clause. */
export function idsOf({index}: LoadedIndex, clauses: readonly Clause[]): Set<number> {
  const ids = new Set<number>();
  const boosts = boostsOf(index, clauses);
  for (const field of SEARCH_FIELDS) {
    const {starts, documents} = index.postings[field];
    for (const position of boosts[field].keys()) {
      for (const id of documents.subarray(starts[position], starts[position + 1])) {
        ids.add(id);
      }
    }
  }
  return ids;
}

/** Returns the boosts of terms by field and position. */
function boostsOf(
  index: TermIndex,
  clauses: readonly Clause[],
): Record<SearchField, Map<number, number>> {
  const boosts = Object.fromEntries(
    SEARCH_FIELDS.map((field) => [field, new Map<number, number>()]),
  ) as Record<SearchField, Map<number, number>>;
  for (const clause of clauses) {
    const positions = expandClause(index, clause);
    for (const field of clause.fields ?? SEARCH_FIELDS) {
      for (const position of positions) {
        const boost = boosts[field].get(position) ?? 0;
        boosts[field].set(position, boost + clause.boost);
      }
    }
  }
  return boosts;
}

/** Returns the Okapi BM25 score of a term in a document, like lunr.Builder, rounded to three decimals. */
function scoreOf(
  {index, documents, ranking: {b, k1, boosts}, lengths}: LoadedIndex,
  field: SearchField,
  position: number,
): (document: SearchDocument, frequency: number) => number {
  const weight = inverseFrequency(index, position, documents.length) * boosts[field];
  const ofField = lengths[field];
  return ({id, kind}, frequency) => {
    const score =
      (weight * KIND_BOOSTS[kind] * (k1 + 1) * frequency) /
      (k1 * (1 - b + b * (ofField[id] ?? 0)) + frequency);
    return Math.round(score * 1000) / 1000;
  };
}

/** Inverse document frequency, as in `lunr.idf`. */
function inverseFrequency(
  {postings}: TermIndex,
  position: number,
  documentCount: number,
): number {
  const holders = SEARCH_FIELDS.reduce((sum, field) => {
    const {starts} = postings[field];
    return sum + (starts[position + 1] ?? 0) - (starts[position] ?? 0);
  }, 0);
  return Math.log(1 + Math.abs((documentCount - holders + 0.5) / (holders + 0.5)));
}

function fieldLengths(
  {postings}: TermIndex,
  field: SearchField,
  {length: count}: readonly SearchDocument[],
): Float64Array {
  const {documents, frequencies} = postings[field];
  const lengths = new Float64Array(count);
  let total = 0;
  let holders = 0;
  for (let place = 0; place < documents.length; place += 1) {
    const id = documents[place] ?? 0;
    const length = lengths[id];
    if (length === undefined) {
      throw new Error(`There is no document ${id}.`);
    }
    const frequency = frequencies[place] ?? 0;
    lengths[id] = length + frequency;
    total += frequency;
    holders += length === 0 ? 1 : 0;
  }
  return lengths.map((length) => (length * holders) / total);
}

function titleTermsOf(
  {terms, postings: {title}}: TermIndex,
  documents: readonly SearchDocument[],
): string[][] {
  const ofDocuments = documents.map((): string[] => []);
  terms.forEach((term, position) => {
    const end = title.starts[position + 1] ?? 0;
    for (let place = title.starts[position] ?? 0; place < end; place += 1) {
      ofDocuments[title.documents[place] ?? 0]?.push(term);
    }
  });
  return ofDocuments;
}

function onlyEndpointsOf(
  documents: readonly SearchDocument[],
): Map<string, SearchDocument | undefined> {
  const only = new Map<string, SearchDocument | undefined>();
  for (const document of documents) {
    const {kind, sectionRoute} = document;
    let end = kind === 'endpoint' ? sectionRoute.lastIndexOf('/') : 0;
    while (end > 0) {
      const route = sectionRoute.slice(0, end);
      only.set(route, only.has(route) ? undefined : document);
      end = sectionRoute.lastIndexOf('/', end - 1);
    }
  }
  return only;
}
