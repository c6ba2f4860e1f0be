import lunr from 'lunr';
import type {SearchHit} from './document';
import type {LoadedIndex} from './load-index';
import {addClause, planClause, planWords} from './plan';
import {bestHits, mergeHits, rankHits, type RankedHit} from './rank';
import {MAX_QUERY_LENGTH} from './settings';
import {parseQuery, QuerySyntaxError, usesSyntax} from './syntax';

/** What a query has found. */
export interface SearchResult {
  /** The best first. */
  hits: SearchHit[];
  /** Whether nothing holds the words as they were typed, and the hits hold similar ones. */
  similar: boolean;
  /** Why the query cannot be read, in the words of lunr. */
  problem?: string;
}

/** All that a query finds, of which {@link bestHits} gives the first in order. */
export interface FoundHits extends Omit<SearchResult, 'hits'> {
  hits: readonly RankedHit[];
}

const {PROHIBITED, REQUIRED} = lunr.Query.presence;

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
  const found = findHits(indexes, query);
  return {...found, hits: bestHits(found.hits, limit)};
}

/** Finds what {@link search} orders: how much there is can be told without ordering all of it. */
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

/** A document that lacks a required term is left out here: of several forms, lunr requires each. */
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
