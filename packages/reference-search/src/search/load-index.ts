import lunr from 'lunr';
import {unpackDocuments, type SearchDocument} from './document';
import {unpackIndex, type InvertedIndex, type Posting} from './inverted-index';
import {targetsByKind, type SearchIndexFile} from './index-file';
import {unpackSharedContent} from './shared-content';
import {createSynonyms, DEFAULT_SYNONYMS, type FindSynonyms} from './synonym';
import {KIND_BOOSTS, SEARCH_FIELDS, type Ranking, type SearchField} from './ranking';

export interface LoadedIndex {
  documents: SearchDocument[];
  index: lunr.Index;
  /** Endpoints by the routes above them, such as the route of their tag. */
  groups: ReadonlyMap<string, readonly SearchDocument[]>;
  mostUses: number;
  pasteTargets: SearchIndexFile['pasteTargets'];
  networks: ReadonlyMap<string, string>;
  synonymsOf: FindSynonyms;
}

const NO_METADATA = Object.freeze({});

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
    } = file as Partial<SearchIndexFile> & Pick<SearchIndexFile, 'documents' | 'index'>;
    const documents = unpackDocuments(packed);
    unpackSharedContent(documents, sharedContent);
    return {
      documents,
      index: createLunrIndex(documents, unpackIndex(packedIndex), packedIndex.ranking),
      groups: groupEndpoints(documents),
      mostUses: documents.reduce((most, {uses = 0}) => Math.max(most, uses), 0),
      pasteTargets: targetsByKind((kind) => pasteTargets?.[kind] ?? []),
      networks: new Map(Object.entries(networks)),
      synonymsOf: createSynonyms([...DEFAULT_SYNONYMS, ...synonyms]),
    };
  } catch (cause) {
    throw new Error('It does not contain "documents" and "index".', {cause});
  }
}

function groupEndpoints(
  documents: readonly SearchDocument[],
): Map<string, SearchDocument[]> {
  const groups = new Map<string, SearchDocument[]>();
  for (const document of documents.filter(({kind}) => kind === 'endpoint')) {
    const segments = document.sectionRoute.split('/').slice(1, -1);
    for (const position of segments.keys()) {
      const route = `/${segments.slice(0, position + 1).join('/')}`;
      groups.set(route, [...(groups.get(route) ?? []), document]);
    }
  }
  return groups;
}

/**
 * Creates a lunr index from precomputed terms. Three times faster than lunr.Builder, which keeps
 * a record per field and document.
 */
function createLunrIndex(
  documents: readonly SearchDocument[],
  inverted: InvertedIndex,
  ranking: Ranking,
): lunr.Index {
  const attributes = {
    invertedIndex: invertedEntries(inverted),
    fieldVectors: Object.fromEntries(
      SEARCH_FIELDS.flatMap((field) => scoreField(field, documents, inverted, ranking)),
    ),
    tokenSet: lunr.TokenSet.fromArray(Array.from(inverted.keys())),
    fields: [...SEARCH_FIELDS],
    pipeline: new lunr.Pipeline(),
  };
  // @types/lunr declares the attributes of an older version.
  return new lunr.Index(attributes as unknown as lunr.Index.Attributes);
}

function invertedEntries(inverted: InvertedIndex): Record<string, object> {
  // No prototype, so that terms such as `constructor` are not inherited.
  const entries = Object.create(null) as Record<string, object>;
  for (const [index, [term, posting]] of Array.from(inverted).entries()) {
    const entry: Record<string, unknown> = {_index: index};
    for (const field of SEARCH_FIELDS) {
      const holders: Record<number, object> = {};
      posting[field]?.forEach((_, id) => {
        holders[id] = NO_METADATA;
      });
      entry[field] = holders;
    }
    entries[term] = entry;
  }
  return entries;
}

/**
 * Creates the field vectors with Okapi BM25 scores, like `createFieldVectors` of lunr.Builder,
 * rounded to three decimals.
 */
function scoreField(
  field: SearchField,
  documents: readonly SearchDocument[],
  inverted: InvertedIndex,
  {b, k1, boosts}: Ranking,
): [string, lunr.Vector][] {
  const lengths = new Map<number, number>();
  for (const posting of inverted.values()) {
    posting[field]?.forEach((frequency, id) =>
      lengths.set(id, (lengths.get(id) ?? 0) + frequency),
    );
  }
  const total = Array.from(lengths.values()).reduce((sum, length) => sum + length, 0);
  const average = total / lengths.size;
  const vectors = new Map<number, number[]>();
  for (const [position, posting] of Array.from(inverted.values()).entries()) {
    const weight = inverseFrequency(posting, documents.length) * boosts[field];
    posting[field]?.forEach((frequency, id) => {
      const document = documents[id];
      if (document === undefined) {
        throw new Error(`There is no document ${id}.`);
      }
      const length = (lengths.get(id) ?? 0) / average;
      const score =
        (weight * KIND_BOOSTS[document.kind] * (k1 + 1) * frequency) /
        (k1 * (1 - b + b * length) + frequency);
      const vector = vectors.get(id) ?? [];
      vector.push(position, Math.round(score * 1000) / 1000);
      vectors.set(id, vector);
    });
  }
  return Array.from(vectors, ([id, vector]) => [
    `${field}/${id}`,
    new lunr.Vector(vector),
  ]);
}

/** Inverse document frequency, as in `lunr.idf`. */
function inverseFrequency(posting: Posting, documentCount: number): number {
  const holders = SEARCH_FIELDS.reduce(
    (sum, field) => sum + (posting[field]?.size ?? 0),
    0,
  );
  return Math.log(1 + Math.abs((documentCount - holders + 0.5) / (holders + 0.5)));
}
