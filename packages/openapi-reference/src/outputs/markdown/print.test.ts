import {describe, expect, it} from 'vitest';
import {parseRichText} from '../../text/read-markdown';
import {printMarkdown} from '../postman/markdown';
import {parseTwin, textOf} from '@site/tests/twin';

describe('A text after an address', () => {
  it.each([
    ['"https://a.example/"><base href="https://b.example">', 0],
    ['www.a.example\\<iframe>\\<script>', 0],
    ['"https://a.example/**<script>**<base>', 0],
    ["'https://a.example/`<script>`", 1],
    ["|'ftp://a.example/`<b>&#124;`|\n|-|\n|'https://a.example/<base>|", 1],
  ])('is no HTML for GitHub in %j.', (source, codes) => {
    const twin = parseTwin(printMarkdown(parseRichText(source)));
    expect(twin.html).toEqual([]);
    expect(twin.codes).toHaveLength(codes);
    expect(textOf(twin.tree)).toMatch(/<|&lt;/);
  });

  it('has a backslash only if it is no part of the address.', () => {
    expect(printMarkdown('See https://a.example or <id>, a<b.')).toBe(
      'See https://a.example or \\<id>, a\\<b.',
    );
    expect(printMarkdown(parseRichText('The field `<id>` (`a`)'))).toBe(
      'The field `<id>` (`a`)',
    );
  });
});
