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

/** A hit and what its place among the others depends on, besides its score. */
export interface RankedHit extends SearchHit {
  /** Which share of the query it holds, from 0 to 1. */
  share: number;
  /** Whether it is a page whose title holds the whole query. */
  isTitled: boolean;
}

/**
 * Weighs a hit of lunr by how well the document fits the query.
 *
 * @param text what was typed.
 * @param plans how the words of the query were searched for.
 */
export function rankHit(
  hit: SearchHit,
  text: string,
  plans: readonly TermPlan[],
  {mostUses}: LoadedIndex,
): RankedHit {
  const {document, terms} = hit;
  const share =
    plans.length === 0
      ? 1
      : plans.reduce((sum, plan) => sum + plan.share(terms), 0) / plans.length;
  return {
    ...hit,
    score:
      hit.score *
      share ** COVERAGE_POWER *
      documentFactor(document, text, plans, mostUses),
    share,
    isTitled: !isPart(document) && isTitled(document, plans),
  };
}

/** Merges hits into one list. Where scores are equal, the order of the documents is kept. */
export function orderHits(
  hits: readonly RankedHit[],
  indexes: readonly LoadedIndex[],
): SearchHit[] {
  const lifted = showEndpoints(liftPages(liftEndpoints(hits)), indexes);
  return lifted
    .sort(
      (a, b) =>
        b.score - a.score ||
        Number(b.document.kind === 'endpoint') - Number(a.document.kind === 'endpoint') ||
        Number(isPart(a.document)) - Number(isPart(b.document)) ||
        a.document.id - b.document.id,
    )
    .map(({document, score, terms}) => ({document, score, terms}));
}

/** Lets endpoints whose title holds the whole query come before everything else. */
function liftEndpoints(hits: readonly RankedHit[]): RankedHit[] {
  const isLifted = ({isTitled: titled, document}: RankedHit): boolean =>
    titled && document.kind === 'endpoint';
  const most = hits.reduce(
    (best, hit) => (isLifted(hit) ? best : Math.max(best, hit.score)),
    0,
  );
  return hits.map((hit) => (isLifted(hit) ? {...hit, score: hit.score + most} : hit));
}

/** Lets a page whose title holds the whole query come before its own sections and fields. */
function liftPages(hits: readonly RankedHit[]): RankedHit[] {
  const best = new Map<string, number>();
  for (const {document, score} of hits) {
    const page = pageOf(document);
    best.set(page, Math.max(score, best.get(page) ?? 0));
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
): RankedHit[] {
  const shown = new Map(hits.map((hit) => [hit.document, hit]));
  for (const hit of hits) {
    for (const {groups} of indexes) {
      const [endpoint, ...others] = groups.get(hit.document.sectionRoute) ?? [];
      if (endpoint !== undefined && others.length === 0) {
        const found = shown.get(endpoint) ?? {...hit, document: endpoint};
        shown.set(endpoint, {...found, score: Math.max(found.score, hit.score)});
      }
    }
  }
  return [...shown.values()];
}

function isPart({sectionTitle}: SearchDocument): boolean {
  return sectionTitle !== '';
}

function pageOf({sectionRoute}: SearchDocument): string {
  return sectionRoute.split('#')[0] ?? '';
}

function isTitled({title}: SearchDocument, plans: readonly TermPlan[]): boolean {
  const terms = titleTermsOf(title);
  return plans.every((plan) => plan.isIn(terms));
}

/** How well a document fits a query beside what its terms say. */
function documentFactor(
  document: SearchDocument,
  text: string,
  plans: readonly TermPlan[],
  mostUses: number,
): number {
  const words = queryWords(text);
  return (
    (namesOf(document).some((name) => isSameText(name, words)) ? TITLE_FACTOR : 1) *
    (isName(document)
      ? nameFactor(document, words, plans) * placeFactor(document, mostUses)
      : 1) *
    (1 + PATH_FACTOR * pathShare(document, text))
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

function isSameText(title: string, words: readonly string[]): boolean {
  return queryWords(title).join(' ').toLowerCase() === words.join(' ').toLowerCase();
}

/** A name counts more where it was typed, in whatever way of writing, and less in a phrase. */
function nameFactor(
  {title, sectionTitle}: SearchDocument,
  words: readonly string[],
  plans: readonly TermPlan[],
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
function pathShare({kind, tags: [, path = '']}: SearchDocument, text: string): number {
  const typed = text.split(/\s+/).filter((word) => word.includes('/'));
  return kind === 'endpoint'
    ? Math.max(0, ...typed.map((word) => matchPath(path, word)))
    : 0;
}

/** Keeps what a function gives for each text. The texts are titles of the index, so they are few. */
function cached(read: (text: string) => string[]): (text: string) => string[] {
  const known = new Map<string, string[]>();
  return (text) => {
    const terms = known.get(text) ?? read(text);
    known.set(text, terms);
    return terms;
  };
}
