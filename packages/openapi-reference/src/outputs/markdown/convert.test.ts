import escape from 'lodash/escape';
import {describe, expect, it} from 'vitest';
import {convertArticle} from './convert';
import {ATTACKS} from '@site/tests/fixtures/hostile/document';
import {parseTwin, textOf} from '@site/tests/twin';

function convert(html: string): string {
  return convertArticle(html, {
    addressOf: (address) => (address === '/faq' ? '/faq.md' : address),
    page: '/page',
  }).trimEnd();
}

function codeBlock(language: string, code: string, title = '', attributes = ''): string {
  const name = title === '' ? '' : `<div class="title_x">${title}</div>`;
  return `<div class="theme-code-block block_x ${language}">${name}<div class="content_x"><pre class="pre_x" tabindex="0"><code${attributes}>${code}</code></pre><button>Copy</button></div></div>`;
}

const CASES: Record<string, [html: string, markdown: string]> = {
  'a paragraph': [
    '<p>An <em>own</em> <strong>text</strong> with <code>co<wbr/>de</code><br/>in two lines.</p>',
    'An *own* **text** with `code`\\\nin two lines.',
  ],
  links: [
    '<p><a href="/faq" title="Questions">FAQ</a>, <a href="https://a.example/?b=1">A</a>, <a href="/a.zip" download="a.zip">a.zip</a></p>',
    '[FAQ](/faq.md), [A](https://a.example/?b=1), [a.zip](/a.zip)',
  ],
  'a heading without the link to it': [
    '<h2 id="one">One<a href="#one" class="hash-link" aria-label="Direct link to One">\u200b</a></h2><p><a href="#one">See one</a>, <a href="#field">a field</a>.</p>',
    '## One\n\n[See one](#one), a field.',
  ],
  'an image': [
    '<p><img src="/img/a.svg" alt="A map" class="x"/></p>',
    '![A map](/img/a.svg)',
  ],
  'badges that CSS separates': [
    '<div><span class="get_x">GET</span><code>/a</code><a href="/faq">Tier</a></div>',
    'GET `/a` [Tier](/faq.md)',
  ],
  'indices and powers': ['<p>H<sub>2</sub>O m<sup>2</sup></p>', 'H2O m^2'],
  'code with its language and title': [
    codeBlock('language-toml', '[profile]\na = 1', 'foundry.toml'),
    '**foundry.toml**\n\n```toml\n[profile]\na = 1\n```',
  ],
  'code that is JSON': [codeBlock('', '{\n  "a": 1\n}'), '```json\n{\n  "a": 1\n}\n```'],
  'code without a language': [codeBlock('', 'a | b'), '```text\na | b\n```'],
  'code in colours, for the network of the page': [
    codeBlock(
      'language-bash',
      'curl \\\n  https://a.example\n--get',
      '',
      ` data-colours="p4-30" data-networks='{"a":null,"b":{"code":"curl > b","colours":"p4"}}'`,
    ),
    '```bash\ncurl \\\n  https://a.example\n--get\n```',
  ],
  'HTML in code': [
    codeBlock('language-html', '&lt;b class="c"&gt;&lt;/b&gt;'),
    '```html\n<b class="c"></b>\n```',
  ],
  'a fence in code': [
    codeBlock('language-md', '```js\na\n```'),
    '````md\n```js\na\n```\n````',
  ],
  'an admonition with a title': [
    '<div class="theme-admonition theme-admonition-warning admonition_x alert"><div><span><svg><path/></svg></span>Keep it</div><div><p>Private.</p></div></div>',
    '> **Warning: Keep it**\n>\n> Private.',
  ],
  'an admonition without a title': [
    '<div class="theme-admonition theme-admonition-note alert"><div><span></span>note</div><div><p>See.</p></div></div>',
    '> **Note**\n>\n> See.',
  ],
  'tabs of Docusaurus': [
    '<h2 id="a">A</h2><div class="theme-tabs-container tabs-container x"><ul role="tablist"><li role="tab">One</li><li role="tab">Two</li></ul><div><div role="tabpanel"><p>1</p></div><div role="tabpanel" hidden=""><p>2</p></div></div></div><h3>B</h3>',
    '## A\n\n### One\n\n1\n\n### Two\n\n2\n\n### B',
  ],
  'code in several languages': [
    `<h3>Request</h3><div><fieldset><legend>Language</legend><label data-language-option="go"><input type="radio"/>Go</label><label data-language-option="curl"><input/>curl</label></fieldset><div data-language-sample="go">${codeBlock('language-go', 'a')}</div><div data-language-sample="curl">${codeBlock('language-bash', 'b')}</div></div>`,
    '### Request\n\n#### Go\n\n```go\na\n```\n\n#### curl\n\n```bash\nb\n```',
  ],
  'details with an anchor': [
    '<h2>Responses</h2><details id="response-200" open=""><summary><span>200</span><span><p>Found.</p></span></summary><div><h3>Example</h3><p>A</p></div></details><details id="response-404"><summary>404</summary></details>',
    '## Responses\n\n### 200 {#response-200}\n\nFound.\n\n#### Example\n\nA\n\n### 404 {#response-404}',
  ],
  'other details, with a table': [
    '<details><summary>More</summary><table><thead><tr><th>A</th></tr></thead><tbody><tr><td><p>b|c</p><ul><li>d</li><li><code>e|f</code></li></ul></td></tr></tbody></table></details>',
    '**More**\n\n| A |\n| - |\n| b\\|c d `e\\|f` |',
  ],
  'a field': [
    '<ul><li id="f"><div class="head"><code>id</code><span>integer &lt;int64&gt;</span><span>required</span><a href="#f" aria-label="Copy link to id">#</a></div><p>The number.</p><div data-terms=""><div><span>Minimum</span> <code>1</code></div><div><span>Example</span> <code>2</code></div></div></li></ul>',
    '- `id` integer \\<int64> required: The number. Minimum: `1`. Example: `2`.',
  ],
  'a field with fields and values': [
    '<ul><li><div><code>a</code><span>object</span></div><details open=""><summary>Fields of <code>a</code></summary><ul><li><div><code>b</code><span>string</span></div><details><summary>Allowed values (2)</summary><ul><li><code>x</code></li><li><code>y</code></li></ul></details></li><li><div><code>c</code></div><details><summary>Allowed values (1)</summary><ul><li><code>z</code> <p>The last.</p></li></ul></details></li></ul></details></li></ul>',
    '- `a` object: Fields of `a`:\n  - `b` string: Allowed values (2): `x`, `y`\n  - `c`: Allowed values (1):\n    - `z`: The last.',
  ],
  'an item with a card': [
    '<ul><li><span>GET</span><div><a href="/faq">FAQ</a>&nbsp;<div>All answers.</div><code>/faq</code></div></li></ul>',
    '- GET [FAQ](/faq.md): All answers. `/faq`',
  ],
  'an item with paragraphs and code': [
    `<ol start="3"><li><p>One</p><p>Two</p>${codeBlock('language-js', 'a')}</li></ol>`,
    '3. One\n\n   Two\n\n   ```js\n   a\n   ```',
  ],
  'a heading whose anchor is not its text': [
    '<h2 id="source">Source code of 2024</h2><h2 id="what-is-it-1">What is it?</h2><h2 id="iso-17-tokens">ISO-17 tokens</h2>',
    '## Source code of 2024 {#source}\n\n## What is it? {#what-is-it-1}\n\n## ISO-17 tokens',
  ],
  'links beside each other': [
    '<p><a href="/faq">One</a><span><a href="https://a.example">Two</a> <a href="https://b.example">Three</a></span><code>c</code></p>',
    '[One](/faq.md) · [Two](https://a.example) [Three](https://b.example) `c`',
  ],
  'terms in a table': [
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>b<dl><div><dt>One of</dt><dd><code>c</code>, <code>d</code></dd></div><div><dt>Minimum</dt><dd><code>1</code></dd></div></dl></td></tr></tbody></table>',
    '| A |\n| - |\n| b One of: `c`, `d`. Minimum: `1`. |',
  ],
  terms: [
    '<dl><div><dt>Main</dt><dd><code>a</code></dd></div><div><dt>Test</dt><dd><code>b</code></dd></div></dl>',
    '- Main: `a`\n- Test: `b`',
  ],
  'what is for people': [
    '<nav>a</nav><form><p>b</p></form><p data-markdown-ignore="">c</p><button>d</button><p aria-hidden="true">e</p><svg><title>f</title></svg><noscript><p>Without scripts.</p></noscript>',
    'Without scripts.',
  ],
};

it.each(Object.entries(CASES))('Markdown has %s.', (_, [html, markdown]) => {
  expect(convert(html)).toBe(markdown);
});

const TEXTS = [
  ...ATTACKS,
  ...['# p', '1. q', '- r', '+ s', '> t', '| u | v |', '--- w', '= i', ':::note'],
  ...['a_b __c__ *d* ~~e~~ `f`', '*f', 'g`', '```x', '\\x \\| \\\\ y\\', '&lt; &#60;'],
  ...['https://z.example www.a.example b@c.example', '[n]: o', '- [ ] task', '<b>'],
  '[^1]: h',
];

describe('A text of a page stays text in Markdown:', () => {
  const shown = (text: string): string =>
    text.replaceAll('\0', '').replace(/\s+/g, ' ').trim();

  it.each(TEXTS)('%j', (text) => {
    const html = escape(text);
    const twin = parseTwin(
      convert(
        `<h2>${html}</h2><p>${html}</p><ul><li>${html}</li></ul><table><thead><tr><th>${html}</th></tr></thead><tbody><tr><td><code>${html}</code></td></tr></tbody></table><blockquote><p>${html}</p></blockquote>${codeBlock('language-js', html, html)}`,
      ),
    );
    expect(twin.tree.children.map(({type}) => type).join(' ')).toBe(
      'heading paragraph list table blockquote paragraph code',
    );
    expect(twin.html).toEqual([]);
    expect(twin.images).toBe(0);
    expect(twin.links.filter((link) => !/^(http|mailto)/.test(link))).toEqual([]);
    const texts = twin.tree.children.slice(0, 3).map((node) => shown(textOf(node)));
    expect(texts).toEqual(Array(3).fill(shown(text)));
    expect(twin.codeBlocks[0]?.text).toBe(text.replaceAll('\0', ''));
  });
});

describe('An article that would be too long', () => {
  const paragraph = `<p>${'word '.repeat(1_000)}</p>`;
  const panel = (language: string): string =>
    `<div data-language-sample="${language}">${codeBlock('', `${language}\n`.repeat(6_000))}</div>`;
  const languages = ['curl', 'python', 'go', 'nodejs'];
  const tabs = `<div>${languages.map((one) => `<label data-language-option="${one}">${one}</label>`).join('')}${languages.map(panel).join('')}</div>`;

  it('has two tabs, and names the others.', () => {
    const text = convert(`<h1>A</h1>${tabs}<h2>End</h2>`);
    expect(text.length).toBeLessThan(100_000);
    expect(text.match(/^#.*$/gm)).toEqual(['# A', '## curl', '## python', '## End']);
    expect(text).toContain(
      '\n\nLeft out here: go, nodejs. See [the page](/page).\n\n## End',
    );
    expect(text).not.toContain('shortened');
  });

  it('ends before a heading, and leads to the page.', () => {
    const section = `<h2>B</h2>${paragraph.repeat(8)}`;
    const text = convert(`<h1>A</h1>${section.repeat(4)}`);
    expect(text.match(/^## B$/gm)).toHaveLength(2);
    expect(text.slice(-70)).toMatch(
      /word\n\nThis text is shortened: see \[the page\]\(\/page\) for the rest\.$/,
    );
  });

  it('ends in a list that is too long by itself.', () => {
    const text = convert(
      `<h1>A</h1><ul>${`<li>${'b'.repeat(98)}</li>`.repeat(1_800)}</ul>`,
    );
    expect(text.match(/^- b+$/gm)?.length).toBeGreaterThan(800);
    expect(text.length).toBeLessThan(100_000);
    expect(text).toContain('see [the page](/page) for the rest.');
  });
});
