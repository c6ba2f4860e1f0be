import lunr from 'lunr';
import {SEARCH_FIELDS} from './ranking';
import {LONGEST_SIMILAR} from './tokenize';

/** Why a query cannot be read, in the words of lunr. */
export class QuerySyntaxError extends Error {}

/** A URL or a path. Its colons, hyphens and tildes are not syntax. */
const ADDRESS = /^(https?:\/\/|\/)/i;

/** Characters that lunr reads as syntax unless a backslash stands before them. */
const SPECIAL = /[\\:~^+-]/g;

/** The most letters that a term may be off: with more of them lunr takes seconds. */
const MAX_EDIT_DISTANCE = 2;

/** Whether a query uses the query syntax (product specification, section 5). */
export function usesSyntax(query: string): boolean {
  const lexer = new lunr.QueryLexer(escapeAddresses(query));
  lexer.run();
  return lexer.lexemes.some(
    ({type, str}) => type !== 'TERM' || (str.includes('*') && !ADDRESS.test(str)),
  );
}

/**
 * Parses a query with lunr (https://lunrjs.com/guides/searching.html).
 *
 * @throws QuerySyntaxError when it is not valid.
 */
export function parseQuery(text: string): lunr.Query.Clause[] {
  const query = new lunr.Query([...SEARCH_FIELDS]);
  try {
    new lunr.QueryParser(escapeAddresses(text), query).parse();
  } catch (error) {
    if (error instanceof lunr.QueryParseError) {
      throw new QuerySyntaxError(error.message);
    }
    throw error;
  }
  // The types of lunr say that every clause has an edit distance: only those with `~` do.
  for (const clause of query.clauses.filter((each) => 'editDistance' in each)) {
    const most = clause.term.length > LONGEST_SIMILAR ? 0 : MAX_EDIT_DISTANCE;
    clause.editDistance = Math.min(clause.editDistance, most);
  }
  return query.clauses;
}

function escapeAddresses(text: string): string {
  return text
    .split(/\s+/)
    .map((word) => (ADDRESS.test(word) ? word.replace(SPECIAL, String.raw`\$&`) : word))
    .join(' ');
}
