import lunr from 'lunr';
import {isName, type SearchDocument, type SearchHit} from './document';
import type {LoadedIndex} from './load-index';
import {matchPath} from './match-path';
import {synonymsOf} from './synonym';
import {parseQuery, QuerySyntaxError, usesSyntax} from './syntax';
import {
  identifierWords,
  isExample,
  isNamingWord,
  isStopWord,
  LONGEST_SIMILAR,
  MAX_QUERY_LENGTH,
  queryWords,
  stem,
} from './tokenize';

/** What a query has found. */
export interface SearchResult {
  /** The best first. */
  hits: SearchHit[];
  /** Whether nothing holds the words as they were typed, and the hits hold similar ones. */
  similar: boolean;
  /** Why the query cannot be read, in the words of lunr. */
  problem?: string;
}

/** From this length on a word may be two letters off, and not one. */
const LONG_WORD = 8;

/** How much a word counts that is there as it was typed. */
const EXACT_BOOST = 3;

/** How much a word counts that only begins like the typed one; there may be many of them. */
const PREFIX_BOOST = 0.2;

/** How much a name counts that is made of several words, and is there as it was typed. */
const NAME_BOOST = 12;

/** How much a word counts that says the same as the typed one. */
const SYNONYM_BOOST = 2;

/** How much a word counts that the typed one is made of. */
const PART_BOOST = 0.6;

/** How much the share of the words that a document holds counts: the power it is raised to. */
const COVERAGE_POWER = 2;

/** How much more a document counts whose title or operationId is the query. */
const TITLE_FACTOR = 1.5;

/** How much more an endpoint counts whose whole path is the query; a part of it counts less. */
const PATH_FACTOR = 4;

/** How much more a field counts whose path, or name in other writing, is the query. */
const NAME_FACTOR = 4;

/** How much less the name of a field counts where a phrase was typed, and not a name. */
const NAME_IN_PHRASE_FACTOR = 0.5;

const {NONE, TRAILING} = lunr.Query.wildcard;

/**
 * Searches for a query in all indexes, and merges what they give by score.
 *
 * @param limit the most hits to give.
 */
export function search(
  indexes: readonly LoadedIndex[],
  query: string,
  limit: number,
): SearchResult {
  const text = query.slice(0, MAX_QUERY_LENGTH).trim();
  if (usesSyntax(text)) {
    return searchBySyntax(indexes, text, limit);
  }
  const hits = searchAll(indexes, text, false);
  return hits.length > 0
    ? {hits: hits.slice(0, limit), similar: false}
    : {hits: searchAll(indexes, text, true).slice(0, limit), similar: true};
}

function searchAll(
  indexes: readonly LoadedIndex[],
  text: string,
  similar: boolean,
): SearchHit[] {
  return merge(indexes.map((index) => searchWords(index, text, similar)));
}

function searchBySyntax(
  indexes: readonly LoadedIndex[],
  text: string,
  limit: number,
): SearchResult {
  try {
    const found = indexes.map((loaded) =>
      toHits(
        loaded,
        loaded.index.query((query) => parseQuery(text, query)),
      ),
    );
    return {hits: merge(found).slice(0, limit), similar: false};
  } catch (error) {
    if (error instanceof QuerySyntaxError) {
      return {hits: [], similar: false, problem: error.message};
    }
    throw error;
  }
}

/** The words of a query without those that say nothing, unless there are no others. */
function wantedWords(text: string): string[] {
  const words = [...new Set(queryWords(text))];
  const wanted = words.filter((word) => !isStopWord(word.toLowerCase()));
  // In a sentence, `get` is a word like any other.
  const telling =
    wanted.length === words.length
      ? wanted
      : wanted.filter((word) => !isNamingWord(word.toLowerCase()));
  return [telling, wanted, words].find((each) => each.length > 0) ?? [];
}

/** A term that a word of the query stands for. */
interface Clause {
  term: string;
  boost: number;
  wildcard?: boolean;
  editDistance?: number;
}

/** A word of the query: what to search for, and which terms of the index that is. */
interface WordPlan {
  clauses: Clause[];
  holds: (term: string) => boolean;
}

function searchWords(loaded: LoadedIndex, text: string, similar: boolean): SearchHit[] {
  const words = wantedWords(text);
  const known = words.map((word) => isKnown(loaded.index, planWord(word)));
  if (words.length === 0 || (!similar && !known.includes(true))) {
    return [];
  }
  const plans = words.map((word, place) =>
    known[place] === true ? planWord(word) : planSimilar(loaded.index, word),
  );
  const results = loaded.index.query((query) => {
    for (const clause of plans.flatMap(({clauses}) => clauses)) {
      addClause(query, clause);
    }
  });
  return toHits(loaded, results).map((hit) => ({
    ...hit,
    score:
      hit.score *
      coverage(hit.terms, plans) ** COVERAGE_POWER *
      documentFactor(hit.document, text),
  }));
}

/** How well a document fits a query beside what its terms say. */
function documentFactor(document: SearchDocument, text: string): number {
  const words = queryWords(text);
  return (
    (namesOf(document).some((name) => isSameText(name, words)) ? TITLE_FACTOR : 1) *
    (isName(document) ? nameFactor(document, words) : 1) *
    (1 + PATH_FACTOR * pathShare(document, text))
  );
}

/** What a document is called: its title, and the operationId of an endpoint. */
function namesOf({kind, title, tags: [, , operationId = '']}: SearchDocument): string[] {
  return kind === 'endpoint' ? [title, operationId] : [title];
}

function isSameText(title: string, words: readonly string[]): boolean {
  return queryWords(title).join(' ').toLowerCase() === words.join(' ').toLowerCase();
}

/** A name counts more where it was typed, in whatever way of writing, and less in a phrase. */
function nameFactor(
  {title, sectionTitle}: SearchDocument,
  words: readonly string[],
): number {
  const [word = ''] = words;
  const isPath =
    words.length === 1 &&
    word.includes('.') &&
    `.${sectionTitle}`.toLowerCase().endsWith(`.${word.toLowerCase()}`);
  const isSpelledOut =
    words.length > 1 &&
    identifierWords(title).join(' ') === words.join(' ').toLowerCase();
  if (isPath || isSpelledOut) {
    return NAME_FACTOR;
  }
  return words.length > 1 ? NAME_IN_PHRASE_FACTOR : 1;
}

/** Which share of the path of an endpoint the paths and addresses of a query are. */
function pathShare({kind, tags: [, path = '']}: SearchDocument, text: string): number {
  const typed = text.split(/\s+/).filter((word) => word.includes('/'));
  return kind === 'endpoint'
    ? Math.max(0, ...typed.map((word) => matchPath(path, word)))
    : 0;
}

/** Each word as it is and as the beginning of one; also by what it is made of and by what is meant. */
function planWord(word: string): WordPlan {
  const term = word.toLowerCase();
  const stemmed = stem(term);
  const exact = [...new Set([term, stemmed])];
  const parts = partsOf(word);
  const synonyms = synonymsOf(term);
  return {
    clauses: [
      ...exact.map((each) => ({
        term: each,
        boost: parts.length > 1 ? NAME_BOOST : EXACT_BOOST,
      })),
      {term, boost: PREFIX_BOOST, wildcard: true},
      // The names of fields have no stems in the index.
      ...(stemmed === term ? [] : [{term: stemmed, boost: PART_BOOST, wildcard: true}]),
      ...synonyms.map((synonym) => ({term: synonym, boost: SYNONYM_BOOST})),
      ...parts.map((part) => ({term: part, boost: PART_BOOST})),
    ],
    holds: (found) =>
      found.startsWith(term) ||
      found.startsWith(stemmed) ||
      [...exact, ...synonyms, ...parts].includes(found),
  };
}

/** A word that nothing holds, as those that are a letter or two off; also by what it is made of. */
function planSimilar(index: lunr.Index, word: string): WordPlan {
  const term = word.toLowerCase();
  const parts = partsOf(word);
  const clauses = [
    {term, boost: EXACT_BOOST, editDistance: similarDistance(term)},
    ...parts.map((part) => ({term: part, boost: PART_BOOST})),
  ];
  const found = new Set(clauses.flatMap((clause) => expand(index, clause)));
  return {clauses, holds: (each) => found.has(each)};
}

function similarDistance(term: string): number {
  if (term.length > LONGEST_SIMILAR || isExample(term)) {
    return 0;
  }
  return term.length < LONG_WORD ? 1 : 2;
}

/** The words of an identifier and their stems; nothing for a plain word, an address or a hash. */
function partsOf(word: string): string[] {
  const parts = isExample(word) ? [] : identifierWords(word);
  return parts.length < 2
    ? []
    : [...new Set(parts.flatMap((part) => [part, stem(part)]))];
}

/** Whether anything in the index is, or begins like, a word, or all of what it is made of is there. */
function isKnown(index: lunr.Index, {clauses}: WordPlan): boolean {
  const whole = clauses.filter(({boost}) => boost !== PART_BOOST);
  const parts = clauses.filter(({boost}) => boost === PART_BOOST);
  const isThere = (clause: Clause): boolean => expand(index, clause).length > 0;
  return whole.some(isThere) || (parts.length > 0 && parts.every(isThere));
}

function addClause(
  query: lunr.Query,
  {term, boost, wildcard, editDistance}: Clause,
): void {
  query.term(term, {
    boost,
    usePipeline: false,
    wildcard: wildcard === true ? TRAILING : NONE,
    // Of a clause with an edit distance, even of 0, lunr does not take `*` for any letters.
    ...(editDistance === undefined ? {} : {editDistance}),
  });
}

/** The terms of the index that a clause stands for. */
function expand(index: lunr.Index, clause: Clause): string[] {
  const query = new lunr.Query([]);
  addClause(query, clause);
  return query.clauses.flatMap((each) =>
    index.tokenSet.intersect(lunr.TokenSet.fromClause(each)).toArray(),
  );
}

/** Which share of the words of a query a document holds. */
function coverage(terms: readonly string[], plans: readonly WordPlan[]): number {
  return plans.filter(({holds}) => terms.some(holds)).length / plans.length;
}

function toHits(
  {documents}: LoadedIndex,
  results: readonly lunr.Index.Result[],
): SearchHit[] {
  return results.flatMap(({ref, score, matchData}) => {
    const document = documents[Number(ref)];
    const {metadata} = matchData as {metadata: object};
    return document === undefined
      ? []
      : [{document, score, terms: Object.keys(metadata)}];
  });
}

/** What several indexes give as one list; equal scores keep the order of the documents. */
function merge(found: readonly SearchHit[][]): SearchHit[] {
  return found.flat().sort((a, b) => b.score - a.score || a.document.id - b.document.id);
}
