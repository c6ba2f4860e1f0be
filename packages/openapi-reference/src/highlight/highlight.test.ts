import {describe, expect, it} from 'vitest';
import {codeLines} from './code-lines';
import {highlight} from './highlight';
import rehypeHighlight from './rehype-highlight';
import {highlightSample} from './sample';
import {element} from '../text/rich-text';

/** Returns the text content of HTML. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');
}

describe('highlight', () => {
  it.each(['bash', 'sh'])('gives a version one colour: %s.', (language) => {
    expect(highlight('foundryup --install 1.3.6', language)).toContain(
      '<span class="token version number">1.3.6</span>',
    );
    expect(highlight('sleep 1.5', language)).toContain('>1.5</span>');
  });

  it.each([
    ['bash', 'curl --header "A: $KEY" <in && echo done'],
    ['go', 'if a < b && c { return "x" }'],
    ['python', 'print("<b>", 1 & 2)'],
    ['javascript', 'const a = b < c ? `<i>` : "&amp;";'],
    ['json', '{"a": [1, true, null, "<script>"]}'],
    ['solidity', 'contract A { uint256 public b; }'],
    ['toml', 'a = "b"'],
    ['http', 'GET /a HTTP/1.1\nHost: b'],
  ])('highlights %s and keeps every character.', (language, code) => {
    const html = highlight(code, language);
    expect(html).toContain('<span class="token');
    expect(textOf(html)).toBe(code);
  });

  it.each([
    [
      'bash',
      'curl --silent "$A:" \\',
      'function(curl) --silent string("variable($A):") \\',
    ],
    ['json', '{"a": [1]}', '{property("a"): [number(1)]}'],
    ['go', 'a.b(c)', 'a.function(b)(c)'],
  ])(
    'leaves punctuation, operators and options in the text of %s.',
    (language, code, tokens) => {
      const html = highlight(code, language);
      const short = html.replace(/<span class="token ([^ "]*)[^>]*>/g, '$1(');
      expect(short.replaceAll('</span>', ')')).toBe(tokens);
    },
  );

  it.each(['', 'klingon', '__proto__', 'constructor', 'extend', undefined])(
    'escapes code in the unknown language %j.',
    (language) => {
      expect(highlight('<script>a && b</script>', language)).toBe(
        '&lt;script>a &amp;&amp; b&lt;/script>',
      );
    },
  );

  it('escapes tags in the code.', () => {
    const hostile = '</code><img src=x onerror=alert(1)>';
    for (const language of ['json', 'bash', 'python', 'go', 'javascript', 'http']) {
      expect(highlight(hostile, language)).not.toMatch(/<(?!\/?span[ >])/);
    }
  });
});

it('highlightSample highlights a sample in its language.', () => {
  const names = {
    language: 'nodejs',
    label: 'nodejs (axios)',
    prism: 'javascript',
  } as const;
  const sample = highlightSample({...names, code: 'const a = 1;'});
  expect(sample.language).toBe('nodejs');
  expect(sample.html).toContain('<span class="token keyword">const</span>');
});

it('rehypeHighlight adds highlighted HTML to fenced code as a property.', () => {
  const code = element('code', ['{"a": 1}\n'], {className: ['language-json']});
  rehypeHighlight()({type: 'root', children: [element('pre', [code])]});
  expect(code.properties.html).toBe(highlight('{"a": 1}', 'json'));
});

describe('codeLines', () => {
  it('puts each long line into an element, also of tokens of several lines.', () => {
    const long = 'c'.repeat(41);
    expect(codeLines(`a\n<span class="b">${long}\nd</span>`)).toBe(
      `a\n<span class="code-line"><span class="b">${long}\n</span></span>` +
        '<span class="b">d</span>',
    );
  });

  it.each(['a\n\nb', 'x = """\n  y > z && "<b>"\n"""\n', ''])(
    'keeps the text %j.',
    (code) => {
      expect(textOf(codeLines(highlight(code, 'python')))).toBe(code);
    },
  );
});
