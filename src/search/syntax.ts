import lunr from 'lunr';
import {SEARCH_FIELDS} from './ranking';
import {LONGEST_SIMILAR} from './tokenize';

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
  // `word~1` and `word^2`, also where the word is missing.
  /^([^\s~^]+[~^]|[~^]\d)/,
  /\*/,
];

/** What may hold any of these, and is none. */
const ADDRESS = /^https?:\/\//i;

/** Whether a query uses the syntax, and so has to be read by its rules. */
export function usesSyntax(query: string): boolean {
  return query
    .split(/\s+/)
    .filter((word) => !ADDRESS.test(word))
    .some((word) => SYNTAX.some((expression) => expression.test(word)));
}

/** The most letters that a term may be off: with more of them lunr takes seconds. */
const MAX_EDIT_DISTANCE = 2;

/**
 * Reads a query by the rules of lunr (https://lunrjs.com/guides/searching.html).
 *
 * @throws QuerySyntaxError when it breaks them.
 */
export function parseQuery(text: string, query: lunr.Query): void {
  try {
    new lunr.QueryParser(text, query).parse();
    // Only those have an edit distance that are given one; the types of lunr say otherwise.
    for (const clause of query.clauses.filter((each) => 'editDistance' in each)) {
      const most = clause.term.length > LONGEST_SIMILAR ? 0 : MAX_EDIT_DISTANCE;
      clause.editDistance = Math.min(clause.editDistance, most);
    }
  } catch (error) {
    if (error instanceof lunr.QueryParseError) {
      throw new QuerySyntaxError(error.message);
    }
    throw error;
  }
}
