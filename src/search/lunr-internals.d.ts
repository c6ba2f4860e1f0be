import 'lunr';

/* What lunr 2.3.9 has and @types/lunr leaves out. */
declare module 'lunr' {
  class QueryLexer {
    constructor(text: string);
    lexemes: {type: string; str: string; start: number; end: number}[];
    run(): void;
  }
  class QueryParser {
    constructor(text: string, query: Query);
    /** Throws a QueryParseError. */
    parse(): Query;
  }
  namespace Query {
    interface Clause {
      presence?: Query.presence;
    }
  }
  namespace TokenSet {
    /** The set of all terms that a clause stands for. */
    function fromClause(clause: Query.Clause): TokenSet;
    /** The set of terms that are in order. */
    function fromArray(terms: string[]): TokenSet;
  }
  interface Index {
    tokenSet: TokenSet;
  }
}
