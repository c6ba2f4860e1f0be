import {describe, expect, it} from 'vitest';
import {parseRichText} from './read-markdown';
import type {HeadingOptions} from './read-safe-tree';
import {firstSentence, plainText} from './rich-text';
import {table} from '@site/tests/fixtures/table';
import {htmlOf} from '@site/tests/fixtures/text-html';

/** Returns the HTML of a description. */
function shown(markdown: string, headings?: HeadingOptions): string {
  return htmlOf(parseRichText(markdown, headings));
}

/** Returns a cell of a table with its line breaks and without the backslashes of `. */
function unescaped(cell: string): string {
  return cell.replaceAll('\\n', '\n').replaceAll('\\', '');
}

describe('parseRichText', () => {
  it.each([
    [undefined, ''],
    [' \n ', ''],
    ['One line\nand another.', 'One line and another.'],
  ])('makes a string of a text without markup: %j.', (markdown, text) => {
    expect(parseRichText(markdown)).toBe(text);
  });

  it('has no empty properties and no positions.', () => {
    const text = JSON.stringify(parseRichText('*a* `b`\n\n- c\n\n<p>d</p>'));
    expect(text).not.toMatch(/"properties":|"position":/);
  });

  const url = 'https://a.example';

  it.each(table`
    code and a break           | \`a\`  \nb               | <p><code>a</code><br>b</p>
    emphasis                   | **a** *b*                | <p><strong>a</strong> <em>b</em></p>
    headings                   | # *A*\n\n- ## B          | <p><strong><em>A</em></strong></p><ul><li><p><strong>B</strong></p></li></ul>
    lists                      | 4. a\n5. b\n\n- c        | <ol start="4"><li>a</li><li>b</li></ol><ul><li>c</li></ul>
    quotes                     | > quoted                 | <blockquote><p>quoted</p></blockquote>
    code blocks                | ~~~json\n{"a": 1}\n~~~   | <pre><code class="language-json">{"a": 1}</code></pre>
    references                 | [a][1] ![b][1]\n\n[1]: ${url} | <p><a href="${url}">a</a> <a href="${url}">b</a></p>
    addresses                  | ${url} or www.a.example. | <p><a href="${url}">${url}</a> or <a href="http://www.a.example">www.a.example</a>.</p>
    deletions                  | ~~old~~ ~5\n\n---        | <p><del>old</del> ~5</p><hr>
    tasks                      | - [x] a\n- [ ] b         | <ul><li>☑ a</li><li>☐ b</li></ul>
    footnotes                  | A[^n].\n\n[^n]: Note.    | <p>A<sup>1</sup>.</p><hr><ol><li><p>Note.</p></li></ol>
    alerts                     | > [!tip]\n> Use **it**.  | <blockquote><p><strong>Tip</strong></p><p>Use <strong>it</strong>.</p></blockquote>
    an unknown mark            | > [!x] a                 | <blockquote><p>[!x] a</p></blockquote>
    links within the document  | [a](#operation/b)        | <p><a href="#operation/b">a</a></p>
  `)('keeps %s.', (_, markdown = '', html = '') => {
    expect(shown(unescaped(markdown))).toBe(html);
  });

  it('keeps tables with their alignment.', () => {
    expect(shown('| A | B |\n| :-- | --: |\n| `a` | one<br>two |\n| c |')).toBe(
      '<table><thead><tr><th align="left">A</th><th align="right">B</th></tr></thead>' +
        '<tbody><tr><td align="left"><code>a</code></td><td align="right">one<br>two</td></tr>' +
        '<tr><td align="left">c</td><td align="right"></td></tr></tbody></table>',
    );
  });

  it.each(table`
    paragraphs                | <p>A &#38; b</p><p>c</p>  | <p>A &#x26; b</p><p>c</p>
    loose text                | <b>a</b> <i>b</i>         | <p><b>a</b> <i>b</i></p>
    line breaks               | <br>a<br/>b<br>           | <p>a<br>b</p>
    lists                     | <ul>\n<li>a\n<li><p>b</p>\n</ul> | <ul><li>a</li><li><p>b</p></li></ul>
    an item without a list    | <li>a</li>                | <p>a</p>
    quotes                    | <blockquote>a</blockquote> | <blockquote><p>a</p></blockquote>
    code                      | <pre><code class="language-go x">{\n}</code></pre> | <pre><code class="language-go">{\n}</code></pre>
    code around blocks        | <code><pre>a <b>b</b><br>c</pre></code> | <pre><code>a b\nc</code></pre>
    other code                | <tt>a</tt><samp>b</samp>  | <p><code>a</code><code>b</code></p>
    headings                  | <h2>a</h2>b               | <p><strong>a</strong></p><p>b</p>
    a heading around blocks   | <h2><ul><li>a</ul></h2>   | <ul><li>a</li></ul>
    groups                    | <div id="x"><span style="color: red" title="z">a</span></div> | <p>a</p>
    phrases around blocks     | <b>a<div>b</div></b>      | <p><b>a</b></p><p><b>b</b></p>
    terms                     | <dl><dt>a</dt><dd>b</dd></dl> | <dl><dt>a</dt><dd>b</dd></dl>
    details                   | <details open><summary><h3>a</h3></summary>\n\nb **c**\n\n</details> | <details><summary><strong>a</strong></summary><p>b <strong>c</strong></p></details>
    tables                    | <table width="9"><tr><th onclick="run()" colspan="9">a</th></tr><tr><td><ul><li>b</li></ul></td></tr></table> | <table><tbody><tr><th>a</th></tr><tr><td><ul><li>b</li></ul></td></tr></tbody></table>
    comments as nothing       | a<!-- <b> --> b           | <p>a b</p>
  `)('shows what HTML means: %s.', (_, markdown = '', html = '') => {
    expect(shown(unescaped(markdown))).toBe(unescaped(html));
  });

  it.each([
    ...[
      '<script>alert(1)</script>',
      'a <id> in List<String>',
      '<svg onload="run()"></svg>',
    ],
    ...['<p class="', 'a <![CDATA[ b ]]> c', '<!-- never', "import x from 'fs'"],
    ...['<style>body {}</style>', 'a {process.exit()} b'],
  ])('leaves %s as plain text.', (markdown) => {
    expect(parseRichText(markdown)).toBe(markdown);
  });

  it.each([
    ...['JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc/passwd'],
    ...['//example.com', 'https:example.com', 'http:/tiers', '/.//example.com'],
  ])('shows the address %s, which it does not link, behind the text.', (address) => {
    const html = `<p>text (<code>${address}</code>)</p>`;
    expect(shown(`[text](<${address}>)`)).toBe(html);
    expect(shown(`<a href="${address}" onclick="run()">text</a>`)).toBe(html);
    expect(shown(`![text](${address})`)).toBe(html);
  });

  it('does not link an address whose scheme contains an entity.', () => {
    const html = '<p>text (<code>javascript:alert(1)</code>)</p>';
    expect(shown('[text](java&#115;cript:alert(1))')).toBe(html);
    expect(shown('<a href="java&#115;cript:alert(1)">text</a>')).toBe(html);
  });

  it.each([
    ...['http://example.com', 'https://example.com/?a=1', 'mailto:a@example.com'],
    ...['/docs/intro', '/docs/intro?a=1#part', '../guide.html'],
  ])('keeps a link to %s.', (address) => {
    const html = `<p><a href="${address}">text</a></p>`;
    expect(shown(`[text](${address})`)).toBe(html);
    expect(shown(`<a href="${address}" target="x" id="y">text</a>`)).toBe(html);
  });

  it.each([
    [`![a logo](${url})`, `<a href="${url}">a logo</a>`],
    [`<img src="${url}" onerror="run()">`, `<a href="${url}">${url}</a>`],
    [`[![a logo](/a.png)](${url})`, `<a href="${url}">a logo</a>`],
  ])('links the image %s instead of loading it.', (markdown, html) => {
    expect(shown(markdown)).toBe(`<p>${html}</p>`);
  });

  it('makes the outline of its headings a part of that of the page.', () => {
    const text =
      '# A\n\n### B\n\n### *B*\n\n<h1 id="x"> D<br></h1>\n\n<h2></h2>\n\n> # E';
    expect(shown(text, {level: 2, prefix: 'description-'})).toBe(
      '<h2 id="description-a">A</h2><h3 id="description-b">B</h3>' +
        '<h3 id="description-b-1"><em>B</em></h3><h2 id="description-d">D</h2>' +
        '<blockquote><p><strong>E</strong></p></blockquote>',
    );
  });

  it('parses a long text in parts, which end at blank lines outside of code.', () => {
    const section = `# Title\n\n**Bold** ${'word '.repeat(1_000)}\n\n\`\`\`\na\n\nb\n\`\`\`\n\n`;
    const html = shown(section.repeat(20), {level: 2, prefix: ''});
    expect(html.match(/<pre><code>a\n\nb<\/code><\/pre>/g)).toHaveLength(20);
    expect(html).toContain('<h2 id="title-19">Title</h2>');
  });

  it.each([
    '<div>',
    '<p "',
    '<!--',
    '<a href="https://a">',
    '<table><tr><td>',
    '*a ',
    '> ',
  ])('ends for a text that is nothing but “%s”.', (part) => {
    const text = parseRichText(part.repeat(9_000 / part.length));
    expect(JSON.stringify(text).length).toBeLessThan(100_000);
  });

  it('shows a table with far more cells than it has text as it is written.', () => {
    const text = `${'|a'.repeat(300)}|\n${'|-'.repeat(300)}|\n${'a\n'.repeat(50)}`;
    expect(parseRichText(text)).toBe(text.trim());
  });
});

it.each([
  ['A **b**\n\n- `c`\n- d\n\n> e  \n> f\n\n    code\n    line', 'A b c d e f code line'],
  ['<b>a\n\nb</p> c\n\n<table>d', 'a b c d'],
])('The plain text of %j is in one line.', (markdown, text) => {
  expect(plainText(parseRichText(markdown))).toBe(text);
});

describe('The first sentence', () => {
  it.each([
    ['Returns 1.5 blocks. And more.', 'Returns 1.5 blocks.'],
    ['Really? Yes.', 'Really?'],
    ['no end here', 'no end here'],
  ])('of "%s" is "%s".', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });

  it('is truncated at a word, within 160 characters.', () => {
    const line = firstSentence(parseRichText('word '.repeat(100)));
    expect(line).toMatch(/^(word )+word…$/);
    expect(line.length).toBeLessThanOrEqual(160);
  });
});
