import lunr from 'lunr';
import {unpackDocuments, type SearchDocument} from './document';
import {unpackIndex, type InvertedIndex} from './inverted-index';
import type {SearchIndexFile} from './index-file';
import {KIND_BOOSTS, SEARCH_FIELDS, type Ranking} from './ranking';
import {stem} from './tokenize';

/** An index that can be searched. */
export interface LoadedIndex {
  documents: SearchDocument[];
  index: lunr.Index;
  pasteTargets: SearchIndexFile['pasteTargets'];
}

/** What lunr's builder works with, and its types leave out. */
type BuilderState = lunr.Builder & {
  documentCount: number;
  _documents: Record<string, {boost: number}>;
  invertedIndex: Record<string, Record<string, unknown>>;
  fieldTermFrequencies: Record<string, Record<string, number>>;
  fieldLengths: Record<string, number>;
};

/** What is known of a term in a document, besides that it is there. */
const NO_METADATA = Object.freeze({});

const NO_PASTE_TARGETS: SearchIndexFile['pasteTargets'] = {
  address: [],
  hash: [],
  block: [],
};

/** A term of a query and its stem: names are in the index as they are, and prose by its stems. */
const stemTerm: lunr.PipelineFunction = (token) => {
  const stemmed = stem(token.toString());
  return stemmed === token.toString() ? token : [token, token.clone(() => stemmed)];
};
lunr.Pipeline.registerFunction(stemTerm, 'stemTerm');

/**
 * Makes an index file searchable.
 *
 * @throws Error when it is not one.
 */
export function loadIndex(file: unknown): LoadedIndex {
  try {
    // What is something else than its type says breaks while it is read.
    const {documents: packed, index: packedIndex, pasteTargets} = file as SearchIndexFile;
    const documents = unpackDocuments(packed);
    const index = createLunrIndex(
      documents,
      unpackIndex(packedIndex),
      packedIndex.ranking,
    );
    return {documents, index, pasteTargets: {...NO_PASTE_TARGETS, ...pasteTargets}};
  } catch (cause) {
    throw new Error('It does not hold "documents" and "index".', {cause});
  }
}

/** Puts lunr's builder into the state that adding the documents leaves it in, and lets it score. */
function createLunrIndex(
  documents: readonly SearchDocument[],
  inverted: InvertedIndex,
  ranking: Ranking,
): lunr.Index {
  const builder = new lunr.Builder() as BuilderState;
  builder.b(ranking.b);
  builder.k1(ranking.k1);
  builder.searchPipeline.add(stemTerm);
  SEARCH_FIELDS.forEach((field) => {
    builder.field(field, {boost: ranking.boosts[field]});
  });
  for (const {id, kind} of documents) {
    builder._documents[id] = {boost: KIND_BOOSTS[kind]};
  }
  builder.documentCount = documents.length;
  [...inverted].forEach(([term, posting], termIndex) => {
    const entry = emptyRecord<unknown>();
    entry._index = termIndex;
    for (const field of SEARCH_FIELDS) {
      const holders = emptyRecord<object>();
      for (const [id, frequency] of posting[field] ?? []) {
        const place = `${field}/${id}`;
        const frequencies = (builder.fieldTermFrequencies[place] ??= emptyRecord());
        holders[id] = NO_METADATA;
        frequencies[term] = frequency;
        builder.fieldLengths[place] = (builder.fieldLengths[place] ?? 0) + frequency;
      }
      entry[field] = holders;
    }
    builder.invertedIndex[term] = entry;
  });
  return builder.build();
}

/** A record in which a term such as `constructor` is not there before it is set. */
function emptyRecord<T>(): Record<string, T> {
  return Object.create(null) as Record<string, T>;
}
