import {describe, expect, it} from 'vitest';
import {excerpt, highlightTerms} from './highlight-terms';
import {table} from '@site/tests/fixtures/table';

/** Formats highlights as brackets. */
function marked(text: string, ...terms: string[]): string {
  return highlightTerms(text, terms)
    .map((part) => (part.highlighted ? `[${part.text}]` : part.text))
    .join('');
}

describe('Highlighted', () => {
  it.each(table`
    Get Block Rewards            | block                  | Get [Block] Rewards
    blocks, and blockchains      | block                  | [blocks], and [blockchains]
    a subblock                   | block                  | a subblock
    fee_payer feePayer           | payer                  | fee_[payer] feePayer
    fee_payer                    | fee_payer fee          | [fee_payer]
    fee_payer                    | fee                    | [fee]_payer
    Größe der 블록               | größe 블               | [Größe] der [블록]
    ISO-17 in block 175420000    | 17                     | ISO-[17] in block 175420000
    constructor __proto__        | constructor __proto__  | [constructor] [__proto__]
    İ Block                      | block                  | İ [Block]
    <img onerror="x"> & 🚀 block  | img 🚀                 | <[img] onerror="x"> & [🚀] block
    text                         |                        | text
  `)('in "%s" is "%s": %s.', (text, terms = '', expected = '') => {
    expect(marked(text, ...terms.split(' '))).toBe(expected);
  });

  it.each('.*+?^$|{}()[]\\/-'.split(''))(
    'is %s in a term only as itself.',
    (character) => {
      const term = `a${character}b`;
      const parts = highlightTerms(`axb ${term} c`, [term]);
      expect(parts.map(({text}) => text)).toEqual(['axb ', term, ' c']);
    },
  );

  it('is nothing without terms.', () => {
    expect(marked('text')).toBe('text');
    expect(marked('', 'block')).toBe('');
    expect(marked('text', '', '')).toBe('text');
  });
});

describe('An excerpt', () => {
  const filler = 'word '.repeat(40);

  it('is the whole of a short text.', () => {
    expect(excerpt('A b.c', ['b.c', '-', '('], 40)).toBe('A b.c');
    expect(excerpt('', ['block'], 40)).toBe('');
  });

  it('is the start if no term matches, and cuts a word that is too long.', () => {
    expect(excerpt(filler.trim(), ['block'], 22)).toBe('word word word word …');
    expect(excerpt('x'.repeat(50), [], 20)).toBe(`${'x'.repeat(20)} …`);
  });

  it('surrounds the first match, with whole words only.', () => {
    const found = excerpt(`${filler}the block ${filler}`.trim(), ['block'], 60);
    expect(found).toMatch(/^… (word )+the block( word)+ …$/);
    expect(found.length).toBeLessThanOrEqual(60 + '… '.length + ' …'.length);
    expect(excerpt(`${filler}the block`, ['block'], 60)).toMatch(/^… .*the block$/);
  });

  it.each([
    'See https://museum.api.example.com/api/v1/accounts/0x1 for more.',
    `${filler}https://museum.api.example.com/api/v1/accounts/0x1 ${filler}`,
    `See x/accounts/${'y'.repeat(90)}`,
  ])('has the match even inside a long word: %s', (text) => {
    expect(excerpt(text, ['accounts'], 40)).toContain('accounts');
  });
});
