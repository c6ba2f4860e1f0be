import lunr from 'lunr';
import {MAX_QUERY_LENGTH} from './settings';

/** lunr takes seconds to find words similar to longer ones. */
export const MAX_FUZZY_LENGTH = 48;

/** Product specification, section 5. */
const SEPARATOR = /[\s-]+/;

/** Addresses, hashes and long numbers: examples in prose, which nobody searches for. */
const LITERAL_VALUE = /^(0x[\da-f]{8,}|\d{6,})$/;

/** Stop words that are part of endpoint titles, so they are indexed. */
const TITLE_VERBS = new Set(['get']);

/** Splits a query into words, without surrounding punctuation; keeps their case. */
export function queryWords(query: string): string[] {
  return query
    .slice(0, MAX_QUERY_LENGTH)
    .split(SEPARATOR)
    .map(trimPunctuation)
    .filter((word) => word !== '');
}

/**
 * Splits an identifier into lower-case words: `getTop100Accounts` gives get, top, 100 and
 * accounts; `fee_payer` gives fee and payer; a path gives the words of its segments.
 */
export function identifierWords(identifier: string): string[] {
  return identifier
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L})(\p{N})/gu, '$1 $2')
    .replace(/(\p{N})(\p{L})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Returns the index terms of an identifier: itself and its words. */
export function nameTerms(name: string): string[] {
  const terms = name.split(SEPARATOR).flatMap((part) => {
    const word = trimPunctuation(part);
    return word === '' ? [] : [word.toLowerCase(), ...identifierWords(word)];
  });
  const significant = terms.filter((term) => !isStopWord(term));
  return Array.from(new Set(significant.length === 0 ? terms : significant));
}

/** Returns the index terms of a title: those of an identifier and their stems. */
export function titleTerms(title: string): string[] {
  return Array.from(new Set(nameTerms(title).flatMap((term) => [term, stem(term)])));
}

export function proseTerms(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}_]+/u)
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '' && !isStopWord(word) && !isLiteralValue(word))
    .flatMap((word) => {
      const words = word.includes('_') ? identifierWords(word) : [];
      return [stem(word), ...words];
    });
}

/** Returns the stem of a plain word; returns identifiers unchanged. */
export function stem(word: string): string {
  return /^[a-z]+$/.test(word) ? lunr.stemmer(new lunr.Token(word, {})).toString() : word;
}

export function isLiteralValue(word: string): boolean {
  return LITERAL_VALUE.test(word.toLowerCase());
}

export function isStopWord(word: string): boolean {
  // `stopWordFilter` returns undefined for stop words, although its type says otherwise.
  const kept = lunr.stopWordFilter(new lunr.Token(word, {})) as lunr.Token | undefined;
  return kept === undefined && !isTitleVerb(word);
}

export function isTitleVerb(word: string): boolean {
  return TITLE_VERBS.has(word);
}

function trimPunctuation(word: string): string {
  return word.replace(/^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_]+$/gu, '');
}
