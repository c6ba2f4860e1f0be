import {describe, expect, it} from 'vitest';
import {createCrossLinker} from './cross-link';
import {parseRichText} from './markdown';

const targets = [
  {title: 'Get Block', route: '/api/Block/get-block'},
  {title: 'Get Block Rewards', route: '/api/Block/get-block-rewards'},
  {title: 'Transactions', route: '/api/Transaction/transactions'},
];

describe('createCrossLinker', () => {
  it('links titles in a text.', () => {
    expect(createCrossLinker(targets)(parseRichText('Use Get Block instead.'))).toEqual([
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
    expect(createCrossLinker(targets)(['Get Block Rewards'])).toEqual([
      {paragraph: [{route: '/api/Block/get-block-rewards', title: 'Get Block Rewards'}]},
    ]);
  });

  it('does not link the title of the operation itself.', () => {
    expect(createCrossLinker(targets)(['Get Block'], 'Get Block')).toEqual(['Get Block']);
  });

  it('does not link titles of one word, parts of words, and code.', () => {
    const text = parseRichText('Transactions, Get Blocks, `Get Block`.');
    expect(createCrossLinker(targets)(text)).toEqual(text);
  });

  it('escapes special characters in titles.', () => {
    const odd = [{title: 'Get (a|b).*', route: '/x'}];
    expect(createCrossLinker(odd)(['Get abba'])).toEqual(['Get abba']);
  });
});
