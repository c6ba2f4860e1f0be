import type lunr from 'lunr';
import {type Clause, expandClause, type TermIndex} from './inverted-index';
import type {SearchField} from './ranking';
import {type FindSynonyms, MAX_PHRASE_WORDS} from './synonym';
import {
  identifierWords,
  isLiteralValue,
  isTitleVerb,
  isStopWord,
  MAX_FUZZY_LENGTH,
  queryWords,
  stem,
} from './tokenize';

/** How to search for one word or phrase of a query, and how to score documents for it. */
export interface TermPlan {
  clauses: Clause[];
  /** Returns the fraction of the phrase that a document with these terms contains, from 0 to 1. */
  share: (terms: readonly string[]) => number;
  /** Returns whether a title with these terms contains the whole phrase. */
  isInTitle: (titleTerms: readonly string[]) => boolean;
  /**
   * Returns the words that the reader typed, or that replace a mistyped one, but no synonyms.
   *
   * @param terms of a document that match.
   */
  typedTerms: (terms: readonly string[]) => string[];
}

export interface ClausePlan extends TermPlan {
  terms: ReadonlySet<string>;
}

/** Shorter stems begin words of other meanings: that of "used" is "us". */
const MIN_MARKED_STEM = 4;

/** From this length on, words may differ by two letters instead of one. */
const LONG_WORD = 8;

const EXACT_BOOST = 3;

/** Low, because one prefix can match many words. */
const PREFIX_BOOST = 0.2;

const NAME_BOOST = 12;

const SYNONYM_BOOST = 3;

const PART_BOOST = 0.6;

/** Share of a document that contains all words of an identifier, but not the identifier. */
const PART_SHARE = 0.5;

/**
 * Plans the search for a query without syntax.
 *
 * @param similar Replace words that the index lacks by similar ones.
 * @returns `undefined` if the index has none of the words and `similar` is false.
 */
export function planWords(
  {index, synonymsOf}: {index: TermIndex; synonymsOf: FindSynonyms},
  text: string,
  similar: boolean,
): TermPlan[] | undefined {
  const planned = significantPhrases(text, synonymsOf).map((phrase) => {
    const plan = planPhrase(phrase, synonymsOf);
    return {phrase, plan, isKnown: isKnown(index, phrase, plan)};
  });
  if (planned.length === 0 || (!similar && !planned.some(({isKnown: known}) => known))) {
    return undefined;
  }
  return planned.flatMap(({phrase, plan, isKnown: known}) =>
    known ? [plan] : phrase.map((word) => planFuzzyWord(index, word)),
  );
}

/** Plans the search for a clause of the query syntax, as exact term and as prefix. */
export function planClause(index: TermIndex, clause: lunr.Query.Clause): ClausePlan {
  const {term, boost} = clause;
  // The parser refuses other fields.
  const fields = clause.fields as SearchField[];
  const isPlain = !term.includes('*') && !('editDistance' in clause);
  const exact = clause.usePipeline ? Array.from(new Set([term, stem(term)])) : [term];
  const clauses: Clause[] = [
    ...exact.map((each) => ({
      term: each,
      boost: boost * EXACT_BOOST,
      fields,
      ...('editDistance' in clause ? {editDistance: clause.editDistance} : {}),
    })),
    ...(isPlain ? [{term, boost: boost * PREFIX_BOOST, fields, isPrefix: true}] : []),
  ];
  return planOf(index, clauses);
}

/** Removes stop words and "get", unless nothing would be left. */
function significantPhrases(text: string, synonymsOf: FindSynonyms): string[][] {
  const phrases = phrasesOf(queryWords(text), synonymsOf);
  const isWord = (
    [word = '', ...rest]: string[],
    is: (word: string) => boolean,
  ): boolean => rest.length === 0 && is(word.toLowerCase());
  const withoutStopWords = phrases.filter((phrase) => !isWord(phrase, isStopWord));
  // Beside stop words, the query is a sentence: keep "get".
  const withoutVerbs =
    withoutStopWords.length === phrases.length
      ? withoutStopWords
      : withoutStopWords.filter((phrase) => !isWord(phrase, isTitleVerb));
  return [withoutVerbs, withoutStopWords, phrases].find((each) => each.length > 0) ?? [];
}

/** Splits words into phrases that have synonyms and single words, without duplicates. */
function phrasesOf(words: readonly string[], synonymsOf: FindSynonyms): string[][] {
  const hasSynonyms = (phrase: readonly string[]): boolean =>
    synonymsOf(phrase.join(' ').toLowerCase()).length > 0;
  const phrases = new Map<string, string[]>();
  let start = 0;
  while (start < words.length) {
    let length = MAX_PHRASE_WORDS;
    while (length > 1 && !hasSynonyms(words.slice(start, start + length))) {
      length -= 1;
    }
    const phrase = words.slice(start, start + length);
    phrases.set(phrase.join(' '), phrase);
    start += length;
  }
  return Array.from(phrases.values());
}

function planPhrase(phrase: readonly string[], synonymsOf: FindSynonyms): TermPlan {
  const plans = phrase.map(planWord);
  const synonyms = synonymsOf(phrase.join(' ').toLowerCase());
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
    isInTitle: (titleTerms) =>
      holdsSynonym(titleTerms) || plans.every(({isInTitle}) => isInTitle(titleTerms)),
    typedTerms: (terms) => plans.flatMap(({typedTerms}) => typedTerms(terms)),
  };
}

/**
 * Searches for the exact word, its stem, words with that prefix, and the words of an identifier.
 */
function planWord(word: string): TermPlan {
  const term = word.toLowerCase();
  const stemmed = stem(term);
  const parts = isLiteralValue(word) ? [] : identifierWords(word);
  const stemmedParts = parts.map(stem);
  const typedTerms = [
    term,
    ...(stemmed.length < MIN_MARKED_STEM ? [] : [stemmed]),
    ...(parts.length > 1 ? parts.filter((part) => !isTitleVerb(part)) : []),
  ];
  const isOneOf = (terms: readonly string[]): boolean =>
    terms.some((each) => each.startsWith(term) || each.startsWith(stemmed));
  return {
    clauses: [
      ...Array.from(new Set([term, stemmed]), (each) => ({
        term: each,
        boost: parts.length > 1 ? NAME_BOOST : EXACT_BOOST,
      })),
      {term, boost: PREFIX_BOOST, isPrefix: true},
      // Field names are not stemmed in the index.
      ...(stemmed === term ? [] : [{term: stemmed, boost: PART_BOOST, isPrefix: true}]),
      ...partsOf(word).map((part) => ({term: part, boost: PART_BOOST})),
    ],
    share: (terms) =>
      isOneOf(terms)
        ? 1
        : (PART_SHARE *
            stemmedParts.filter(
              (part, index) =>
                terms.includes(parts[index] ?? part) || terms.includes(part),
            ).length) /
          parts.length,
    isInTitle: isOneOf,
    typedTerms: () => typedTerms,
  };
}

/** Searches for words within a small edit distance, and for the words of an identifier. */
function planFuzzyWord(index: TermIndex, word: string): TermPlan {
  const term = word.toLowerCase();
  const {isInTitle, ...whole} = planOf(index, [
    {term, boost: EXACT_BOOST, editDistance: maxEditDistance(term)},
  ]);
  const parts = planOf(
    index,
    partsOf(word).map((part) => ({term: part, boost: PART_BOOST})),
  );
  return {
    clauses: [...whole.clauses, ...parts.clauses],
    share: (terms) => Math.max(whole.share(terms), parts.share(terms)),
    isInTitle,
    typedTerms: (terms) => [...whole.typedTerms(terms), ...parts.typedTerms(terms)],
  };
}

function planOf(index: TermIndex, clauses: Clause[]): ClausePlan {
  const found = new Set(
    clauses
      .flatMap((clause) => expandClause(index, clause))
      .flatMap((position) => index.terms[position] ?? []),
  );
  const holds = (terms: readonly string[]): boolean =>
    terms.some((term) => found.has(term));
  return {
    clauses,
    share: (terms) => (holds(terms) ? 1 : 0),
    isInTitle: holds,
    typedTerms: (terms) => terms.filter((term) => found.has(term)),
    terms: found,
  };
}

function maxEditDistance(term: string): number {
  if (term.length > MAX_FUZZY_LENGTH || isLiteralValue(term)) {
    return 0;
  }
  return term.length < LONG_WORD ? 1 : 2;
}

/**
 * Returns the words of an identifier and their stems; nothing for a plain word, an address or a
 * hash.
 */
function partsOf(word: string): string[] {
  const parts = isLiteralValue(word) ? [] : identifierWords(word);
  return parts.length < 2
    ? []
    : Array.from(new Set(parts.flatMap((part) => [part, stem(part)])));
}

/**
 * Returns whether the index contains the phrase, a term with that prefix, a synonym, or all words
 * of the identifier.
 */
function isKnown(
  index: TermIndex,
  phrase: readonly string[],
  {clauses}: TermPlan,
): boolean {
  const exists = (clause: Clause): boolean => expandClause(index, clause).length > 0;
  const termExists = (term: string): boolean => exists({term, boost: PART_BOOST});
  const parts = phrase.flatMap(identifierWords);
  return (
    clauses.filter(({boost}) => boost !== PART_BOOST).some(exists) ||
    (parts.length > 1 &&
      parts.every((part) => termExists(part) || termExists(stem(part))))
  );
}
