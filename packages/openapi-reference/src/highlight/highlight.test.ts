import {describe, expect, it} from 'vitest';
import {element} from '../text/rich-text';
import {coloursOf} from './highlight';
import rehypeHighlight from './rehype-highlight';
import {highlightSample} from './sample';

/** Writes the letter of each run before its text. */
function shown(code: string, language: string): string {
  let end = 0;
  const runs = coloursOf(code, language).matchAll(/(\D)(\d+)/g);
  return Array.from(runs, ([, letter = '', length]) => {
    const start = end;
    end += Number(length);
    const text = code.slice(start, end);
    return letter === '-' ? text : `${letter}(${text})`;
  }).join('');
}

describe('coloursOf', () => {
  it.each([
    ['bash', 'curl --silent "$A:" \\', 'p(curl) --silent s(")v($A)s(:") \\'],
    ['bash', 'foundryup --install 1.3.6', 'foundryup --install n(1.3.6)'],
    ['sh', 'sleep 1.5 # wait', 'p(sleep) n(1.5) c(# wait)'],
    ['json', '{"a": [1, true]}', '{p("a"): [n(1), k(true)]}'],
    ['go', 'a.b(c)', 'a.p(b)(c)'],
    ['javascript', 'const a = `b${c}d`;', 'k(const) a = s(`b)v(${c})s(d`);'],
    ['python', 'x = """\ny"""', 'x = s("""\ny""")'],
  ])(
    'has runs of %s, of which the inner ones win; punctuation, operators and options are those of the text.',
    (language, code, runs) => {
      expect(shown(code, language)).toBe(runs);
    },
  );

  it.each([
    ['bash', 'curl --header "A: $KEY" <in && echo done'],
    ['go', 'if a < b && c { return "x" }'],
    ['python', 'print("<b>", 1 & 2)'],
    ['javascript', 'const a = b < c ? `<i>` : "&amp;";'],
    ['json', '{"a": [1, true, null, "<script>"]}'],
    ['solidity', 'contract A { uint256 public b; }'],
    ['toml', 'a = "b"'],
    ['http', 'GET /a HTTP/1.1\nHost: b'],
  ])('is as long as the code in %s.', (language, code) => {
    expect(shown(code, language)).toMatch(/[a-z]\(/);
    const lengths = coloursOf(code, language).match(/\d+/g)?.map(Number) ?? [];
    expect(lengths.reduce((sum, length) => sum + length)).toBe(code.length);
  });

  it('counts a line break as HTML does.', () => {
    expect(coloursOf('a\r\n"b"', 'json')).toBe(coloursOf('a\n"b"', 'json'));
  });

  it.each(['', 'klingon', '__proto__', 'constructor', 'extend', undefined])(
    'is empty for the unknown language %j.',
    (language) => {
      expect(coloursOf('<script>a && b</script>', language)).toBe('');
    },
  );
});

it('highlightSample reads the colours of a sample in its language, for each network.', () => {
  const names = {
    language: 'nodejs',
    label: 'nodejs (axios)',
    prism: 'javascript',
  } as const;
  const code = 'const a = 1;';
  expect(highlightSample({...names, code})).toEqual({
    ...names,
    code,
    colours: 'k5-5n1-1',
  });
  const networks = [
    {id: 'main', code},
    {id: 'test', code: 'let a = 23;'},
  ];
  expect(highlightSample({...names, code, networks}).networks).toEqual({
    main: null,
    test: {code: 'let a = 23;', colours: 'k3-5n2-1'},
  });
});

it('rehypeHighlight adds the colours of fenced code as a property.', () => {
  const code = element('code', ['{"a": 1}\n'], {className: ['language-json']});
  rehypeHighlight()({type: 'root', children: [element('pre', [code])]});
  expect(code.properties.colours).toBe('-1p3-2n1-2');
});
