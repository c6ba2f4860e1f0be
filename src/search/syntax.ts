import lunr from 'lunr';
import {SEARCH_FIELDS} from './ranking';

/** Why a query cannot be read, in the words of lunr. */
export class QuerySyntaxError extends Error {}

/** One word of the syntax, by the product specification, section 5. */
const SYNTAX = [
  // `+required`, `-prohibited`, but neither `-1` nor a dash.
  /^\+/,
  /^-\p{L}/u,
  // `title:word`, but neither `https://...` nor a word with a colon after it.
  /^[+-]?[\p{L}_]+:(?!\/\/)[^\s:]/u,
  new RegExp(`^[+-]?(${SEARCH_FIELDS.join('|')}):`, 'i'),
  // `word~1` and `word^2`.
  /^[^\s~^]+[~^]/,
  /\*/,
];

/** Whether a query uses the syntax, and so has to be read by its rules. */
export function usesSyntax(query: string): boolean {
  return query
    .split(/\s+/)
    .some((word) => SYNTAX.some((expression) => expression.test(word)));
}

/**
 * Reads a query by the rules of lunr (https://lunrjs.com/guides/searching.html).
 *
 * @throws QuerySyntaxError when it breaks them.
 */
export function parseQuery(text: string, query: lunr.Query): void {
  try {
    new lunr.QueryParser(text, query).parse();
  } catch (error) {
    if (error instanceof lunr.QueryParseError) {
      throw new QuerySyntaxError(error.message);
    }
    throw error;
  }
}
