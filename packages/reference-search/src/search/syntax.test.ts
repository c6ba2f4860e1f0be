import lunr from 'lunr';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {search} from './query';
import {parseQuery, usesSyntax} from './syntax';
import {cells, table} from '@site/tests/fixtures/table';
import {proves} from '@site/tests/specification/proves';

const FIELDS = "possible fields: 'title', 'content', 'tags', 'sidebarParentCategories'";

/** Errors of lunr that no query can cause. */
const UNREACHABLE = ['unrecognised presence operator', 'Unexpected lexeme type'];

/** Syntax characters and separators. */
const PIECES = ['a', '1', ' ', '-', '+', ':', '~', '^', '*', '\\', '/', 'title:'];

it.each(cells`
  title:x | title: | TAGS:x | unknown:x | field1:x | note: x | a::b | :a | 10:30 | +title:x | -title:x
  +a | + | a + b | -a | -1 | - | - a | -- | -größe | block - | block -37 | a~1 | a~ | ~1 | ~x | ~
  a^2 | a^ | ^2 | ^x | a* | *a | * | block a~1 token | https://x title:a
`)('A query with syntax is %s.', (query) => {
  expect(usesSyntax(query)).toBe(true);
});

it.each([
  ...cells`
    block | iso-17 | get-account- | 1+1 | c++ | https://x | https://x/~user | HTTP://x:80/*
    GET https://x/a-b:c | http://localhost:3000/api?page=1 | /api/v1/blocks/{blockNumber}
    /api/v1/blocks/:blockNumber | results.fee_payer | __proto__ | <img src="x">
  `,
  '',
])('A query without syntax is "%s".', (query) => {
  expect(usesSyntax(query)).toBe(false);
});

describe('The terms of a query with syntax', () => {
  it('have fields, presence, edit distance and boost.', () => {
    const {REQUIRED, PROHIBITED} = lunr.Query.presence;
    const block = {fields: ['title'], presence: REQUIRED, editDistance: 1, boost: 2};
    expect(parseQuery('+title:block~1^2 -token iso-17')).toMatchObject([
      {term: 'block', ...block},
      {term: 'token', presence: PROHIBITED},
      {term: 'iso'},
      {term: '17'},
    ]);
  });

  it('can be a URL.', () => {
    const url = 'https://x.y:80/b-c~1?d=+1';
    expect(parseQuery(`+a ${url}`).map(({term}) => term)).toEqual(['a', url]);
  });

  it(
    'are in lower case, and not stemmed with a wildcard.',
    proves('S5.8', 'S5.9'),
    () => {
      expect(parseQuery('Blo* Blocks')).toMatchObject([
        {term: 'blo*', usePipeline: false},
        {term: 'blocks', usePipeline: true},
      ]);
    },
  );

  it('have an edit distance of up to two, zero if they are very long, or none.', () => {
    const terms = parseQuery(`block~9 block~1 ${'a'.repeat(49)}~2 block blo*`);
    expect(terms.map((term) => term.editDistance)).toEqual([
      2,
      1,
      0,
      undefined,
      undefined,
    ]);
    // With an undefined one, lunr would lose their wildcards.
    expect(terms.map((term) => 'editDistance' in term).slice(3)).toEqual([false, false]);
  });
});

describe('A query with a syntax error', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(table`
    ~1                 | expected either a field or a term, found EDIT_DISTANCE with value '1'
    ^2 a               | expected either a field or a term, found BOOST with value '2'
    ~                  | expected either a field or a term, found EDIT_DISTANCE
    ~x                 | expected either a field or a term, found EDIT_DISTANCE
    ^x                 | expected either a field or a term, found BOOST
    +                  | expecting term or field, found nothing
    -                  | expecting term or field, found nothing
    block -            | expecting term or field, found nothing
    ++a                | expecting term or field, found 'PRESENCE'
    title:             | expecting term, found nothing
    block -tags:       | expecting term, found nothing
    title:+a           | expecting term, found 'PRESENCE'
    title:tags:a       | expecting term, found 'FIELD'
    a~                 | edit distance must be numeric
    a~x                | edit distance must be numeric
    a ~x               | edit distance must be numeric
    a^                 | boost must be numeric
    a^x                | boost must be numeric
    foo:               | unrecognised field 'foo', ${FIELDS}
    iso17:x            | unrecognised field 'iso17', ${FIELDS}
    TITLE:a            | unrecognised field 'TITLE', ${FIELDS}
    What is ISO-37: a  | unrecognised field '37', ${FIELDS}
    __proto__:a        | unrecognised field '__proto__', ${FIELDS}
  `)(
    'has its reason as the result, even without documents: %s: %s.',
    proves('S5.4', 'S5.6', 'S5.7', 'S8.7', 'S8.9', 'S8.10', 'S8.12', 'S8.13'),
    (query, problem) => {
      expect(search([], query, 8)).toEqual({hits: [], similar: false, problem});
    },
  );

  it(
    'has none of the two errors that no query can cause.',
    {timeout: 60_000, ...proves('S8.8', 'S8.11')},
    () => {
      const problems = queriesOf(4).map((query) => search([], query, 8).problem ?? '');
      expect(problems).toContain('');
      expect(
        problems.filter((problem) => UNREACHABLE.some((text) => problem.includes(text))),
      ).toEqual([]);
    },
  );

  it('is not the reason for other errors.', () => {
    vi.spyOn(lunr.QueryParser.prototype, 'parse').mockImplementation(() => {
      throw new TypeError('Something else.');
    });
    expect(() => search([], '+a', 8)).toThrow(TypeError);
  });
});

/** Returns all queries of up to that many pieces. */
function queriesOf(count: number): string[] {
  if (count === 0) {
    return [''];
  }
  const shorter = queriesOf(count - 1);
  return [...shorter, ...PIECES.flatMap((piece) => shorter.map((rest) => piece + rest))];
}
