import lunr from 'lunr';
import {SEARCH_FIELDS} from './ranking';
import {MAX_FUZZY_LENGTH} from './tokenize';

/** Its message is that of lunr. */
export class QuerySyntaxError extends Error {}

/** A URL or path: its colons, hyphens and tildes are not syntax. */
const ADDRESS = /^(https?:\/\/|\/)/i;

/** Syntax characters of lunr that a backslash escapes. */
const SPECIAL = /[\\:~^+-]/g;

/** lunr takes seconds for larger edit distances. */
const MAX_EDIT_DISTANCE = 2;

/** Product specification, section 5. */
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
 * @throws QuerySyntaxError
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
  // Only clauses with `~` have an edit distance, although the types say otherwise.
  for (const clause of query.clauses.filter((each) => 'editDistance' in each)) {
    const most = clause.term.length > MAX_FUZZY_LENGTH ? 0 : MAX_EDIT_DISTANCE;
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
