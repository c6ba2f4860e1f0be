import lunr from 'lunr';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {search} from './query';
import {parseQuery, usesSyntax} from './syntax';
import {proves} from '@site/tests/specification/proves';

const FIELDS = "'title', 'content', 'tags', 'sidebarParentCategories'";

/** Errors of lunr that no query can cause. */
const UNREACHABLE = ['unrecognised presence operator', 'Unexpected lexeme type'];

/** Search parse errors of the product specification, section 8. */
const CATALOGUE = [
  'expected either a field or a term',
  'expecting term or field, found nothing',
  'expecting term, found nothing',
  'edit distance must be numeric',
  'boost must be numeric',
  ...UNREACHABLE,
];

/** Syntax characters and separators. */
const PIECES = ['a', '1', ' ', '-', '+', ':', '~', '^', '*', '\\', '/', 'title:'];

describe('usesSyntax', () => {
  it.each([
    'title:x',
    'title:',
    'TAGS:x',
    'unknown:x',
    'field1:x',
    'note: x',
    'a::b',
    ':a',
    '10:30',
    '+a',
    '+',
    'a + b',
    '-a',
    '-1',
    '-',
    '- a',
    '--',
    '-größe',
    'block -',
    'block -37',
    '+title:x',
    '-title:x',
    'a~1',
    'a~',
    'a^2',
    'a^',
    '~1',
    '~x',
    '~',
    '^2',
    '^x',
    'a*',
    '*a',
    '*',
    'block a~1 token',
    'https://x title:a',
  ])('is true for `%s`.', (query) => {
    expect(usesSyntax(query)).toBe(true);
  });

  it.each([
    '',
    'block',
    'kip-17',
    'get-account-',
    '1+1',
    'c++',
    'https://x',
    'https://x/~user',
    'HTTP://x:80/*',
    'GET https://x/a-b:c',
    'http://localhost:3000/api?page=1',
    '/api/v1/blocks/{blockNumber}',
    '/api/v1/blocks/:blockNumber',
    'results.fee_payer',
    '__proto__',
    '<img src="x">',
  ])('is false for `%s`.', (query) => {
    expect(usesSyntax(query)).toBe(false);
  });
});

describe('parseQuery', () => {
  it('parses fields, presence, edit distance and boost.', () => {
    expect(parseQuery('+title:block~1^2 -token kip-17')).toMatchObject([
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

  it('parses a URL as one term.', () => {
    expect(parseQuery('+a https://x.y:80/b-c~1?d=+1').map(({term}) => term)).toEqual([
      'a',
      'https://x.y:80/b-c~1?d=+1',
    ]);
  });

  it(
    'lower-cases terms, and does not stem those with a wildcard.',
    proves('S5.9'),
    () => {
      expect(parseQuery('Blo* Blocks')).toMatchObject([
        {term: 'blo*', usePipeline: false},
        {term: 'blocks', usePipeline: true},
      ]);
    },
  );

  it('limits the edit distance to two, and to zero for very long terms.', () => {
    const long = 'a'.repeat(49);
    expect(
      parseQuery(`block~9 block~1 ${long}~2`).map((each) => each.editDistance),
    ).toEqual([2, 1, 0]);
  });

  it('sets no edit distance on other terms, which would lose their wildcards.', () => {
    expect(parseQuery('block blo*').map((each) => 'editDistance' in each)).toEqual([
      false,
      false,
    ]);
  });
});

describe('A query with a syntax error', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    ['~1', "expected either a field or a term, found EDIT_DISTANCE with value '1'"],
    ['^2 a', "expected either a field or a term, found BOOST with value '2'"],
    ['~', 'expected either a field or a term, found EDIT_DISTANCE'],
    ['~x', 'expected either a field or a term, found EDIT_DISTANCE'],
    ['^x', 'expected either a field or a term, found BOOST'],
    ['+', 'expecting term or field, found nothing'],
    ['-', 'expecting term or field, found nothing'],
    ['block -', 'expecting term or field, found nothing'],
    ['++a', "expecting term or field, found 'PRESENCE'"],
    ['title:', 'expecting term, found nothing'],
    ['block -tags:', 'expecting term, found nothing'],
    ['title:+a', "expecting term, found 'PRESENCE'"],
    ['title:tags:a', "expecting term, found 'FIELD'"],
    ['a~', 'edit distance must be numeric'],
    ['a~x', 'edit distance must be numeric'],
    ['a ~x', 'edit distance must be numeric'],
    ['a^', 'boost must be numeric'],
    ['a^x', 'boost must be numeric'],
    ['foo:', `unrecognised field 'foo', possible fields: ${FIELDS}`],
    ['kip17:x', `unrecognised field 'kip17', possible fields: ${FIELDS}`],
    ['field1:abc', `unrecognised field 'field1', possible fields: ${FIELDS}`],
    ['TITLE:a', `unrecognised field 'TITLE', possible fields: ${FIELDS}`],
    ['note: a', `unrecognised field 'note', possible fields: ${FIELDS}`],
    ['What is KIP-37: a', `unrecognised field '37', possible fields: ${FIELDS}`],
    ['__proto__:a', `unrecognised field '__proto__', possible fields: ${FIELDS}`],
  ])('returns the reason: `%s`: %s.', (query, problem) => {
    expect(search([], query, 8)).toEqual({hits: [], similar: false, problem});
  });

  it(
    'covers the errors of the catalogue, except the two that lunr cannot cause.',
    {timeout: 60_000, ...proves('S8.8', 'S8.11')},
    () => {
      const problems = new Set(
        queriesOf(4).map((query) => search([], query, 8).problem ?? 'none'),
      );
      const reached = CATALOGUE.filter((text) =>
        [...problems].some((problem) => problem.startsWith(text)),
      );
      expect(problems).toContain('none');
      expect(reached).toEqual(CATALOGUE.filter((text) => !UNREACHABLE.includes(text)));
    },
  );

  it('is not used for other errors.', () => {
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
