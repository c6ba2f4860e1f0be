import lunr from 'lunr';
import type {SearchHit} from './document';
import type {LoadedIndex} from './load-index';
import {addClause, planClause, planWords} from './plan';
import {bestHits, mergeHits, rankHits, type RankedHit} from './rank';
import {MAX_QUERY_LENGTH} from './settings';
import {parseQuery, QuerySyntaxError, usesSyntax} from './syntax';

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

const {PROHIBITED, REQUIRED} = lunr.Query.presence;

export function search(
  indexes: readonly LoadedIndex[],
  query: string,
  limit: number,
): SearchResult {
  const found = findHits(indexes, query);
  return {...found, hits: bestHits(found.hits, limit)};
}

/** Returns all hits unsorted: counting them does not need the order. */
export function findHits(indexes: readonly LoadedIndex[], query: string): FoundHits {
  const text = query.slice(0, MAX_QUERY_LENGTH).trim();
  const findEach = (find: (loaded: LoadedIndex) => RankedHit[]): readonly RankedHit[] =>
    mergeHits(indexes.flatMap(find), indexes);
  if (usesSyntax(text)) {
    try {
      const clauses = parseQuery(text);
      return {
        hits: findEach((loaded) => searchClauses(loaded, clauses)),
        similar: false,
      };
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
  const plans = planWords(loaded.index, text, similar);
  if (plans === undefined) {
    return [];
  }
  const results = loaded.index.query((query) => {
    for (const clause of plans.flatMap(({clauses}) => clauses)) {
      addClause(query, clause);
    }
  });
  return rankHits(toHits(loaded, results), text, plans, loaded).filter(
    ({share}) => share > 0,
  );
}

/** Filters required terms here: lunr would require every form of a term. */
function searchClauses(
  loaded: LoadedIndex,
  parsed: readonly lunr.Query.Clause[],
): RankedHit[] {
  const planned = parsed.map((clause) => ({
    ...clause,
    plan: planClause(loaded.index, clause),
  }));
  const required = planned.filter(({presence}) => presence === REQUIRED);
  const results = loaded.index
    .query((query) => {
      for (const {presence, plan} of planned) {
        for (const clause of plan.clauses) {
          addClause(query, clause, presence === PROHIBITED);
        }
      }
    })
    .filter(({matchData}) => {
      const found = Object.entries(matchData.metadata as Record<string, object>);
      return required.every(({fields, plan}) =>
        found.some(
          ([term, inFields]) =>
            plan.terms.has(term) && fields.some((field) => field in inFields),
        ),
      );
    });
  const wanted = planned.filter(({presence}) => presence !== PROHIBITED);
  const text = wanted.map(({term}) => term).join(' ');
  const plans = wanted.map(({plan}) => plan);
  return rankHits(toHits(loaded, results), text, plans, loaded);
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
