import {SEARCH_FIELDS, type SearchField} from './ranking';

/** Term frequencies by term, field and document id. */
export type InvertedIndex = Map<string, Posting>;

export type Posting = Partial<Record<SearchField, Map<number, number>>>;

/**
 * A serialised inverted index. It is a fifth of the size of lunr's, because scores are computed
 * when it is loaded.
 */
export interface PackedInvertedIndex {
  terms: string;
  /**
   * One string per field, with one entry per term, separated by spaces. An entry lists document
   * ids, delta-coded in base 26; the last digit of an id is upper case. A decimal number after an
   * id is the term frequency, if above 1.
   */
  postings: string[];
}

const LETTERS = 26;

const SMALL_A = 'a'.charCodeAt(0);

const CAPITAL_A = 'A'.charCodeAt(0);

const ZERO = '0'.charCodeAt(0);

/** Serialises an index whose terms contain no spaces. */
export function packIndex(index: InvertedIndex): PackedInvertedIndex {
  const entries = Array.from(index).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    terms: entries.map(([term]) => term).join(' '),
    postings: SEARCH_FIELDS.map((field) =>
      entries
        .map(([, posting]) => packFrequencies(posting[field] ?? new Map()))
        .join(' '),
    ),
  };
}

export function unpackIndex({terms, postings}: PackedInvertedIndex): InvertedIndex {
  const fields = SEARCH_FIELDS.map(
    (field, position) => [field, postings[position]?.split(' ') ?? []] as const,
  );
  return new Map(
    terms
      .split(' ')
      .filter((term) => term !== '')
      .map((term, position) => [
        term,
        Object.fromEntries(
          fields.map(([field, packed]) => [
            field,
            unpackFrequencies(packed[position] ?? ''),
          ]),
        ),
      ]),
  );
}

function packFrequencies(frequencies: ReadonlyMap<number, number>): string {
  let last = 0;
  return Array.from(frequencies)
    .sort(([a], [b]) => a - b)
    .map(([document, frequency]) => {
      const distance = packNumber(document - last);
      last = document;
      return frequency === 1 ? distance : `${distance}${frequency}`;
    })
    .join('');
}

/** A regular expression would be much slower than this loop. */
function unpackFrequencies(text: string): Map<number, number> {
  const frequencies = new Map<number, number>();
  let document = 0;
  let distance = 0;
  let frequency = 0;
  for (let position = 0; position < text.length; position += 1) {
    const code = text.charCodeAt(position);
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
