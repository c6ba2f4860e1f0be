import {SEARCH_FIELDS, type SearchField} from './ranking';

/** For each term, for each field, how often each document holds it. */
export type InvertedIndex = Map<string, Posting>;

export type Posting = Partial<Record<SearchField, Map<number, number>>>;

/**
 * An inverted index as text. Scores are left out, as they follow from the rest, which makes it a
 * fifth of what lunr writes.
 */
export interface PackedInvertedIndex {
  /** In order, with a space between them. */
  terms: string;
  /**
   * For each field: for each term, with a space between them, the documents that hold it. Each of
   * them is its distance from the one before it in base 26, with small letters, the last of which is
   * a capital, and then, if it holds the term more than once, how often, in decimal.
   */
  postings: string[];
}

const LETTERS = 26;

const SMALL_A = 'a'.charCodeAt(0);

/** Writes an inverted index as text. Terms hold no space. */
export function packIndex(index: InvertedIndex): PackedInvertedIndex {
  const entries = [...index].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    terms: entries.map(([term]) => term).join(' '),
    postings: SEARCH_FIELDS.map((field) =>
      entries
        .map(([, posting]) => packFrequencies(posting[field] ?? new Map()))
        .join(' '),
    ),
  };
}

/** Reads what `packIndex` has written. */
export function unpackIndex({terms, postings}: PackedInvertedIndex): InvertedIndex {
  const fields = SEARCH_FIELDS.map(
    (field, place) => [field, postings[place]?.split(' ') ?? []] as const,
  );
  return new Map(
    terms
      .split(' ')
      .filter((term) => term !== '')
      .map((term, place) => [
        term,
        Object.fromEntries(
          fields.map(([field, packed]) => [
            field,
            unpackFrequencies(packed[place] ?? ''),
          ]),
        ),
      ]),
  );
}

function packFrequencies(frequencies: ReadonlyMap<number, number>): string {
  let last = 0;
  return [...frequencies]
    .sort(([a], [b]) => a - b)
    .map(([document, frequency]) => {
      const distance = packNumber(document - last);
      last = document;
      return frequency === 1 ? distance : `${distance}${frequency}`;
    })
    .join('');
}

function unpackFrequencies(text: string): Map<number, number> {
  let document = 0;
  return new Map(
    [...text.matchAll(/([a-z]*[A-Z])(\d*)/g)].map(([, distance = '', frequency = '']) => {
      document += unpackNumber(distance);
      return [document, frequency === '' ? 1 : Number(frequency)];
    }),
  );
}

function packNumber(number: number): string {
  let text = '';
  for (let rest = number; text === '' || rest > 0; rest = Math.floor(rest / LETTERS)) {
    text = String.fromCharCode(SMALL_A + (rest % LETTERS)) + text;
  }
  return text.slice(0, -1) + text.slice(-1).toUpperCase();
}

function unpackNumber(text: string): number {
  return Array.from(text.toLowerCase()).reduce(
    (number, letter) => number * LETTERS + letter.charCodeAt(0) - SMALL_A,
    0,
  );
}
