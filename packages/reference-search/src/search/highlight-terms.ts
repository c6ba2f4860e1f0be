export interface TextPart {
  text: string;
  highlighted: boolean;
}

const WORD_PART = String.raw`[\p{L}\p{N}]`;

/**
 * Creates an expression that matches words starting with one of the terms, also inside names such
 * as `fee_payer` and `feePayer`. A number matches as a whole.
 *
 * @returns `undefined` if there are no terms.
 */
export function termsExpression(terms: readonly string[]): RegExp | undefined {
  const escaped = Array.from(new Set(terms))
    .filter((term) => term !== '')
    .sort((a, b) => b.length - a.length)
    .map((term) =>
      /^\p{N}+$/u.test(term)
        ? String.raw`${term}(?!\p{N})`
        : term.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`),
    );
  return escaped.length === 0
    ? undefined
    : new RegExp(`(?<!${WORD_PART})(?:${escaped.join('|')})${WORD_PART}*`, 'giu');
}

/**
 * Splits a text into highlighted words, which start with one of the terms, and the text between.
 */
export function highlightTerms(text: string, terms: readonly string[]): TextPart[] {
  const expression = termsExpression(terms);
  if (expression === undefined) {
    return [{text, highlighted: false}];
  }
  // A captured match is in the parts, at each odd position.
  return text
    .split(new RegExp(`(${expression.source})`, expression.flags))
    .map((part, index) => ({text: part, highlighted: index % 2 === 1}))
    .filter((part) => part.text !== '');
}

const LEAD = 30;

/** Returns an excerpt around the first match, without partial words. */
export function excerpt(text: string, terms: readonly string[], length: number): string {
  const first = termsExpression(terms)?.exec(text)?.index ?? 0;
  const space = text.indexOf(' ', first - LEAD);
  // If the match is inside a long word, start at the match.
  const start = first <= LEAD ? 0 : space >= 0 && space < first ? space + 1 : first;
  const rest = text.slice(start);
  const end = rest.length <= length ? rest.length : rest.lastIndexOf(' ', length);
  const cut = rest.slice(0, end <= first - start ? length : end);
  return `${start === 0 ? '' : '… '}${cut}${cut.length < rest.length ? ' …' : ''}`;
}
