import {describe, expect, it} from 'vitest';
import {parseRichText} from './markdown';
import {firstSentence, plainText} from '@site/src/reference/rich-text';

describe('parseRichText', () => {
  it('returns nothing for a missing or blank description.', () => {
    expect(parseRichText(undefined)).toEqual([]);
    expect(parseRichText(' \n ')).toEqual([]);
  });

  it('returns a paragraph without markup as a string.', () => {
    expect(parseRichText('One line\nand another.')).toEqual(['One line and another.']);
  });

  it('keeps the inline markup of CommonMark.', () => {
    expect(
      parseRichText('Use `page`, **never** *both*  \nor [read](https://example.com/a).'),
    ).toEqual([
      {
        paragraph: [
          'Use ',
          {code: 'page'},
          ', ',
          {strong: ['never']},
          ' ',
          {emphasis: ['both']},
          {lineBreak: true},
          'or ',
          {href: 'https://example.com/a', text: ['read']},
          '.',
        ],
      },
    ]);
  });

  it('keeps lists, quotes, code blocks, and headings as strong paragraphs.', () => {
    const text =
      '# Title\n\n1. one\n2. two\n\n> quoted\n\n```json\n{"a": 1}\n```\n\n- dot';
    expect(parseRichText(text)).toEqual([
      {paragraph: [{strong: ['Title']}]},
      {ordered: true, list: [['one'], ['two']]},
      {quote: ['quoted']},
      {codeBlock: '{"a": 1}', language: 'json'},
      {ordered: false, list: [['dot']]},
    ]);
  });

  it('resolves links and images by reference.', () => {
    const text = 'See [the docs][1] and ![a picture][1].\n\n[1]: https://example.com';
    const href = 'https://example.com';
    expect(parseRichText(text)).toEqual([
      {
        paragraph: [
          'See ',
          {href, text: ['the docs']},
          ' and ',
          {href, text: ['a picture']},
          '.',
        ],
      },
    ]);
  });

  it.each([
    ['a script', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['a style', '<style>body {}</style>', '<style>body {}</style>'],
    ['an unknown element', 'a <id> in List<String>', 'a <id> in List<String>'],
    ['an SVG', '<svg onload="run()"></svg>', '<svg onload="run()"></svg>'],
    ['an incomplete tag', '<p class="', '<p class="'],
    ['CDATA', 'a <![CDATA[ b ]]> c', 'a <![CDATA[ b ]]> c'],
    ['a comment that does not end', '<!-- never', '<!-- never'],
    ['a JSX expression', 'a {process.exit()} b', 'a {process.exit()} b'],
    ['an MDX import', "import x from 'fs'", "import x from 'fs'"],
  ])('leaves %s as plain text.', (_, markdown, text) => {
    expect(parseRichText(markdown)).toEqual([text]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '/plans/FREE',
    '//example.com',
    'https:example.com',
    'http:/plans/FREE',
    'guide.html',
  ])('shows the address %s, which it does not link, behind the text.', (url) => {
    const shown = [{paragraph: ['text (', {code: url}, ')']}];
    expect(parseRichText(`[text](${url})`)).toEqual(shown);
    expect(parseRichText(`[text](<${url}>)`)).toEqual(shown);
    expect(parseRichText(`<a href="${url}" onclick="run()">text</a>`)).toEqual(shown);
    expect(parseRichText(`![text](${url})`)).toEqual(shown);
  });

  it('does not link an address whose scheme contains an entity.', () => {
    const shown = [{paragraph: ['text (', {code: 'javascript:alert(1)'}, ')']}];
    expect(parseRichText('[text](java&#115;cript:alert(1))')).toEqual(shown);
    expect(parseRichText('<a href="java&#115;cript:alert(1)">text</a>')).toEqual(shown);
  });

  it.each(['http://example.com', 'https://example.com/?a=1', 'mailto:a@example.com'])(
    'keeps a link to %s.',
    (url) => {
      const linked = [{paragraph: [{href: url, text: ['text']}]}];
      expect(parseRichText(`[text](${url})`)).toEqual(linked);
      expect(parseRichText(`<a href="${url}">text</a>`)).toEqual(linked);
    },
  );

  it('keeps the address of a link within the document.', () => {
    expect(parseRichText('[block](#operation/getBlock)')).toEqual([
      {paragraph: [{href: '#operation/getBlock', text: ['block']}]},
    ]);
  });

  it('links an image under its alternative text, or under its address.', () => {
    const href = 'https://example.com/a.png';
    expect(parseRichText(`![a logo](${href})`)).toEqual([
      {paragraph: [{href, text: ['a logo']}]},
    ]);
    expect(parseRichText(`<img src="${href}" onerror="run()">`)).toEqual([
      {paragraph: [{href, text: [href]}]},
    ]);
    expect(parseRichText(`[![a logo](/a.png)](https://example.com)`)).toEqual([
      {paragraph: [{href: 'https://example.com', text: ['a logo']}]},
    ]);
  });

  it('links addresses of the text itself.', () => {
    expect(parseRichText('See https://example.com/a or www.example.com.')).toEqual([
      {
        paragraph: [
          'See ',
          {href: 'https://example.com/a', text: ['https://example.com/a']},
          ' or ',
          {href: 'http://www.example.com', text: ['www.example.com']},
          '.',
        ],
      },
    ]);
  });

  it('keeps tables with their alignment.', () => {
    const text = '| A | B |\n| :-- | --: |\n| `a` | one<br>two |\n| c |';
    expect(parseRichText(text)).toEqual([
      {
        table: {
          header: [['A'], ['B']],
          rows: [
            [[{code: 'a'}], ['one', {lineBreak: true}, 'two']],
            [['c'], []],
          ],
          align: ['left', 'right'],
        },
      },
    ]);
  });

  it('keeps deleted text, task lists, thematic breaks and the start of a list.', () => {
    expect(parseRichText('~~old~~ ~5\n\n---\n\n- [x] a\n- [ ] b\n\n4. c')).toEqual([
      {paragraph: [{element: 'del', text: ['old']}, ' ~5']},
      {thematicBreak: true},
      {ordered: false, list: [['☑ a'], ['☐ b']]},
      {ordered: true, list: [['c']], start: 4},
    ]);
  });

  it('keeps footnotes as a numbered list at the end.', () => {
    expect(parseRichText('A[^n] b.\n\n[^n]: The note.')).toEqual([
      {paragraph: ['A', {element: 'sup', text: ['1']}, ' b.']},
      {thematicBreak: true},
      {ordered: true, list: [['The note.']]},
    ]);
  });

  it.each<[string, string, ReturnType<typeof parseRichText>]>([
    ['paragraphs', '<p>A &amp; b</p><p>c</p>', ['A & b', 'c']],
    [
      'emphasis',
      '<b>a</b> <i>b</i>',
      [{paragraph: [{strong: ['a']}, ' ', {emphasis: ['b']}]}],
    ],
    ['keys', 'H<sub>2</sub>', [{paragraph: ['H', {element: 'sub', text: ['2']}]}]],
    ['line breaks', 'a<br/>b', [{paragraph: ['a', {lineBreak: true}, 'b']}]],
    [
      'lists',
      '<ul>\n<li>a\n<li><p>b</p>\n</ul>',
      [{ordered: false, list: [['a'], ['b']]}],
    ],
    ['quotes', '<blockquote>a</blockquote>', [{quote: ['a']}]],
    [
      'code',
      '<pre><code class="language-json">{\n}</code></pre>',
      [{codeBlock: '{\n}', language: 'json'}],
    ],
    ['headings', '<h2>a</h2>b', [{paragraph: [{strong: ['a']}]}, 'b']],
    ['groups', '<div><span style="color: red">a</span></div>', ['a']],
    [
      'terms',
      '<dl><dt>a</dt><dd>b</dd></dl>',
      [{ordered: false, list: [[{paragraph: [{strong: ['a']}]}, 'b']]}],
    ],
    [
      'details',
      '<details><summary>a</summary>\n\nb **c**\n\n</details>',
      [{summary: ['a'], details: [{paragraph: ['b ', {strong: ['c']}]}]}],
    ],
    [
      'tables',
      '<table><tr><th>a</th></tr><tr><td><ul><li>b</li><li>c</li></ul></td></tr></table>',
      [
        {
          table: {
            header: [['a']],
            rows: [[['• b', {lineBreak: true}, '• c']]],
            align: [null],
          },
        },
      ],
    ],
    ['comments as nothing', 'a<!-- <b> --> b', ['a b']],
  ])('shows what HTML means: %s.', (_, html, blocks) => {
    expect(parseRichText(html)).toEqual(blocks);
  });

  it('keeps what follows elements that do not end.', () => {
    expect(plainText(parseRichText('<b>a\n\nb</p> c\n\n<table>d'))).toBe('a b c d');
  });

  it('makes the outline of its headings a part of that of the page.', () => {
    const text = '# A\n\n### B\n\n### B\n\n## C\n\n<h1>D</h1>';
    expect(parseRichText(text, {level: 2, prefix: 'description-'})).toEqual([
      {heading: ['A'], level: 2, id: 'description-a'},
      {heading: ['B'], level: 3, id: 'description-b'},
      {heading: ['B'], level: 3, id: 'description-b-1'},
      {heading: ['C'], level: 3, id: 'description-c'},
      {heading: ['D'], level: 2, id: 'description-d'},
    ]);
  });

  it('parses a long text in parts, which end at blank lines outside of code.', () => {
    const section = `# Title\n\n**Bold** ${'word '.repeat(1_000)}\n\n\`\`\`\na\n\nb\n\`\`\`\n\n`;
    const blocks = parseRichText(section.repeat(20), {level: 2, prefix: ''});
    expect(blocks).toHaveLength(60);
    expect(
      blocks.filter((block) => typeof block === 'object' && 'codeBlock' in block),
    ).toEqual(Array.from({length: 20}, () => ({codeBlock: 'a\n\nb'})));
    expect(blocks[57]).toEqual({heading: ['Title'], level: 2, id: 'title-19'});
  });

  it.each(['[', '*a '])('terminates for repeated “%s”.', (text) => {
    expect(() => parseRichText(text.repeat(2_000))).not.toThrow();
  });

  it.each(['<b>', '<div>', '<p "', '<!--', '<a href="https://a">', '<table><tr><td>'])(
    'terminates for HTML that is nothing but “%s”.',
    (html) => {
      const blocks = parseRichText(html.repeat(9_000 / html.length));
      expect(JSON.stringify(blocks).length).toBeLessThan(100_000);
    },
  );

  it('shows a table with far more cells than it has text as it is written.', () => {
    const text = `${'|a'.repeat(300)}|\n${'|-'.repeat(300)}|\n${'a\n'.repeat(50)}`;
    expect(parseRichText(text)).toEqual([text.trim()]);
  });

  it('terminates for deep nesting.', () => {
    expect(() => parseRichText(`${'> '.repeat(5_000)}deep`)).not.toThrow();
  });

  it('names the kind of an alert, which is a quote.', () => {
    expect(parseRichText('> [!tip]\n> Use **it**.\n>\n> More.')).toEqual([
      {
        quote: [
          {paragraph: [{strong: ['Tip']}]},
          {paragraph: ['Use ', {strong: ['it']}, '.']},
          'More.',
        ],
      },
    ]);
    expect(parseRichText('> [!WARNING]\n> Hot.')).toEqual([
      {quote: [{paragraph: [{strong: ['Warning']}]}, 'Hot.']},
    ]);
    expect(parseRichText('> [!x] a')).toEqual([{quote: ['[!x] a']}]);
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
    expect(firstSentence(['Returns 1.5 blocks. And more.'])).toBe('Returns 1.5 blocks.');
    expect(firstSentence(['Really? Yes.'])).toBe('Really?');
  });

  it('is the whole text if no sentence ends.', () => {
    expect(firstSentence(['no end here'])).toBe('no end here');
    expect(firstSentence([])).toBe('');
  });
});
