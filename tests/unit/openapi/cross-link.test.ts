import {describe, expect, it} from 'vitest';
import {crossLink} from '../../../src/openapi/cross-link';
import {parseRichText} from '../../../src/openapi/markdown';
import {plainText} from '../../../src/reference/rich-text';

const targets = [
  {title: 'Get Block', route: '/api/Block/get-block'},
  {title: 'Get Block Rewards', route: '/api/Block/get-block-rewards'},
  {title: 'Transactions', route: '/api/Transaction/transactions'},
];

describe('crossLink', () => {
  it('links titles in a text.', () => {
    expect(crossLink(parseRichText('Use Get Block instead.'), targets)).toEqual([
      {
        paragraph: [
          'Use ',
          {route: '/api/Block/get-block', title: 'Get Block'},
          ' instead.',
        ],
      },
    ]);
  });

  it('prefers the longer of two titles.', () => {
    expect(crossLink(['Get Block Rewards'], targets)).toEqual([
      {paragraph: [{route: '/api/Block/get-block-rewards', title: 'Get Block Rewards'}]},
    ]);
  });

  it('does not link titles of one word, parts of words, and code.', () => {
    const text = parseRichText('Transactions, Get Blocks, `Get Block`.');
    expect(crossLink(text, targets)).toEqual(text);
  });

  it('does not change the text.', () => {
    const text = parseRichText('See **Get Block** and Get Block.\n\n- Get Block');
    expect(plainText(crossLink(text, targets))).toBe(plainText(text));
  });

  it('escapes special characters in titles.', () => {
    const odd = [{title: 'Get (a|b).*', route: '/x'}];
    expect(crossLink(['Get abba'], odd)).toEqual(['Get abba']);
  });

  it('returns the same text if there is nothing to link.', () => {
    const text = parseRichText('Nothing here.');
    expect(crossLink(text, [])).toBe(text);
  });
});
