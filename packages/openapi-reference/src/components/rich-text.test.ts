import {createElement} from 'react';
import {describe, expect, it} from 'vitest';
import RichText from './RichText';
import {parseRichText} from '../text/read-markdown';
import {renderStatic} from '@site/tests/fixtures/render-static';

function render(markdown: string): Promise<string> {
  const text = parseRichText(markdown, {level: 2, prefix: 'description-'});
  return renderStatic(createElement(RichText, {text}));
}

/** Returns the HTML of blocks whose code only pages with them load. */
function part(html: string): string {
  return `<div data-part="rare-block">${html}</div>`;
}

describe('RichText', () => {
  it('has the headings of a description in its HTML, with anchors.', async () => {
    expect(await render('# Use\n\n### *How*')).toBe(
      part('<h2 id="description-use">Use</h2>') +
        part('<h3 id="description-how"><em>How</em></h3>'),
    );
  });

  it('shows code blocks, and links with what is in them.', async () => {
    expect(await render('```json\n{}\n```\n\n[**a** `b`](https://a.example)')).toMatch(
      /^<div class="theme-code-block [^>]*><div [^>]*><pre [^>]*><code>{}<\/code><\/pre><button.*?<\/button><\/div><\/div><p><a href="https:\/\/a.example"[^>]*><strong>a<\/strong> <code role="none">b<\/code><\/a><\/p>$/,
    );
  });

  it('shows an image of the site from the site.', async () => {
    expect(await render('![Flow](/img/flow.svg)')).toBe(
      '<p><img src="/docs/img/flow.svg" alt="Flow" loading="lazy"/></p>',
    );
  });

  it('has tables in its HTML, in a box that scrolls.', async () => {
    const html = await render('| A | B |\n| - | -: |\n| `a` | 1<br>2 |');
    expect(html).toMatch(
      /^<div data-part="rare-block"><div [^>]*role="group" aria-label="Table" tabindex="0">/,
    );
    expect(html.replaceAll(/ class="[^"]*"/g, '')).toContain(
      '<table><thead><tr><th>A</th><th align="right">B</th></tr></thead>' +
        '<tbody><tr><td><code role="none">a</code></td><td align="right">1<br/>2</td></tr></tbody></table>',
    );
  });

  it('has details, thematic breaks and marked text in its HTML.', async () => {
    expect(
      await render('<details><summary>More</summary>a<b>b</b></details>\n\n---\n\n~~c~~'),
    ).toBe(
      '<details><summary>More</summary><p>a<b>b</b></p></details><hr/><p><del>c</del></p>',
    );
  });

  it('begins a list with the number that the description has.', async () => {
    expect(await render('4. a')).toBe('<ol start="4"><li>a</li></ol>');
    expect(await render('1. a')).toBe('<ol><li>a</li></ol>');
  });

  it.each([
    '<script>run()</script>',
    '<img src="javascript:run()" onerror="run()">',
    '<a href="javascript:run()" onclick="run()">a</a>',
    '<a href=" data:text/html,<script>">a</a>',
    '<p style="position: fixed" onclick="run()">a</p>',
    '<svg><a xlink:href="javascript:run()"><b>a</b></a></svg>',
    '<table><tr><td style="x" onclick="run()"><img src=x onerror=run()></td></tr></table>',
    '<details open ontoggle="run()"><summary onclick="run()">a</summary></details>',
    '<b <script>run()</script>>',
    '<h2 id="authentication" onclick="run()">a</h2>',
    '<!--><img src=x onerror=run()>-->',
    '<math><mi//xlink:href="data:x,<script>run()</script>">',
    '</p></div></main><iframe src="https://attacker.example"></iframe>',
    '&lt;script&gt;run()&lt;/script&gt;',
  ])('makes no code, no style and no frame of %s.', async (markdown) => {
    const tags = (await render(markdown)).match(/<[^>]*>/g) ?? [];
    expect(tags.join('')).not.toMatch(
      /<(?:script|style|iframe|img|svg|math)|\son|\sstyle=|javascript:|data:|id="authentication"/i,
    );
  });
});
