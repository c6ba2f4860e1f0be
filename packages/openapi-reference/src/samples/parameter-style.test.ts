import {describe, expect, it} from 'vitest';
import {
  cookiePairs,
  encodeQuery,
  headerText,
  pathText,
  queryPart,
} from './parameter-style';
import type {ParameterLocation, ParameterStyle} from '../vocabulary/parameter-style';
import {table} from '@site/tests/fixtures/table';

const VALUES: Record<string, string[]> = {
  empty: [''],
  text: ['blue'],
  list: ['blue', 'black', 'brown'],
  object: ['{"R": 100, "G": 200, "B": 150}'],
};

function color(location: ParameterLocation, style: ParameterStyle, explode: boolean) {
  return {name: 'color', in: location, style, explode, isObject: true as const};
}

function sent(
  location: ParameterLocation,
  style: ParameterStyle,
  explode: boolean,
  value: string[],
): string {
  const parameter = color(location, style, explode);
  switch (location) {
    case 'path':
      return pathText(parameter, value);
    case 'header':
      return headerText(parameter, value);
    case 'cookie':
      return cookiePairs(parameter, value)
        .map((pair) => pair.join('='))
        .join('; ');
    default: {
      const {pairs, exact} = queryPart(parameter, value);
      return exact ?? encodeQuery(pairs);
    }
  }
}

/** OpenAPI 3.1.1, section "Style Examples": `""` is no text, and an empty cell has no meaning. */
const [HEAD = [], ...ROWS] = table`
  in     | style          | explode | empty  | text        | list                                 | object
  path   | matrix         | no      | ;color | ;color=blue | ;color=blue,black,brown              | ;color=R,100,G,200,B,150
  path   | matrix         | yes     | ;color | ;color=blue | ;color=blue;color=black;color=brown  | ;R=100;G=200;B=150
  path   | label          | no      | .      | .blue       | .blue,black,brown                    | .R,100,G,200,B,150
  path   | label          | yes     | .      | .blue       | .blue.black.brown                    | .R=100.G=200.B=150
  path   | simple         | no      | ""     | blue        | blue,black,brown                     | R,100,G,200,B,150
  path   | simple         | yes     | ""     | blue        | blue,black,brown                     | R=100,G=200,B=150
  header | simple         | no      | ""     | blue        | blue,black,brown                     | R,100,G,200,B,150
  header | simple         | yes     | ""     | blue        | blue,black,brown                     | R=100,G=200,B=150
  query  | form           | no      | color= | color=blue  | color=blue,black,brown               | color=R,100,G,200,B,150
  query  | form           | yes     | color= | color=blue  | color=blue&color=black&color=brown   | R=100&G=200&B=150
  query  | spaceDelimited | no      |        |             | color=blue%20black%20brown           | color=R%20100%20G%20200%20B%20150
  query  | pipeDelimited  | no      |        |             | color=blue%7Cblack%7Cbrown           | color=R%7C100%7CG%7C200%7CB%7C150
  query  | deepObject     | yes     |        |             |                                      | color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150
  query  | deepObject     | no      |        |             |                                      | color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150
  cookie | form           | no      | color= | color=blue  | color=blue,black,brown               | color=R,100,G,200,B,150
  cookie | cookie         | no      | color= | color=blue  | color=blue,black,brown               | color=R,100,G,200,B,150
  cookie | cookie         | yes     | color= | color=blue  | color=blue; color=black; color=brown | R=100; G=200; B=150
`;

it.each(ROWS)(
  'Values are sent as the specification shows: %s, %s, explode %s.',
  (...row) => {
    const [location, style, explode] = row as [ParameterLocation, ParameterStyle, string];
    const shown = row.slice(3).filter((cell) => cell !== '');
    const written = HEAD.slice(3)
      .filter((_, index) => (row[index + 3] ?? '') !== '')
      .map(
        (name) => sent(location, style, explode === 'yes', VALUES[name] ?? []) || '""',
      );
    expect(written).toEqual(shown);
  },
);

describe('values with characters that delimit', () => {
  const HOSTILE = ['a,b', 'c&d=e', "'#;/\u0000é"];

  it('encodes them inside the parts of a path or a query, and only there.', () => {
    expect(sent('path', 'label', true, HOSTILE)).toBe(
      ".a%2Cb.c%26d%3De.'%23%3B%2F%00%C3%A9",
    );
    expect(sent('query', 'form', false, HOSTILE)).toBe(
      "color=a%2Cb,c%26d%3De,'%23%3B%2F%00%C3%A9",
    );
    expect(sent('cookie', 'form', true, ['a;b', 'c d'])).toBe('color=a%3Bb; color=c%20d');
    expect(sent('cookie', 'cookie', false, ['a;b\r\nSet: c'])).toBe(
      'color=a%3Bb%0D%0ASet:%20c',
    );
  });

  it('encodes names, and takes those of inherited members as they are.', () => {
    const object = ['{"__proto__": "1", "a&b": "2", "constructor": "3"}'];
    expect(sent('query', 'deepObject', true, object)).toBe(
      'color%5B__proto__%5D=1&color%5Ba%26b%5D=2&color%5Bconstructor%5D=3',
    );
    expect(sent('query', 'form', true, object)).toBe('__proto__=1&a%26b=2&constructor=3');
  });

  it('accepts half of a surrogate pair.', () => {
    const half = String.fromCharCode(0xd800);
    for (const location of ['path', 'query', 'header', 'cookie'] as const) {
      const style = location === 'path' || location === 'header' ? 'simple' : 'form';
      expect(() => sent(location, style, true, [half])).not.toThrow();
    }
  });
});

describe('an object', () => {
  it('keeps all digits of its numbers.', () => {
    expect(sent('query', 'form', true, ['{"id": 9007199254740993, "x": 1.50}'])).toBe(
      'id=9007199254740993&x=1.50',
    );
  });

  it('has nested values in further brackets, or as JSON where the style has none.', () => {
    const nested = ['{"a": {"b": 1, "c": ["d", "e"]}}'];
    expect(sent('query', 'deepObject', true, nested)).toBe(
      'color%5Ba%5D%5Bb%5D=1&color%5Ba%5D%5Bc%5D=d&color%5Ba%5D%5Bc%5D=e',
    );
    expect(queryPart(color('query', 'form', true), nested).pairs).toEqual([
      ['a', '{"b":1,"c":["d","e"]}'],
    ]);
  });

  it('is only that of a parameter that can be one.', () => {
    const parameter = {name: 'q', in: 'query', explode: true} as const;
    expect(queryPart(parameter, ['{"a": 1}'])).toEqual({pairs: [['q', '{"a": 1}']]});
  });
});

describe('allowReserved', () => {
  const parameter = {name: 'to', explode: true, allowReserved: true} as const;

  it('keeps reserved characters in a query, except those that end a value.', () => {
    const part = queryPart({...parameter, in: 'query'}, [
      "https://a.example/b?c=d&e#f[g]+h;i,j'k%20l%2Fm 100%",
    ]);
    expect(part.exact).toBe(
      "to=https://a.example/b?c=d%26e%23f%5Bg%5D%2Bh;i,j'k%20l%2Fm%20100%25",
    );
  });

  it('does not let a value of a path leave its segment.', () => {
    expect(pathText({...parameter, in: 'path'}, ['a/../b?c#d:e'])).toBe(
      'a%2F..%2Fb%3Fc%23d:e',
    );
  });
});
