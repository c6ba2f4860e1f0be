import lunr from 'lunr';
import {MAX_QUERY_LENGTH} from './settings';

/** The longest word that similar ones are searched for: for a longer one lunr takes seconds. */
export const LONGEST_SIMILAR = 48;

/** What words of a query are split by (product specification, section 5). */
const SEPARATOR = /[\s-]+/;

/** Addresses, hashes and long numbers in prose are examples, which nobody searches for. */
const EXAMPLE = /^(0x[\da-f]{8,}|\d{6,})$/;

/** Words that say nothing in prose, but name every endpoint: they are searched for all the same. */
const NAMING_WORDS = new Set(['get']);

/** The words of a query, in the case they were typed in, without punctuation around them. */
export function queryWords(query: string): string[] {
  return query
    .slice(0, MAX_QUERY_LENGTH)
    .split(SEPARATOR)
    .map(trimPunctuation)
    .filter((word) => word !== '');
}

/**
 * The words that an identifier is made of, in lower case: `getTop100KaiaAccounts` gives get, top,
 * 100, kaia and accounts; `fee_payer` gives fee and payer; a path gives those of its segments.
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

/** The terms that a name is found by: its words, and what they are made of. */
export function nameTerms(name: string): string[] {
  const terms = name.split(SEPARATOR).flatMap((part) => {
    const word = trimPunctuation(part);
    return word === '' ? [] : [word.toLowerCase(), ...identifierWords(word)];
  });
  const telling = terms.filter((term) => !isStopWord(term));
  return [...new Set(telling.length === 0 ? terms : telling)];
}

/** The terms that a title is found by: those of a name, and their stems. */
export function titleTerms(title: string): string[] {
  return [...new Set(nameTerms(title).flatMap((term) => [term, stem(term)]))];
}

/** The terms that prose is found by: stems, without the words that say nothing. */
export function proseTerms(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}_]+/u)
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '' && !isStopWord(word) && !isExample(word))
    .flatMap((word) => {
      const words = word.includes('_') ? identifierWords(word) : [];
      return [stem(word), ...words];
    });
}

/** A word without its ending; names that are not plain words stay as they are. */
export function stem(word: string): string {
  return /^[a-z]+$/.test(word) ? lunr.stemmer(new lunr.Token(word, {})).toString() : word;
}

/** Whether a word is an address, a hash or a long number, and so none that prose is found by. */
export function isExample(word: string): boolean {
  return EXAMPLE.test(word.toLowerCase());
}

/** Whether a word, in lower case, is too common to be searched for among others. */
export function isStopWord(word: string): boolean {
  return !isNamingWord(word) && isLunrStopWord(word);
}

/** Whether a word, in lower case, stands in the names of endpoints, and says nothing in prose. */
export function isNamingWord(word: string): boolean {
  return NAMING_WORDS.has(word);
}

function isLunrStopWord(word: string): boolean {
  // What the filter of lunr drops, it does not give back; its types do not say so.
  return (
    (lunr.stopWordFilter(new lunr.Token(word, {})) as lunr.Token | undefined) ===
    undefined
  );
}

function trimPunctuation(word: string): string {
  return word.replace(/^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_]+$/gu, '');
}
