import 'lunr';

/* Members of lunr 2.3.9 that @types/lunr lacks. */
declare module 'lunr' {
  class QueryLexer {
    constructor(text: string);
    lexemes: {type: string; str: string; start: number; end: number}[];
    run(): void;
  }
  class QueryParser {
    constructor(text: string, query: Query);
    /** @throws QueryParseError */
    parse(): Query;
  }
  namespace Query {
    interface Clause {
      presence?: Query.presence;
    }
  }
  namespace TokenSet {
    function fromFuzzyString(term: string, editDistance: number): TokenSet;
    function fromString(pattern: string): TokenSet;
    /** @param terms Sorted terms. */
    function fromArray(terms: string[]): TokenSet;
  }
}
