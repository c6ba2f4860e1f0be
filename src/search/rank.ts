import {isName, type SearchDocument, type SearchHit} from './document';
import type {LoadedIndex} from './load-index';
import {matchPath} from './match-path';
import type {TermPlan} from './plan';
import {
  identifierWords,
  isNamingWord,
  nameTerms,
  queryWords,
  titleTerms,
} from './tokenize';

/** How much the share of the words that a document holds counts: the power it is raised to. */
const COVERAGE_POWER = 2;

/** How much more a document counts whose title or operationId is the query. */
const TITLE_FACTOR = 1.5;

/** How much more an endpoint counts whose whole path is the query; a part of it counts less. */
const PATH_FACTOR = 4;

/** How much more a field counts whose path is the query. */
const FIELD_PATH_FACTOR = 16;

/** How much more a field counts whose name in other writing is the query. */
const NAME_FACTOR = 4;

/** How much less the name of a field counts where a phrase was typed, and not a name. */
const NAME_IN_PHRASE_FACTOR = 0.5;

/** How much less a field counts where only its description was found. */
const DESCRIPTION_FACTOR = 0.7;

/** How much less a field counts that is inside another one. */
const NESTED_FACTOR = 0.9;

/** How much more a field counts on the page that is used most. */
const USE_FACTOR = 0.3;

// A title is read once, not for every query: its words have to be stemmed.
const titleTermsOf = cached(titleTerms);
const nameTermsOf = cached(nameTerms);
const spelledOut = cached((name) => identifierWords(name).join(' '));
const plainText = cached((text) => queryWords(text).join(' ').toLowerCase());

/** A hit and what its place among the others depends on, besides its score. */
export interface RankedHit extends SearchHit {
  /** Which share of the query it holds, from 0 to 1. */
  share: number;
  /** Whether it is a page whose title holds the whole query. */
  isTitled: boolean;
}

/** What of a query decides how well a document fits it. */
interface RankedQuery {
  plans: readonly TermPlan[];
  words: readonly string[];
  /** The words as one text, in lower case. */
  plain: string;
  /** The paths and addresses among the words. */
  paths: readonly string[];
}

/**
 * Weighs hits of lunr by how well their documents fit the query.
 *
 * @param text what was typed.
 * @param plans how the words of the query were searched for.
 */
export function rankHits(
  hits: readonly SearchHit[],
  text: string,
  plans: readonly TermPlan[],
  {mostUses}: LoadedIndex,
): RankedHit[] {
  const words = queryWords(text);
  const query = {
    plans,
    words,
    plain: words.join(' ').toLowerCase(),
    paths: text.split(/\s+/).filter((word) => word.includes('/')),
  };
  return hits.map(({document, score, terms}) => {
    const share = shareOf(plans, terms);
    return {
      document,
      score: score * share ** COVERAGE_POWER * documentFactor(document, query, mostUses),
      terms,
      share,
      isTitled: !isPart(document) && isTitled(document, plans),
    };
  });
}

/** Merges the hits of several indexes, in no order. */
export function mergeHits(
  hits: readonly RankedHit[],
  indexes: readonly LoadedIndex[],
): readonly RankedHit[] {
  return showEndpoints(liftPages(liftEndpoints(hits)), indexes);
}

/**
 * The best hits in order. Where scores are equal, the order of the documents is kept.
 *
 * @param limit the most hits to give.
 */
export function bestHits(hits: readonly RankedHit[], limit: number): SearchHit[] {
  return firstOf(hits, limit, compareHits).map(({document, score, terms}) => ({
    document,
    score,
    terms,
  }));
}

function compareHits(a: RankedHit, b: RankedHit): number {
  return (
    b.score - a.score ||
    Number(b.document.kind === 'endpoint') - Number(a.document.kind === 'endpoint') ||
    Number(isPart(a.document)) - Number(isPart(b.document)) ||
    a.document.id - b.document.id
  );
}

/** The first entries of a list in order. The list itself may be too long to be put into order. */
function firstOf<T>(
  list: readonly T[],
  limit: number,
  compare: (a: T, b: T) => number,
): T[] {
  const first: T[] = [];
  for (const entry of list) {
    const last = first[limit - 1];
    if (last === undefined || compare(entry, last) < 0) {
      const place = first.findIndex((other) => compare(entry, other) < 0);
      first.splice(place < 0 ? first.length : place, 0, entry);
      first.length = Math.min(first.length, limit);
    }
  }
  return first;
}

/** Which share of the query a document with these terms holds. */
function shareOf(plans: readonly TermPlan[], terms: readonly string[]): number {
  return plans.length === 0
    ? 1
    : plans.reduce((sum, plan) => sum + plan.share(terms), 0) / plans.length;
}

/** Lets endpoints whose title holds the whole query come before everything else. */
function liftEndpoints(hits: readonly RankedHit[]): readonly RankedHit[] {
  const isLifted = ({isTitled: titled, document}: RankedHit): boolean =>
    titled && document.kind === 'endpoint';
  const most = hits.reduce(
    (best, hit) => (isLifted(hit) ? best : Math.max(best, hit.score)),
    0,
  );
  return hits.map((hit) => (isLifted(hit) ? {...hit, score: hit.score + most} : hit));
}

/** Lets a page whose title holds the whole query come before its own sections and fields. */
function liftPages(hits: readonly RankedHit[]): readonly RankedHit[] {
  const best = new Map(
    hits
      .filter((hit) => hit.isTitled)
      .map(({document, score}) => [document.sectionRoute, score]),
  );
  for (const {document, score} of best.size === 0 ? [] : hits) {
    const page = pageOf(document);
    const known = best.get(page);
    if (known !== undefined && known < score) {
      best.set(page, score);
    }
  }
  return hits.map((hit) =>
    hit.isTitled
      ? {...hit, score: best.get(hit.document.sectionRoute) ?? hit.score}
      : hit,
  );
}

/** Lets the only endpoint of a group come before the page of the group. */
function showEndpoints(
  hits: readonly RankedHit[],
  indexes: readonly LoadedIndex[],
): readonly RankedHit[] {
  const scores = new Map<SearchDocument, RankedHit>();
  for (const hit of hits.filter(({document}) => !isPart(document))) {
    for (const {groups} of indexes) {
      const [endpoint, ...others] = groups.get(hit.document.sectionRoute) ?? [];
      if (endpoint !== undefined && others.length === 0) {
        const score = Math.max(hit.score, scores.get(endpoint)?.score ?? 0);
        scores.set(endpoint, {...hit, document: endpoint, score});
      }
    }
  }
  if (scores.size === 0) {
    return hits;
  }
  const raised = hits.map((hit) => {
    const endpoint = scores.get(hit.document);
    scores.delete(hit.document);
    return endpoint === undefined
      ? hit
      : {...hit, score: Math.max(hit.score, endpoint.score)};
  });
  return [...raised, ...scores.values()];
}

function isPart({sectionTitle}: SearchDocument): boolean {
  return sectionTitle !== '';
}

function pageOf({sectionRoute}: SearchDocument): string {
  const end = sectionRoute.indexOf('#');
  return end < 0 ? sectionRoute : sectionRoute.slice(0, end);
}

function isTitled({title}: SearchDocument, plans: readonly TermPlan[]): boolean {
  const terms = titleTermsOf(title);
  return plans.every((plan) => plan.isIn(terms));
}

/** How well a document fits a query beside what its terms say. */
function documentFactor(
  document: SearchDocument,
  query: RankedQuery,
  mostUses: number,
): number {
  return (
    (namesOf(document).some((name) => plainText(name) === query.plain)
      ? TITLE_FACTOR
      : 1) *
    (isName(document)
      ? nameFactor(document, query) * placeFactor(document, mostUses)
      : 1) *
    (1 + PATH_FACTOR * pathShare(document, query))
  );
}

/** What a document is called: its title, and the operationId of an endpoint. */
function namesOf({kind, title, tags: [, , operationId = '']}: SearchDocument): string[] {
  return kind === 'endpoint' ? [title, withoutNamingWord(title), operationId] : [title];
}

function withoutNamingWord(title: string): string {
  const [first = '', ...rest] = title.split(' ');
  return isNamingWord(first.toLowerCase()) ? rest.join(' ') : title;
}

/** A name counts more where it was typed, in whatever way of writing, and less in a phrase. */
function nameFactor(
  {title, sectionTitle}: SearchDocument,
  {words, plain, plans}: RankedQuery,
): number {
  const isPath =
    words.length === 1 &&
    plain.includes('.') &&
    `.${sectionTitle}`.toLowerCase().endsWith(`.${plain}`);
  const isSpelledOut = words.length > 1 && spelledOut(title) === plain;
  if (isPath || isSpelledOut) {
    return isPath ? FIELD_PATH_FACTOR : NAME_FACTOR;
  }
  const terms = nameTermsOf(title);
  return (
    (words.length > 1 ? NAME_IN_PHRASE_FACTOR : 1) *
    (plans.some((plan) => plan.share(terms) > 0) ? 1 : DESCRIPTION_FACTOR)
  );
}

/** Of fields with one name, those that are not inside others and those of much used pages count more. */
function placeFactor({sectionTitle, uses = 0}: SearchDocument, mostUses: number): number {
  const share = mostUses === 0 ? 0 : Math.log1p(uses) / Math.log1p(mostUses);
  return (sectionTitle.includes('.') ? NESTED_FACTOR : 1) * (1 + USE_FACTOR * share);
}

/** Which share of the path of an endpoint the paths and addresses of a query are. */
function pathShare(
  {kind, tags: [, path = '']}: SearchDocument,
  {paths}: RankedQuery,
): number {
  return kind === 'endpoint'
    ? Math.max(0, ...paths.map((typed) => matchPath(path, typed)))
    : 0;
}

/** Keeps what a function gives for each text. The texts are titles of the index, so they are few. */
function cached<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const value = known.get(text) ?? read(text);
    known.set(text, value);
    return value;
  };
}
