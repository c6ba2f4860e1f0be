import lunr from 'lunr';
import type {SearchHit} from './document';
import type {LoadedIndex} from './load-index';
import {addClause, planClause, planWords} from './plan';
import {bestHits, labelTerms, mergeHits, rankHits, type RankedHit} from './rank';
import {SEARCH_FIELDS} from './ranking';
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
  const results = loaded.index.query((query) => {
    for (const clause of plans.flatMap(({clauses}) => clauses)) {
      addClause(query, clause);
    }
  });
  return rankHits(toHits(loaded, results), text, plans, loaded).filter(
    ({share}) => share > 0,
  );
}

/**
 * Filters required terms here: lunr would require every form of a term. Terms without a field may also
 * stand in what a result shows of its page, which lunr does not know.
 */
function searchClauses(
  loaded: LoadedIndex,
  parsed: readonly lunr.Query.Clause[],
): RankedHit[] {
  const planned = parsed.map((clause) => ({
    ...clause,
    plan: planClause(loaded.index, clause),
  }));
  const required = planned.filter(({presence}) => presence === REQUIRED);
  const prohibited = planned.filter(({presence}) => presence === PROHIBITED);
  const isInLabel = (
    {fields, plan}: (typeof planned)[number],
    label: readonly string[],
  ): boolean =>
    fields.length === SEARCH_FIELDS.length && label.some((term) => plan.terms.has(term));
  const results = loaded.index
    .query((query) => {
      for (const {presence, plan} of planned) {
        for (const clause of plan.clauses) {
          addClause(query, clause, presence === PROHIBITED);
        }
      }
    })
    .filter(({ref, matchData}) => {
      const document = loaded.documents[Number(ref)];
      const label = document === undefined ? [] : labelTerms(document);
      const found = Object.entries(matchData.metadata as Record<string, object>);
      return (
        !prohibited.some((clause) => isInLabel(clause, label)) &&
        required.every(
          (clause) =>
            isInLabel(clause, label) ||
            found.some(
              ([term, inFields]) =>
                clause.plan.terms.has(term) &&
                clause.fields.some((field) => field in inFields),
            ),
        )
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
): Omit<SearchHit, 'typedTerms'>[] {
  return results.flatMap(({ref, score, matchData}) => {
    const document = documents[Number(ref)];
    const {metadata} = matchData as {metadata: object};
    return document === undefined
      ? []
      : [{document, score, terms: Object.keys(metadata)}];
  });
}
