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

const CAPITAL_A = 'A'.charCodeAt(0);

const ZERO = '0'.charCodeAt(0);

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

/** Letter by letter: an expression would take most of the time in which an index is read. */
function unpackFrequencies(text: string): Map<number, number> {
  const frequencies = new Map<number, number>();
  let document = 0;
  let distance = 0;
  let frequency = 0;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (code >= SMALL_A) {
      distance = distance * LETTERS + code - SMALL_A;
    } else if (code >= CAPITAL_A) {
      document += distance * LETTERS + code - CAPITAL_A;
      distance = 0;
      frequency = 0;
      frequencies.set(document, 1);
    } else {
      frequency = frequency * 10 + code - ZERO;
      frequencies.set(document, frequency);
    }
  }
  return frequencies;
}

function packNumber(number: number): string {
  let text = '';
  for (let rest = number; text === '' || rest > 0; rest = Math.floor(rest / LETTERS)) {
    text = String.fromCharCode(SMALL_A + (rest % LETTERS)) + text;
  }
  return text.slice(0, -1) + text.slice(-1).toUpperCase();
}
