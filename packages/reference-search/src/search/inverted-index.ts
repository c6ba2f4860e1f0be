import lunr from 'lunr';
import {SEARCH_FIELDS, type SearchField} from './ranking';

/** Term frequencies by term, field and document id. */
export type InvertedIndex = Map<string, Posting>;

export type Posting = Partial<Record<SearchField, Map<number, number>>>;

/**
 * A serialised inverted index. It is a fifth of the size of lunr's, because scores are computed
 * when it is searched.
 */
export interface PackedInvertedIndex {
  /** Sorted, separated by spaces. */
  terms: string;
  /**
   * One string per field, with one entry per term, separated by spaces. An entry lists document
   * ids, delta-coded in base 26; the last digit of an id is upper case. A decimal number after an
   * id is the term frequency, if above 1.
   */
  postings: string[];
}

/** An inverted index that can be searched. Terms are known by their positions. */
export interface TermIndex {
  /** Sorted. */
  readonly terms: readonly string[];
  readonly postings: Readonly<Record<SearchField, Postings>>;
  /** For wildcards and edit distances. It takes longer to create than all else. */
  readonly tokenSet: () => lunr.TokenSet;
}

/** The documents of all terms in a field. Those of a term are between its start and the next. */
export interface Postings {
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  readonly frequencies: Uint32Array;
}

/** A term to search for, in all fields unless it names some. */
export interface Clause {
  term: string;
  boost: number;
  fields?: readonly SearchField[];
  /** Also finds the terms that begin with it. */
  isPrefix?: boolean;
  editDistance?: number;
}

const LETTERS = 26;

const SMALL_A = 'a'.charCodeAt(0);

const CAPITAL_A = 'A'.charCodeAt(0);

const ZERO = '0'.charCodeAt(0);

const SPACE = ' '.charCodeAt(0);

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

export function unpackIndex({terms: joined, postings}: PackedInvertedIndex): TermIndex {
  const terms = joined === '' ? [] : joined.split(' ');
  let tokenSet: lunr.TokenSet | undefined;
  return {
    terms,
    postings: Object.fromEntries(
      SEARCH_FIELDS.map((field, place) => [
        field,
        unpackPostings(postings[place] ?? '', terms.length),
      ]),
    ) as TermIndex['postings'],
    tokenSet: () => (tokenSet ??= lunr.TokenSet.fromArray([...terms])),
  };
}

/** Returns the positions of the terms that a clause finds. */
export function expandClause(
  {terms, tokenSet}: TermIndex,
  {term, isPrefix = false, editDistance}: Clause,
): number[] {
  if (editDistance !== undefined || term.includes('*')) {
    const pattern =
      editDistance === undefined
        ? lunr.TokenSet.fromString(isPrefix ? term.replace(/\*?$/, '*') : term)
        : lunr.TokenSet.fromFuzzyString(term, editDistance);
    return tokenSet()
      .intersect(pattern)
      .toArray()
      .map((found) => positionOf(terms, found));
  }
  const positions: number[] = [];
  let position = positionOf(terms, term);
  while (
    terms[position] === term ||
    (isPrefix && terms[position]?.startsWith(term) === true)
  ) {
    positions.push(position);
    position += 1;
  }
  return positions;
}

/** Returns the position of the first term that is not before a text. */
function positionOf(terms: readonly string[], text: string): number {
  let start = 0;
  let end = terms.length;
  while (start < end) {
    const middle = (start + end) >> 1;
    if ((terms[middle] ?? '') < text) {
      start = middle + 1;
    } else {
      end = middle;
    }
  }
  return start;
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

/** A regular expression, or a list for each term, would be much slower than this loop. */
function unpackPostings(text: string, termCount: number): Postings {
  const starts = new Uint32Array(termCount + 1);
  const documents = new Uint32Array(text.length);
  const frequencies = new Uint32Array(text.length);
  let term = 0;
  let count = 0;
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
      documents[count] = document;
      frequencies[count] = 1;
      count += 1;
    } else if (code === SPACE) {
      term += 1;
      starts[term] = count;
      document = 0;
    } else {
      frequency = frequency * 10 + code - ZERO;
      frequencies[count - 1] = frequency;
    }
  }
  starts.fill(count, term + 1);
  return {
    starts,
    documents: documents.slice(0, count),
    frequencies: frequencies.slice(0, count),
  };
}

function packNumber(number: number): string {
  let text = '';
  for (let rest = number; text === '' || rest > 0; rest = Math.floor(rest / LETTERS)) {
    text = String.fromCharCode(SMALL_A + (rest % LETTERS)) + text;
  }
  return text.slice(0, -1) + text.slice(-1).toUpperCase();
}
