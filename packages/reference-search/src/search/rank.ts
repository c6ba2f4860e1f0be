import {
  isIdentifier,
  locationTexts,
  type SearchDocument,
  type SearchHit,
} from './document';
import type {LoadedIndex, Match} from './load-index';
import {matchPath} from './match-path';
import type {TermPlan} from './plan';
import {identifierWords, isTitleVerb, queryWords, titleTerms} from './tokenize';

/** Exponent of the share of query words that a document contains. */
const COVERAGE_POWER = 2;

const TITLE_FACTOR = 1.5;

/** The query equals the path of the endpoint; less for a part of it. */
const PATH_FACTOR = 4;

const FIELD_PATH_FACTOR = 16;

/** The query spells out the name of the field: "fee payer" for `fee_payer`. */
const NAME_FACTOR = 4;

/** The query has several words, so it is not a field name. */
const NAME_IN_PHRASE_FACTOR = 0.5;

/** Only the description of the field matches. */
const DESCRIPTION_FACTOR = 0.7;

const NESTED_FACTOR = 0.9;

const USE_FACTOR = 0.3;

/** An equal entry scores more in a longer index: three times as much in one that is a hundred times as long. */
const OTHER_REFERENCE_FACTOR = 0.25;

// Cached across queries, because stemming is slow.
const titleTermsOf = memoize(titleTerms);
const spelledOut = memoize((name) => identifierWords(name).join(' '));
const plainText = memoize((text) => queryWords(text).join(' ').toLowerCase());

export interface RankedHit extends Match {
  plans: readonly TermPlan[];
  share: number;
  /** It is a page, and its title contains the whole query. */
  isTitleMatch: boolean;
}

interface RankedQuery {
  plans: readonly TermPlan[];
  words: readonly string[];
  plain: string;
  paths: readonly string[];
}

/**
 * Adjusts lunr's scores to how well the documents match the query.
 *
 * @param text The query.
 * @param plans Plans of its words.
 */
export function rankHits(
  hits: readonly Match[],
  text: string,
  plans: readonly TermPlan[],
  loaded: LoadedIndex,
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
      score: score * share ** COVERAGE_POWER * documentFactor(document, query, loaded),
      terms,
      plans,
      share,
      isTitleMatch: !isPart(document) && isTitled(document, query, loaded),
    };
  });
}

export function mergeHits(
  hits: readonly RankedHit[],
  indexes: readonly LoadedIndex[],
): readonly RankedHit[] {
  return boostOnlyEndpoints(boostPages(boostEndpoints(hits)), indexes);
}

/** Ranks what other references have below what the one with a label has. Other pages of the site stay where they are. */
export function preferReference(
  hits: readonly RankedHit[],
  label: string | undefined,
): readonly RankedHit[] {
  const isOther = ({document}: RankedHit): boolean =>
    document.label !== undefined && document.label !== label;
  return label === undefined
    ? hits
    : hits.map((hit) =>
        isOther(hit) ? {...hit, score: hit.score * OTHER_REFERENCE_FACTOR} : hit,
      );
}

/** Returns the best hits, sorted. Hits with equal scores keep document order. */
export function bestHits(hits: readonly RankedHit[], limit: number): SearchHit[] {
  return topEntries(hits, limit, compareHits).map(({document, score, terms, plans}) => ({
    document,
    score,
    terms,
    typedTerms: Array.from(new Set(plans.flatMap(({typedTerms}) => typedTerms(terms)))),
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

/** Returns the first entries of the sorted list without sorting all of it. */
function topEntries<T>(
  list: readonly T[],
  limit: number,
  compare: (a: T, b: T) => number,
): T[] {
  const first: T[] = [];
  for (const entry of list) {
    const last = first[limit - 1];
    if (last === undefined || compare(entry, last) < 0) {
      const index = first.findIndex((other) => compare(entry, other) < 0);
      first.splice(index < 0 ? first.length : index, 0, entry);
      first.length = Math.min(first.length, limit);
    }
  }
  return first;
}

function shareOf(plans: readonly TermPlan[], terms: readonly string[]): number {
  return plans.length === 0
    ? 1
    : plans.reduce((sum, plan) => sum + plan.share(terms), 0) / plans.length;
}

/** Ranks endpoints whose title contains the whole query above everything else. */
function boostEndpoints(hits: readonly RankedHit[]): readonly RankedHit[] {
  const isBoosted = ({isTitleMatch, document}: RankedHit): boolean =>
    isTitleMatch && document.kind === 'endpoint';
  const others = hits.filter((hit) => !isBoosted(hit));
  const most = others.reduce((best, {score}) => Math.max(best, score), 0);
  return hits.map((hit) => (isBoosted(hit) ? {...hit, score: hit.score + most} : hit));
}

/** Ranks a page whose title contains the whole query above its own sections and fields. */
function boostPages(hits: readonly RankedHit[]): readonly RankedHit[] {
  const best = new Map(
    hits
      .filter((hit) => hit.isTitleMatch)
      .map(({document, score}) => [document.sectionRoute, score]),
  );
  for (const {document, score} of best.size === 0 ? [] : hits) {
    const page = pageOf(document);
    const pageScore = best.get(page);
    if (pageScore !== undefined && pageScore < score) {
      best.set(page, score);
    }
  }
  return hits.map((hit) =>
    hit.isTitleMatch
      ? {...hit, score: best.get(hit.document.sectionRoute) ?? hit.score}
      : hit,
  );
}

/** Ranks the only endpoint of a group above the page of the group. */
function boostOnlyEndpoints(
  hits: readonly RankedHit[],
  indexes: readonly LoadedIndex[],
): readonly RankedHit[] {
  const scores = new Map<SearchDocument, RankedHit>();
  for (const hit of hits.filter(({document}) => !isPart(document))) {
    for (const {onlyEndpoints} of indexes) {
      const endpoint = onlyEndpoints.get(hit.document.sectionRoute);
      if (endpoint !== undefined) {
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
  return [...raised, ...Array.from(scores.values())];
}

/** Returns the terms of all texts that a result shows of a document, but not of its content. */
export function labelTerms(document: SearchDocument): readonly string[] {
  return titleTermsOf([document.title, ...locationTexts(document)].join(' '));
}

function isPart({sectionTitle}: SearchDocument): boolean {
  return sectionTitle !== '';
}

function pageOf({sectionRoute}: SearchDocument): string {
  const end = sectionRoute.indexOf('#');
  return end < 0 ? sectionRoute : sectionRoute.slice(0, end);
}

function isTitled(
  {id}: SearchDocument,
  {plans}: RankedQuery,
  {titleTerms: termsOf}: LoadedIndex,
): boolean {
  const terms = termsOf[id] ?? [];
  return plans.every((plan) => plan.isInTitle(terms));
}

function documentFactor(
  document: SearchDocument,
  query: RankedQuery,
  loaded: LoadedIndex,
): number {
  const isNamed = namesOf(document).some((name) => plainText(name) === query.plain);
  const identifierFactor = isIdentifier(document)
    ? nameFactor(document, query, loaded) * fieldFactor(document, loaded)
    : 1;
  const pathFactor = 1 + PATH_FACTOR * pathShare(document, query);
  return (isNamed ? TITLE_FACTOR : 1) * identifierFactor * pathFactor;
}

/** Returns the title, with and without "get", and the operationId of an endpoint. */
function namesOf({kind, title, tags: [, , operationId = '']}: SearchDocument): string[] {
  return kind === 'endpoint' ? [title, withoutTitleVerb(title), operationId] : [title];
}

function withoutTitleVerb(title: string): string {
  const [first = '', ...rest] = title.split(' ');
  return isTitleVerb(first.toLowerCase()) ? rest.join(' ') : title;
}

/** Ranks identifiers higher if the query is the identifier, and lower if it is a phrase. */
function nameFactor(
  {id, title, sectionTitle}: SearchDocument,
  {words, plain, plans}: RankedQuery,
  {titleTerms: termsOf}: LoadedIndex,
): number {
  const isPath =
    words.length === 1 &&
    plain.includes('.') &&
    `.${sectionTitle}`.toLowerCase().endsWith(`.${plain}`);
  const isSpelledOut = words.length > 1 && spelledOut(title) === plain;
  if (isPath || isSpelledOut) {
    return isPath ? FIELD_PATH_FACTOR : NAME_FACTOR;
  }
  const terms = termsOf[id] ?? [];
  return (
    (words.length > 1 ? NAME_IN_PHRASE_FACTOR : 1) *
    (plans.some((plan) => plan.share(terms) > 0) ? 1 : DESCRIPTION_FACTOR)
  );
}

/** Ranks top-level fields and fields of frequently used pages higher. */
function fieldFactor(
  {sectionTitle, uses = 0}: SearchDocument,
  {mostUses}: LoadedIndex,
): number {
  const share = mostUses === 0 ? 0 : Math.log1p(uses) / Math.log1p(mostUses);
  return (sectionTitle.includes('.') ? NESTED_FACTOR : 1) * (1 + USE_FACTOR * share);
}

function pathShare(
  {kind, tags: [, path = '']}: SearchDocument,
  {paths}: RankedQuery,
): number {
  return kind === 'endpoint'
    ? Math.max(0, ...paths.map((typed) => matchPath(path, typed)))
    : 0;
}

/** Memoises a function. The index has few titles, so the cache is small. */
function memoize<T>(read: (text: string) => T): (text: string) => T {
  const cache = new Map<string, T>();
  return (text) => {
    const value = cache.get(text) ?? read(text);
    cache.set(text, value);
    return value;
  };
}
