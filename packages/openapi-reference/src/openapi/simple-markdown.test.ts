import {describe, expect, it} from 'vitest';
import {parseRichText, simpleMarkdown} from './markdown';
import {blocksOf, element} from '../reference/rich-text';

describe('simpleMarkdown', () => {
  it.each([
    'Returns blocks of a range.',
    'Use `page` of `a_b`, then `c`',
    '`page` comes first.',
    'One line \n  and another.',
    'One.\n\n   Two `a|b`.\n \n\nThree: a + b = c.',
    'Every `<id>` and `**x**` is `\\`.',
    'A snake_case word.\nA. point\n`a` - b',
  ])('reads %j as the parsers of Markdown do.', (text) => {
    // A line across the page takes the way of the parsers.
    const simple = simpleMarkdown(text) ?? '';
    expect([...blocksOf(simple), element('hr')]).toEqual(
      blocksOf(parseRichText(`${text}\n\n***`)),
    );
  });

  it.each([
    'A *word*.',
    'A _word_ and `x`_y_.',
    'A break  \nof a line.',
    'Text.\n\n    code',
    'Title\n---',
    'Text\n- item',
    '1. item',
    '```\ncode\n```',
    'Double ``a`b``.',
    'Code ` a ` with blanks.',
    'Open ` alone.',
    'Code `over\nlines`.',
    'An &amp; entity, a <b>tag</b>.',
    'A [link](https://example.com).',
    'A line\\\nbreak.',
    'Code `a\rb`.',
  ])('leaves %j to the parsers.', (text) => {
    expect(simpleMarkdown(text)).toBeUndefined();
  });
});
