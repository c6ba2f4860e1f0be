import lunr from 'lunr';
import type {SearchDocument, SearchHit} from './document';
import {findMatches, idsOf, type LoadedIndex, type Match} from './load-index';
import {planClause, planWords} from './plan';
import {
  bestHits,
  labelTerms,
  mergeHits,
  preferReference,
  rankHits,
  type RankedHit,
} from './rank';
import {SEARCH_FIELDS} from './ranking';
import {MAX_QUERY_LENGTH} from './settings';
import {parseQuery, QuerySyntaxError, usesSyntax} from './syntax';

const {OPTIONAL, PROHIBITED, REQUIRED} = lunr.Query.presence;

export interface SearchResult {
  hits: SearchHit[];
  /** No document contains the words as typed; the hits contain similar ones. */
  similar: boolean;
  /** Syntax error, as reported by lunr. */
  problem?: string;
}

/** All hits, not yet sorted: see {@link bestHits}. */
export interface FoundHits extends Omit<SearchResult, 'hits'> {
  hits: readonly RankedHit[];
}

/** @param label Of the reference that the reader has before them, if the site has several. */
export function search(
  indexes: readonly LoadedIndex[],
  query: string,
  limit: number,
  label?: string,
): SearchResult {
  const found = findHits(indexes, query, label);
  return {...found, hits: bestHits(found.hits, limit)};
}

/** Returns all hits unsorted: counting them does not need the order. */
export function findHits(
  indexes: readonly LoadedIndex[],
  query: string,
  label?: string,
): FoundHits {
  const text = query.slice(0, MAX_QUERY_LENGTH).trim();
  const findEach = (find: (loaded: LoadedIndex) => RankedHit[]): readonly RankedHit[] =>
    preferReference(mergeHits(indexes.flatMap(find), indexes), label);
  if (usesSyntax(text)) {
    try {
      const clauses = parseQuery(text);
      return {hits: findEach((loaded) => searchClauses(loaded, clauses)), similar: false};
    } catch (error) {
      if (error instanceof QuerySyntaxError) {
        return {hits: [], similar: false, problem: error.message};
      }
      throw error;
    }
  }
  const hits = findEach((loaded) => searchWords(loaded, text, false));
  return hits.length > 0
    ? {hits, similar: false}
    : {hits: findEach((loaded) => searchWords(loaded, text, true)), similar: true};
}

function searchWords(loaded: LoadedIndex, text: string, similar: boolean): RankedHit[] {
  const plans = planWords(loaded, text, similar);
  if (plans === undefined) {
    return [];
  }
  const matches = findMatches(
    loaded,
    plans.flatMap(({clauses}) => clauses),
  );
  return rankHits(Array.from(matches.values()), text, plans, loaded).filter(
    ({share}) => share > 0,
  );
}

/** Terms without a field may also stand in what a result shows of its page, which the index does not know. */
function searchClauses(
  loaded: LoadedIndex,
  parsed: readonly lunr.Query.Clause[],
): RankedHit[] {
  const planned = parsed.map((clause) => {
    const plan = planClause(loaded.index, clause);
    const ids = idsOf(loaded, plan.clauses);
    const isInLabel = (document: SearchDocument): boolean =>
      clause.fields.length === SEARCH_FIELDS.length &&
      labelTerms(document).some((term) => plan.terms.has(term));
    const isIn = (document: SearchDocument): boolean =>
      ids.has(document.id) || isInLabel(document);
    return {...clause, plan, isIn};
  });
  const wanted = planned.filter(({presence}) => presence !== PROHIBITED);
  const plans = wanted.map(({plan}) => plan);
  const matches =
    wanted.length === 0
      ? allMatches(loaded)
      : findMatches(
          loaded,
          plans.flatMap(({clauses}) => clauses),
        ).values();
  const found = Array.from(matches).filter(({document}) =>
    planned.every(
      ({presence, isIn}) =>
        presence === OPTIONAL || isIn(document) === (presence === REQUIRED),
    ),
  );
  const text = wanted.map(({term}) => term).join(' ');
  return rankHits(found, text, plans, loaded);
}

function allMatches({documents}: LoadedIndex): Match[] {
  return documents.map((document) => ({document, score: 0, terms: []}));
}
