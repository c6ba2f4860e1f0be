import lunr from 'lunr';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {SEARCH_FIELDS} from '../../../src/search/ranking';
import {parseQuery, QuerySyntaxError, usesSyntax} from '../../../src/search/syntax';

describe('usesSyntax', () => {
  it.each([
    'title:x',
    'title:',
    'TAGS:x',
    'unknown:x',
    '+a',
    '+',
    '-a',
    '-größe',
    'block -a',
    '+title:x',
    '-title:x',
    'a~1',
    'a~',
    'a^2',
    'a^',
    '~1',
    '^2',
    'a*',
    '*a',
    '*',
    'block a~1 token',
  ])('is true of `%s`.', (query) => {
    expect(usesSyntax(query)).toBe(true);
  });

  it.each([
    '',
    'block',
    'kip-17',
    '-1',
    'a -1',
    '- a',
    '-',
    '--',
    '->',
    'https://x',
    'https://x/~user',
    'http://localhost:3000/api?page=1',
    'note: x',
    'note:',
    'a::b',
    ':a',
    '10:30',
    '1+1',
    'c++',
    '~',
    '^',
    '~ about',
    '/api/v1/blocks/{blockNumber}',
    'results.fee_payer',
    '__proto__',
    '<img src="x">',
  ])('is false of `%s`.', (query) => {
    expect(usesSyntax(query)).toBe(false);
  });
});

describe('parseQuery', () => {
  it('reads fields, presence, edit distance and boost.', () => {
    expect(clausesOf('+title:block~1^2 -token kip-17')).toMatchObject([
      {
        term: 'block',
        fields: ['title'],
        presence: lunr.Query.presence.REQUIRED,
        editDistance: 1,
        boost: 2,
      },
      {term: 'token', presence: lunr.Query.presence.PROHIBITED},
      {term: 'kip'},
      {term: '17'},
    ]);
  });

  it('lowers the case, and does not stem a term with a wildcard.', () => {
    expect(clausesOf('Blo* Blocks')).toMatchObject([
      {term: 'blo*', usePipeline: false},
      {term: 'blocks', usePipeline: true},
    ]);
  });

  it('searches for at most two wrong letters, and for none in very long terms.', () => {
    const long = 'a'.repeat(49);
    expect(
      clausesOf(`block~9 block~1 ${long}~2`).map((each) => each.editDistance),
    ).toEqual([2, 1, 0]);
  });

  it('gives no edit distance to terms that ask for none: their wildcards would be lost.', () => {
    expect(clausesOf('block blo*').map((each) => 'editDistance' in each)).toEqual([
      false,
      false,
    ]);
  });

  it.each([
    ['~1', "expected either a field or a term, found EDIT_DISTANCE with value '1'"],
    ['^2 a', "expected either a field or a term, found BOOST with value '2'"],
    ['~', 'expected either a field or a term, found EDIT_DISTANCE'],
    ['+', 'expecting term or field, found nothing'],
    ['a -', 'expecting term or field, found nothing'],
    ['++a', "expecting term or field, found 'PRESENCE'"],
    ['title:', 'expecting term, found nothing'],
    ['title:+a', "expecting term, found 'PRESENCE'"],
    ['title:tags:a', "expecting term, found 'FIELD'"],
    ['a~', 'edit distance must be numeric'],
    ['a~x', 'edit distance must be numeric'],
    ['a^', 'boost must be numeric'],
    ['a^x', 'boost must be numeric'],
    [
      'author:a',
      "unrecognised field 'author', possible fields: 'title', 'content', 'tags', 'sidebarParentCategories'",
    ],
    [
      '__proto__:a',
      "unrecognised field '__proto__', possible fields: 'title', 'content', 'tags', 'sidebarParentCategories'",
    ],
  ])('refuses `%s`: %s.', (text, message) => {
    expect(() => clausesOf(text)).toThrow(new QuerySyntaxError(message));
  });

  describe('refuses what lunr does not make of any text:', () => {
    afterEach(() => {
      vi.restoreAllMocks();
    });

    it('an unrecognised presence operator.', () => {
      readAs([lexeme('PRESENCE', '?')]);
      expect(() => clausesOf('a')).toThrow(
        new QuerySyntaxError("unrecognised presence operator'?'"),
      );
    });

    it('an unexpected lexeme type after a term.', () => {
      readAs([lexeme('TERM', 'a'), lexeme('OTHER', 'b')]);
      expect(() => clausesOf('a')).toThrow(
        new QuerySyntaxError("Unexpected lexeme type 'OTHER'"),
      );
    });
  });

  it('lets other errors pass as they are.', () => {
    const query = new lunr.Query([]);
    query.clause = () => {
      throw new TypeError('Something else.');
    };
    expect(() => parseQuery('a', query)).toThrow(TypeError);
  });
});

function clausesOf(text: string): lunr.Query.Clause[] {
  const query = new lunr.Query([...SEARCH_FIELDS]);
  parseQuery(text, query);
  return query.clauses;
}

function lexeme(type: string, str: string): object {
  return {type, str, start: 0, end: str.length};
}

/** Lets lunr make these lexemes of any text. */
function readAs(lexemes: object[]): void {
  const {QueryLexer} = lunr as unknown as {
    QueryLexer: {prototype: {lexemes?: unknown; run: () => void}};
  };
  vi.spyOn(QueryLexer.prototype, 'run').mockImplementation(function (
    this: typeof QueryLexer.prototype,
  ) {
    this.lexemes = lexemes;
  });
}
