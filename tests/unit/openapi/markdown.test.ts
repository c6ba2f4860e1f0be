import {describe, expect, it} from 'vitest';
import {parseRichText} from '../../../src/openapi/markdown';
import {firstSentence, plainText} from '../../../src/reference/rich-text';

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

  it('keeps the text of a link by reference and of an image by reference.', () => {
    const text = 'See [the docs][1] and ![a picture][1].\n\n[1]: https://example.com';
    expect(plainText(parseRichText(text))).toBe('See the docs and a picture.');
  });

  it.each([
    ['a script', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    [
      'an event handler',
      'a <img src=x onerror="run()"> b',
      'a <img src=x onerror="run()"> b',
    ],
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
    '#top',
    '//example.com',
  ])('replaces a link to %s by its text.', (url) => {
    expect(parseRichText(`[text](${url})`)).toEqual(['text']);
    expect(parseRichText(`[text](<${url}>)`)).toEqual(['text']);
  });

  it('replaces a link whose scheme contains an entity by its text.', () => {
    expect(parseRichText('[text](java&#115;cript:alert(1))')).toEqual(['text']);
  });

  it.each(['http://example.com', 'https://example.com/?a=1', 'mailto:a@example.com'])(
    'keeps a link to %s.',
    (url) => {
      expect(parseRichText(`[text](${url})`)).toEqual([
        {paragraph: [{href: url, text: ['text']}]},
      ]);
    },
  );

  it('replaces an image by its alternative text.', () => {
    expect(parseRichText('![a logo](https://example.com/a.png)')).toEqual(['a logo']);
  });

  it.each(['[', '*a '])('terminates for repeated “%s”.', (text) => {
    expect(() => parseRichText(text.repeat(2_000))).not.toThrow();
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
    expect(firstSentence(['Returns 1.5 blocks. And more.'])).toBe('Returns 1.5 blocks.');
    expect(firstSentence(['Really? Yes.'])).toBe('Really?');
  });

  it('is the whole text if no sentence ends.', () => {
    expect(firstSentence(['no end here'])).toBe('no end here');
    expect(firstSentence([])).toBe('');
  });
});
