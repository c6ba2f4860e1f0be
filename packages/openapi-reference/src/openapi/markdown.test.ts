import {describe, expect, it} from 'vitest';
import {parseRichText} from './markdown';
import type {HeadingOptions} from './safe-tree';
import {firstSentence, plainText} from '../reference/rich-text';
import {htmlOf} from '@site/tests/fixtures/text-html';

/** Returns the HTML of a description. */
function shown(markdown: string, headings?: HeadingOptions): string {
  return htmlOf(parseRichText(markdown, headings));
}

describe('parseRichText', () => {
  it('returns nothing for a missing or blank description.', () => {
    expect(parseRichText(undefined)).toBe('');
    expect(parseRichText(' \n ')).toBe('');
  });

  it('returns a paragraph without markup as a string.', () => {
    expect(parseRichText('One line\nand another.')).toBe('One line and another.');
  });

  it('has no empty properties and no positions.', () => {
    const text = JSON.stringify(parseRichText('*a* `b`\n\n- c\n\n<p>d</p>'));
    expect(text).not.toMatch(/"properties":|"position":/);
  });

  it.each([
    [
      'the inline markup of CommonMark',
      'Use `page`, **never** *both*  \nor [read](https://example.com/a).',
      '<p>Use <code>page</code>, <strong>never</strong> <em>both</em><br>or <a href="https://example.com/a">read</a>.</p>',
    ],
    [
      'headings as paragraphs in bold',
      '# Title\n\n## *Other*\n\n- ### Third',
      '<p><strong>Title</strong></p><p><strong><em>Other</em></strong></p><ul><li><p><strong>Third</strong></p></li></ul>',
    ],
    [
      'lists and the start of a list',
      '4. a\n5. b\n\n- c',
      '<ol start="4"><li>a</li><li>b</li></ol><ul><li>c</li></ul>',
    ],
    ['quotes', '> quoted', '<blockquote><p>quoted</p></blockquote>'],
    [
      'code blocks',
      '```json\n{"a": 1}\n```',
      '<pre><code class="language-json">{"a": 1}</code></pre>',
    ],
    [
      'references',
      'See [the docs][1] and ![a picture][1].\n\n[1]: https://example.com',
      '<p>See <a href="https://example.com">the docs</a> and <a href="https://example.com">a picture</a>.</p>',
    ],
    [
      'addresses of the text itself',
      'See https://example.com/a or www.example.com.',
      '<p>See <a href="https://example.com/a">https://example.com/a</a> or <a href="http://www.example.com">www.example.com</a>.</p>',
    ],
    [
      'tables with their alignment',
      '| A | B |\n| :-- | --: |\n| `a` | one<br>two |\n| c |',
      '<table><thead><tr><th align="left">A</th><th align="right">B</th></tr></thead>' +
        '<tbody><tr><td align="left"><code>a</code></td><td align="right">one<br>two</td></tr>' +
        '<tr><td align="left">c</td><td align="right"></td></tr></tbody></table>',
    ],
    [
      'deleted text, thematic breaks and task lists',
      '~~old~~ ~5\n\n---\n\n- [x] a\n- [ ] b',
      '<p><del>old</del> ~5</p><hr><ul><li>☑ a</li><li>☐ b</li></ul>',
    ],
    [
      'footnotes at the end',
      'A[^n] b.\n\n[^n]: The note.',
      '<p>A<sup>1</sup> b.</p><hr><ol><li><p>The note.</p></li></ol>',
    ],
    [
      'the kind of an alert',
      '> [!tip]\n> Use **it**.\n>\n> More.',
      '<blockquote><p><strong>Tip</strong></p><p>Use <strong>it</strong>.</p><p>More.</p></blockquote>',
    ],
    ['an unknown mark', '> [!x] a', '<blockquote><p>[!x] a</p></blockquote>'],
    [
      'the address of a link within the document',
      '[block](#operation/getBlock)',
      '<p><a href="#operation/getBlock">block</a></p>',
    ],
  ])('keeps %s.', (_, markdown, html) => {
    expect(shown(markdown)).toBe(html);
  });

  it.each([
    ['paragraphs', '<p>A &#38; b</p><p>c</p>', '<p>A &#x26; b</p><p>c</p>'],
    ['loose text', '<b>a</b> <i>b</i>', '<p><b>a</b> <i>b</i></p>'],
    ['line breaks', '<br>a<br/>b<br>', '<p>a<br>b</p>'],
    ['lists', '<ul>\n<li>a\n<li><p>b</p>\n</ul>', '<ul><li>a</li><li><p>b</p></li></ul>'],
    ['an item without a list', '<li>a</li>', '<p>a</p>'],
    ['quotes', '<blockquote>a</blockquote>', '<blockquote><p>a</p></blockquote>'],
    [
      'code blocks',
      '<pre><code class="language-json x">{\n}</code></pre>',
      '<pre><code class="language-json">{\n}</code></pre>',
    ],
    [
      'code around blocks',
      '<code><pre>a <b>b</b><br>c</pre></code>',
      '<pre><code>a b\nc</code></pre>',
    ],
    ['other code', '<tt>a</tt><samp>b</samp>', '<p><code>a</code><code>b</code></p>'],
    ['headings', '<h2>a</h2>b', '<p><strong>a</strong></p><p>b</p>'],
    ['a heading around blocks', '<h2><ul><li>a</ul></h2>', '<ul><li>a</li></ul>'],
    [
      'groups',
      '<div id="x" class="y"><span style="color: red" title="z">a</span></div>',
      '<p>a</p>',
    ],
    ['phrases around blocks', '<b>a<div>b</div></b>', '<p><b>a</b></p><p><b>b</b></p>'],
    ['terms', '<dl><dt>a</dt><dd>b</dd></dl>', '<dl><dt>a</dt><dd>b</dd></dl>'],
    [
      'details',
      '<details open><summary><h3>a</h3></summary>\n\nb **c**\n\n</details>',
      '<details><summary><strong>a</strong></summary><p>b <strong>c</strong></p></details>',
    ],
    [
      'tables',
      '<table width="9"><tr><th onclick="run()" colspan="9">a</th></tr><tr><td><ul><li>b</li></ul></td></tr></table>',
      '<table><tbody><tr><th>a</th></tr><tr><td><ul><li>b</li></ul></td></tr></tbody></table>',
    ],
    ['comments as nothing', 'a<!-- <b> --> b', '<p>a b</p>'],
  ])('shows what HTML means: %s.', (_, markdown, html) => {
    expect(shown(markdown)).toBe(html);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a style', '<style>body {}</style>'],
    ['an unknown element', 'a <id> in List<String>'],
    ['an SVG', '<svg onload="run()"></svg>'],
    ['an incomplete tag', '<p class="'],
    ['CDATA', 'a <![CDATA[ b ]]> c'],
    ['a comment that does not end', '<!-- never'],
    ['a JSX expression', 'a {process.exit()} b'],
    ['an MDX import', "import x from 'fs'"],
  ])('leaves %s as plain text.', (_, markdown) => {
    expect(parseRichText(markdown)).toBe(markdown);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '/tiers/TIER',
    '//example.com',
    'https:example.com',
    'http:/tiers/TIER',
    'guide.html',
  ])('shows the address %s, which it does not link, behind the text.', (url) => {
    const html = `<p>text (<code>${url}</code>)</p>`;
    expect(shown(`[text](${url})`)).toBe(html);
    expect(shown(`[text](<${url}>)`)).toBe(html);
    expect(shown(`<a href="${url}" onclick="run()">text</a>`)).toBe(html);
    expect(shown(`![text](${url})`)).toBe(html);
  });

  it('does not link an address whose scheme contains an entity.', () => {
    const html = '<p>text (<code>javascript:alert(1)</code>)</p>';
    expect(shown('[text](java&#115;cript:alert(1))')).toBe(html);
    expect(shown('<a href="java&#115;cript:alert(1)">text</a>')).toBe(html);
  });

  it.each(['http://example.com', 'https://example.com/?a=1', 'mailto:a@example.com'])(
    'keeps a link to %s.',
    (url) => {
      const html = `<p><a href="${url}">text</a></p>`;
      expect(shown(`[text](${url})`)).toBe(html);
      expect(shown(`<a href="${url}" target="x" id="y">text</a>`)).toBe(html);
    },
  );

  it('links an image under its alternative text, or under its address.', () => {
    const href = 'https://example.com/a.png';
    expect(shown(`![a logo](${href})`)).toBe(`<p><a href="${href}">a logo</a></p>`);
    expect(shown(`<img src="${href}" onerror="run()">`)).toBe(
      `<p><a href="${href}">${href}</a></p>`,
    );
    expect(shown(`[![a logo](/a.png)](https://example.com)`)).toBe(
      '<p><a href="https://example.com">a logo</a></p>',
    );
  });

  it('keeps what follows elements that do not end.', () => {
    expect(plainText(parseRichText('<b>a\n\nb</p> c\n\n<table>d'))).toBe('a b c d');
  });

  it('makes the outline of its headings a part of that of the page.', () => {
    const text =
      '# A\n\n### B\n\n### *B*\n\n## C\n\n<h1 id="x"> D<br></h1>\n\n<h2></h2>\n\n> # E';
    expect(shown(text, {level: 2, prefix: 'description-'})).toBe(
      '<h2 id="description-a">A</h2><h3 id="description-b">B</h3>' +
        '<h3 id="description-b-1"><em>B</em></h3><h3 id="description-c">C</h3>' +
        '<h2 id="description-d">D</h2><blockquote><p><strong>E</strong></p></blockquote>',
    );
  });

  it('parses a long text in parts, which end at blank lines outside of code.', () => {
    const section = `# Title\n\n**Bold** ${'word '.repeat(1_000)}\n\n\`\`\`\na\n\nb\n\`\`\`\n\n`;
    const html = shown(section.repeat(20), {level: 2, prefix: ''});
    expect(html.match(/<pre><code>a\n\nb<\/code><\/pre>/g)).toHaveLength(20);
    expect(html).toContain('<h2 id="title-19">Title</h2>');
  });

  it.each(['[', '*a '])('terminates for repeated “%s”.', (text) => {
    expect(() => parseRichText(text.repeat(2_000))).not.toThrow();
  });

  it.each(['<b>', '<div>', '<p "', '<!--', '<a href="https://a">', '<table><tr><td>'])(
    'terminates for HTML that is nothing but “%s”.',
    (html) => {
      const text = parseRichText(html.repeat(9_000 / html.length));
      expect(JSON.stringify(text).length).toBeLessThan(100_000);
    },
  );

  it('shows a table with far more cells than it has text as it is written.', () => {
    const text = `${'|a'.repeat(300)}|\n${'|-'.repeat(300)}|\n${'a\n'.repeat(50)}`;
    expect(parseRichText(text)).toBe(text.trim());
  });

  it('terminates for deep nesting.', () => {
    expect(() => parseRichText(`${'> '.repeat(5_000)}deep`)).not.toThrow();
  });
});

describe('plainText', () => {
  it('joins the text of all blocks in one line.', () => {
    const text = parseRichText(
      'A **b**\n\n- `c`\n- d\n\n> e  \n> f\n\n    code\n    line',
    );
    expect(plainText(text)).toBe('A b c d e f code line');
  });
});

describe('firstSentence', () => {
  it('is truncated at a word, within 160 characters.', () => {
    const line = firstSentence(parseRichText('word '.repeat(100)));
    expect(line).toMatch(/^(word )+word…$/);
    expect(line.length).toBeLessThanOrEqual(160);
  });

  it('ends at the first punctuation mark that ends a sentence.', () => {
    expect(firstSentence('Returns 1.5 blocks. And more.')).toBe('Returns 1.5 blocks.');
    expect(firstSentence('Really? Yes.')).toBe('Really?');
  });

  it('is the whole text if no sentence ends.', () => {
    expect(firstSentence('no end here')).toBe('no end here');
    expect(firstSentence('')).toBe('');
  });
});
