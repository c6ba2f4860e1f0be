import {describe, expect, it} from 'vitest';
import {excerpt, highlightTerms, termsExpression} from './highlight-terms';

/** Formats highlights as brackets. */
function marked(text: string, ...terms: string[]): string {
  return highlightTerms(text, terms)
    .map((part) => (part.highlighted ? `[${part.text}]` : part.text))
    .join('');
}

describe('highlightTerms', () => {
  it.each([
    ['Get Block Rewards', ['block'], 'Get [Block] Rewards'],
    ['blocks, and blockchains', ['block'], '[blocks], and [blockchains]'],
    ['a subblock', ['block'], 'a subblock'],
    ['fee_payer feePayer', ['payer'], 'fee_[payer] feePayer'],
    ['fee_payer', ['fee_payer', 'fee'], '[fee_payer]'],
    ['fee_payer', ['fee'], '[fee]_payer'],
    ['Größe der 블록', ['größe', '블'], '[Größe] der [블록]'],
    ['block', ['block'], '[block]'],
    ['KIP-17 in block 175420000', ['17'], 'KIP-[17] in block 175420000'],
    ['nothing', ['block'], 'nothing'],
    ['', ['block'], ''],
    ['text', [], 'text'],
    ['text', [''], 'text'],
    ['constructor __proto__', ['constructor', '__proto__'], '[constructor] [__proto__]'],
  ])('of "%s" highlights %j: %s.', (text, terms, expected) => {
    expect(marked(text, ...terms)).toBe(expected);
  });

  it.each([
    '.',
    '*',
    '+',
    '?',
    '^',
    '$',
    '{',
    '}',
    '(',
    ')',
    '|',
    '[',
    ']',
    '\\',
    '/',
    '-',
  ])('matches %s in a term literally.', (character) => {
    const term = `a${character}b`;
    expect(highlightTerms(`axb ${term} c`, [term])).toEqual([
      {text: 'axb ', highlighted: false},
      {text: term, highlighted: true},
      {text: ' c', highlighted: false},
    ]);
  });

  it('keeps every character of the text.', () => {
    const text = '<img onerror="x"> blocks & Blöcke 🚀 block';
    expect(
      highlightTerms(text, ['block', 'img', '🚀'])
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

describe('termsExpression', () => {
  it('is undefined if there are no terms.', () => {
    expect(termsExpression([])).toBeUndefined();
    expect(termsExpression(['', ''])).toBeUndefined();
  });
});

describe('excerpt', () => {
  const filler = 'word '.repeat(40);

  it('is the whole of a short text.', () => {
    expect(excerpt('A block of the chain.', ['chain'], 100)).toBe(
      'A block of the chain.',
    );
  });

  it('is the start if no term matches.', () => {
    expect(excerpt(filler.trim(), ['block'], 22)).toBe('word word word word …');
  });

  it('surrounds the first match, with whole words only.', () => {
    const text = `${filler}the block ${filler}`.trim();
    const found = excerpt(text, ['block'], 60);
    expect(found).toMatch(/^… (word )+the block( word)+ …$/);
    expect(found.length).toBeLessThanOrEqual(60 + '… '.length + ' …'.length);
  });

  it('has no ellipsis after the end of the text.', () => {
    expect(excerpt(`${filler}the block`, ['block'], 60)).toMatch(/^… .*the block$/);
  });

  it('cuts a word that is too long.', () => {
    expect(excerpt('x'.repeat(50), [], 20)).toBe(`${'x'.repeat(20)} …`);
  });

  it('contains the match even inside a long word.', () => {
    const address = 'https://mainnet-oapi.kaiascan.io/api/v1/accounts/0x1';
    expect(excerpt(`See ${address} for more.`, ['accounts'], 40)).toContain('accounts');
    expect(excerpt(`${filler}${address} ${filler}`, ['accounts'], 40)).toContain(
      'accounts',
    );
    expect(excerpt(`See x/accounts/${'y'.repeat(90)}`, ['accounts'], 40)).toContain(
      'accounts',
    );
  });

  it('accepts terms with special characters of regular expressions.', () => {
    expect(excerpt('A b.c', ['b.c', '-', '('], 40)).toBe('A b.c');
  });

  it('is empty for an empty text.', () => {
    expect(excerpt('', ['block'], 40)).toBe('');
  });
});
