import {describe, expect, it} from 'vitest';
import {createCrossLinker} from './document-links';
import {parseRichText} from './markdown';
import {plainText} from '../reference/rich-text';
import {htmlOf} from '@site/tests/fixtures/text-html';

const targets = [
  {title: 'Get Block', route: '/api/Block/get-block'},
  {title: 'Get Block Rewards', route: '/api/Block/get-block-rewards'},
  {title: 'Transactions', route: '/api/Transaction/transactions'},
];

describe('createCrossLinker', () => {
  it('links titles in a text.', () => {
    expect(htmlOf(createCrossLinker(targets)('Use Get Block instead.'))).toBe(
      '<p>Use <a href="/api/Block/get-block">Get Block</a> instead.</p>',
    );
  });

  it('prefers the longer of two titles.', () => {
    expect(htmlOf(createCrossLinker(targets)('Get Block Rewards'))).toBe(
      '<p><a href="/api/Block/get-block-rewards">Get Block Rewards</a></p>',
    );
  });

  it('does not link the title of the operation itself.', () => {
    expect(createCrossLinker(targets)('Get Block', 'Get Block')).toBe('Get Block');
  });

  it('does not link titles of one word, parts of words, and code.', () => {
    const text = parseRichText('Transactions, Get Blocks, `Get Block`.');
    expect(createCrossLinker(targets)(text)).toEqual(text);
  });

  it('does not change the text.', () => {
    const text = parseRichText('See **Get Block** and Get Block.\n\n- Get Block');
    expect(plainText(createCrossLinker(targets)(text))).toBe(plainText(text));
  });

  it('escapes special characters in titles.', () => {
    const odd = [{title: 'Get (a|b).*', route: '/x'}];
    expect(createCrossLinker(odd)('Get abba')).toBe('Get abba');
  });

  it('returns the same text if there is nothing to link.', () => {
    const text = parseRichText('Nothing here.');
    expect(createCrossLinker([])(text)).toEqual(text);
  });
});
