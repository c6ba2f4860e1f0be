import {describe, expect, it} from 'vitest';
import {parseRichText} from '@site/src/openapi/markdown';
import {printRichText} from './rich-text';
import {parseTwin, textOf} from '@site/tests/twin';

describe('A text after an address', () => {
  it.each([
    ['"https://a.example/"><base href="https://b.example">', 0],
    ['www.a.example\\<iframe>\\<script>', 0],
    ['"https://a.example/**<script>**<base>', 0],
    ["'https://a.example/`<script>`", 1],
    ["|'ftp://a.example/`<b>&#124;`|\n|-|\n|'https://a.example/<base>|", 1],
  ])('is no HTML for GitHub in %j.', (source, codes) => {
    const twin = parseTwin(printRichText(parseRichText(source)).text);
    expect(twin.html).toEqual([]);
    expect(twin.codes).toHaveLength(codes);
    expect(textOf(twin.tree)).toMatch(/<|&lt;/);
  });

  it('has a backslash only if it is no part of the address.', () => {
    expect(printRichText('See https://a.example or <id>, a<b.').text).toBe(
      'See https://a.example or \\<id>, a\\<b.',
    );
    expect(printRichText(parseRichText('The field `<id>` (`a`)')).text).toBe(
      'The field `<id>` (`a`)',
    );
  });
});
