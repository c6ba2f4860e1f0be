export interface TextPart {
  text: string;
  highlighted: boolean;
}

export interface TextRange {
  start: number;
  end: number;
}

const AFTER_WORD = /(?<=[\p{L}\p{N}])/uy;

const REST_OF_WORD = /[\p{L}\p{N}]*/uy;

const DIGITS = /\p{N}+/uy;

/**
 * Finds the words that start with one of the terms, also in names such as `fee_payer`. A number matches as a
 * whole. An expression of the terms would be slow: browsers compile it for each text.
 */
export function findTerms(text: string, terms: readonly string[]): TextRange[] {
  // The only letter whose lower case is longer, which would move the ranges.
  const lowerCase = text.replaceAll('İ', 'I').toLowerCase();
  const ranges = Array.from(new Set(terms))
    .flatMap((term) => findTerm(lowerCase, term.toLowerCase()))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return ranges.filter((range) => {
    const isFree = range.start >= end;
    end = Math.max(end, range.end);
    return isFree;
  });
}

function findTerm(text: string, term: string): TextRange[] {
  const ranges: TextRange[] = [];
  const isNumber = lengthAt(DIGITS, term, 0) === term.length;
  let start = term === '' ? -1 : text.indexOf(term);
  while (start >= 0) {
    const end = start + term.length;
    AFTER_WORD.lastIndex = start;
    if (!AFTER_WORD.test(text) && !(isNumber && lengthAt(DIGITS, text, end) > 0)) {
      ranges.push({start, end: end + lengthAt(REST_OF_WORD, text, end)});
    }
    start = text.indexOf(term, end);
  }
  return ranges;
}

/** Returns the length of what a sticky expression matches at a place. */
function lengthAt(expression: RegExp, text: string, place: number): number {
  expression.lastIndex = place;
  return expression.exec(text)?.[0].length ?? 0;
}

/**
 * Splits a text into highlighted words, which start with one of the terms, and the text between.
 */
export function highlightTerms(text: string, terms: readonly string[]): TextPart[] {
  const ranges = findTerms(text, terms);
  return [...ranges, {start: text.length, end: text.length}]
    .flatMap(({start, end}, index) => [
      {text: text.slice(ranges[index - 1]?.end ?? 0, start), highlighted: false},
      {text: text.slice(start, end), highlighted: true},
    ])
    .filter((part) => part.text !== '');
}

const LEAD = 30;

/** Returns an excerpt around the first match, without partial words. */
export function excerpt(text: string, terms: readonly string[], length: number): string {
  const first = findTerms(text, terms)[0]?.start ?? 0;
  const space = text.indexOf(' ', first - LEAD);
  // If the match is inside a long word, start at the match.
  const start = first <= LEAD ? 0 : space >= 0 && space < first ? space + 1 : first;
  const rest = text.slice(start);
  const end = rest.length <= length ? rest.length : rest.lastIndexOf(' ', length);
  const cut = rest.slice(0, end <= first - start ? length : end);
  return `${start === 0 ? '' : '… '}${cut}${cut.length < rest.length ? ' …' : ''}`;
}
