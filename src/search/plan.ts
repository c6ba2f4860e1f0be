import lunr from 'lunr';
import {LONGEST_PHRASE, synonymsOf} from './synonym';
import {
  identifierWords,
  isExample,
  isNamingWord,
  isStopWord,
  LONGEST_SIMILAR,
  queryWords,
  stem,
} from './tokenize';

/** A term to search for. */
export interface Clause {
  term: string;
  boost: number;
  /** The fields to search in; all of them, if left out. */
  fields?: string[];
  /** Whether terms that begin with it are found as well. */
  wildcard?: boolean;
  editDistance?: number;
}

/** How a word or phrase of a query is searched for. */
export interface TermPlan {
  clauses: Clause[];
  /** Which share of it a document with these terms holds, from 0 to 1. */
  share: (terms: readonly string[]) => number;
  /** Whether a title with these terms holds all of it. */
  isIn: (titleTerms: readonly string[]) => boolean;
}

/** How a clause of a query with syntax is searched for. */
export interface ClausePlan extends TermPlan {
  /** The terms of the index that it stands for. */
  terms: ReadonlySet<string>;
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

/** How much of a name a document holds that has all of its parts, and not the name itself. */
const PART_SHARE = 0.5;

const {NONE, TRAILING} = lunr.Query.wildcard;

const {PROHIBITED} = lunr.Query.presence;

/**
 * Plans the search for the words of a query that has no syntax.
 *
 * @param similar whether words are searched for that are similar to those that the index lacks.
 * @returns undefined when the index has none of the words, and similar ones are not wanted.
 */
export function planWords(
  index: lunr.Index,
  text: string,
  similar: boolean,
): TermPlan[] | undefined {
  const planned = wantedWords(text).map((phrase) => {
    const plan = planPhrase(phrase);
    return {phrase, plan, isKnown: isKnown(index, phrase, plan)};
  });
  if (planned.length === 0 || (!similar && !planned.some(({isKnown: known}) => known))) {
    return undefined;
  }
  return planned.flatMap(({phrase, plan, isKnown: known}) =>
    known ? [plan] : phrase.map((word) => planSimilar(index, word)),
  );
}

/** Plans the search for a clause of a query with syntax: exactly, and as a prefix. */
export function planClause(index: lunr.Index, clause: lunr.Query.Clause): ClausePlan {
  const {term, boost, fields} = clause;
  const isPlain = !term.includes('*') && !('editDistance' in clause);
  const exact = clause.usePipeline ? [...new Set([term, stem(term)])] : [term];
  const clauses: Clause[] = [
    ...exact.map((each) => ({
      term: each,
      boost: boost * EXACT_BOOST,
      fields,
      ...('editDistance' in clause ? {editDistance: clause.editDistance} : {}),
    })),
    ...(isPlain ? [{term, boost: boost * PREFIX_BOOST, fields, wildcard: true}] : []),
  ];
  return planOf(index, clauses);
}

/** Adds a clause to a query of lunr. */
export function addClause(
  query: lunr.Query,
  {term, boost, fields, wildcard, editDistance}: Clause,
  isProhibited = false,
): void {
  query.term(term, {
    boost,
    usePipeline: false,
    wildcard: wildcard === true ? TRAILING : NONE,
    ...(fields === undefined ? {} : {fields}),
    ...(isProhibited ? {presence: PROHIBITED} : {}),
    // Of a clause with an edit distance, even of 0, lunr does not take `*` for any letters.
    ...(editDistance === undefined ? {} : {editDistance}),
  });
}

/** The words and phrases of a query without those that say nothing, unless there are no others. */
function wantedWords(text: string): string[][] {
  const phrases = phrasesOf(queryWords(text));
  const isWord = (
    [word = '', ...rest]: string[],
    is: (word: string) => boolean,
  ): boolean => rest.length === 0 && is(word.toLowerCase());
  const wanted = phrases.filter((phrase) => !isWord(phrase, isStopWord));
  // In a sentence, `get` is a word like any other.
  const telling =
    wanted.length === phrases.length
      ? wanted
      : wanted.filter((phrase) => !isWord(phrase, isNamingWord));
  return [telling, wanted, phrases].find((each) => each.length > 0) ?? [];
}

/** Splits words into phrases that have synonyms, and single words, each of them once. */
function phrasesOf(words: readonly string[]): string[][] {
  const phrases = new Map<string, string[]>();
  let start = 0;
  while (start < words.length) {
    let length = LONGEST_PHRASE;
    while (length > 1 && synonymsFor(words.slice(start, start + length)).length === 0) {
      length -= 1;
    }
    const phrase = words.slice(start, start + length);
    phrases.set(phrase.join(' '), phrase);
    start += length;
  }
  return [...phrases.values()];
}

/** What means the same as a phrase, in the singular or in the plural. */
function synonymsFor(phrase: readonly string[]): string[][] {
  const text = phrase.join(' ').toLowerCase();
  const found = synonymsOf(text);
  return found.length > 0 ? found : synonymsOf(text.replace(/s$/, ''));
}

/** A phrase by its words and by what means the same. */
function planPhrase(phrase: readonly string[]): TermPlan {
  const plans = phrase.map(planWord);
  const synonyms = synonymsFor(phrase);
  const holdsSynonym = (terms: readonly string[]): boolean =>
    synonyms.some((words) =>
      words.every((word) => terms.includes(word) || terms.includes(stem(word))),
    );
  return {
    clauses: [
      ...plans.flatMap(({clauses}) => clauses),
      ...synonyms.flatMap((words) =>
        words.map((term) => ({term, boost: SYNONYM_BOOST / words.length})),
      ),
    ],
    share: (terms) =>
      holdsSynonym(terms)
        ? 1
        : plans.reduce((sum, {share}) => sum + share(terms), 0) / plans.length,
    isIn: (titleTerms) =>
      holdsSynonym(titleTerms) || plans.every(({isIn}) => isIn(titleTerms)),
  };
}

/** A word as it is and as the beginning of one; also by what it is made of. */
function planWord(word: string): TermPlan {
  const term = word.toLowerCase();
  const stemmed = stem(term);
  const parts = isExample(word) ? [] : identifierWords(word);
  const stemmedParts = parts.map(stem);
  const isOneOf = (terms: readonly string[]): boolean =>
    terms.some((each) => each.startsWith(term) || each.startsWith(stemmed));
  return {
    clauses: [
      ...[...new Set([term, stemmed])].map((each) => ({
        term: each,
        boost: parts.length > 1 ? NAME_BOOST : EXACT_BOOST,
      })),
      {term, boost: PREFIX_BOOST, wildcard: true},
      // The names of fields have no stems in the index.
      ...(stemmed === term ? [] : [{term: stemmed, boost: PART_BOOST, wildcard: true}]),
      ...partsOf(word).map((part) => ({term: part, boost: PART_BOOST})),
    ],
    share: (terms) =>
      isOneOf(terms)
        ? 1
        : (PART_SHARE *
            stemmedParts.filter(
              (part, place) =>
                terms.includes(parts[place] ?? part) || terms.includes(part),
            ).length) /
          parts.length,
    isIn: isOneOf,
  };
}

/** A word that nothing holds, as those that are a letter or two off; also by what it is made of. */
function planSimilar(index: lunr.Index, word: string): TermPlan {
  const term = word.toLowerCase();
  const {isIn, ...whole} = planOf(index, [
    {term, boost: EXACT_BOOST, editDistance: similarDistance(term)},
  ]);
  const parts = planOf(
    index,
    partsOf(word).map((part) => ({term: part, boost: PART_BOOST})),
  );
  return {
    clauses: [...whole.clauses, ...parts.clauses],
    share: (terms) => Math.max(whole.share(terms), parts.share(terms)),
    isIn,
  };
}

/** A plan that is held by each term that one of its clauses stands for. */
function planOf(index: lunr.Index, clauses: Clause[]): ClausePlan {
  const found = new Set(clauses.flatMap((clause) => expand(index, clause)));
  const holds = (terms: readonly string[]): boolean =>
    terms.some((term) => found.has(term));
  return {clauses, share: (terms) => (holds(terms) ? 1 : 0), isIn: holds, terms: found};
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

/** Whether anything in the index is, or begins like, a phrase, or all of its parts are there. */
function isKnown(
  index: lunr.Index,
  phrase: readonly string[],
  {clauses}: TermPlan,
): boolean {
  const isThere = (clause: Clause): boolean => expand(index, clause).length > 0;
  const isTermThere = (term: string): boolean => isThere({term, boost: PART_BOOST});
  const parts = phrase.flatMap(identifierWords);
  return (
    clauses.filter(({boost}) => boost !== PART_BOOST).some(isThere) ||
    (parts.length > 1 &&
      parts.every((part) => isTermThere(part) || isTermThere(stem(part))))
  );
}

/** The terms of the index that a clause stands for. */
function expand(index: lunr.Index, clause: Clause): string[] {
  const query = new lunr.Query([]);
  addClause(query, clause);
  return query.clauses.flatMap((each) =>
    index.tokenSet.intersect(lunr.TokenSet.fromClause(each)).toArray(),
  );
}
