import {expect, it} from 'vitest';
import type {OpenAPIDocument} from '../document/document';
import {createGlossaryLinker} from './read-glossary';
import {parseRichText} from './read-markdown';
import {htmlOf} from '@site/tests/fixtures/text-html';
import {table} from '@site/tests/fixtures/table';

const terms = {ohm: 'ohm', 'ISO-7': 'iso-7', 'fee payer': 'payer', 'fee payers': 'payer'};

function linksIn(markdown: string, glossary: object): string {
  const document = {'x-glossary': glossary} as unknown as OpenAPIDocument;
  const html = htmlOf(createGlossaryLinker(document)(parseRichText(markdown)));
  const links = html.matchAll(/<a href="\/guides\/glossary#(.*?)">(.*?)<\/a>/g);
  return [...links].map(([, anchor, title]) => `${title}: ${anchor}`).join(', ');
}

it.each(table`
  the first use of a term, in any case and number | Fee payers pay. A fee payer pays. | Fee payers: payer
  each term                                       | ISO-7 in ohm, **not** ISO-7 again | ISO-7: iso-7, ohm: ohm
  no part of a word                               | ISO-77, non-ISO-7 and ohmmeter    |
`)('A text links %s: %s', (_, markdown = '', links = '') => {
  expect(linksIn(markdown, terms)).toBe(links);
});

it('A text links no code, and takes a term for a text, not for a pattern.', () => {
  expect(linksIn('`ohm`', terms)).toBe('');
  expect(linksIn('aab a.b', {'a.b': 'x'})).toBe('a.b: x');
});
