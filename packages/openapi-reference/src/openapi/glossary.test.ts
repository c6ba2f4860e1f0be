import {describe, expect, it} from 'vitest';
import type {OpenAPIDocument} from './document';
import {createGlossaryLinker} from './glossary';
import {parseRichText} from './markdown';
import {plainText, type RichText} from '../reference/rich-text';
import {htmlOf} from '@site/tests/fixtures/text-html';

const glossary = {
  ohm: 'ohm',
  'ISO-7': 'iso-7',
  'fee payer': 'fee-payer',
  'fee payers': 'fee-payer',
};

function linked(text: string, terms: unknown = glossary): RichText {
  const document = {'x-glossary': terms} as unknown as OpenAPIDocument;
  return createGlossaryLinker(document)(parseRichText(text));
}

/** Returns the titles and routes of the links of a text. */
function linksOf(text: RichText): [string, string][] {
  const links = htmlOf(text).matchAll(/<a href="(.*?)">(.*?)<\/a>/g);
  return [...links].map(([, route = '', title = '']) => [title, route]);
}

describe('createGlossaryLinker', () => {
  it('links the first use of each term, whatever its case and number.', () => {
    const text = linked('Fee payers pay in ohm. A fee payer pays **all** of it, in ohm.');
    expect(linksOf(text)).toEqual([
      ['Fee payers', '/guides/glossary#fee-payer'],
      ['ohm', '/guides/glossary#ohm'],
    ]);
    expect(plainText(text)).toBe(
      'Fee payers pay in ohm. A fee payer pays all of it, in ohm.',
    );
  });

  it('links a term once in all paragraphs.', () => {
    expect(linksOf(linked('ISO-7 token\n\nISO-7 again'))).toHaveLength(1);
  });

  it('does not link parts of words and code.', () => {
    expect(linksOf(linked('ISO-77, non-ISO-7, ohmmeter and `ohm`'))).toEqual([]);
  });

  it('treats a term as text, not as a pattern.', () => {
    expect(linksOf(linked('aab a.b', {'a.b': 'x'}))).toEqual([
      ['a.b', '/guides/glossary#x'],
    ]);
  });

  it('changes nothing without a glossary.', () => {
    expect(linked('ohm', {})).toBe('ohm');
  });
});
