import {expect, it} from 'vitest';
import {createCrossLinker} from './document-links';
import {parseRichText} from './markdown';
import {htmlOf} from '@site/tests/fixtures/text-html';
import {table} from '@site/tests/fixtures/table';

const link = createCrossLinker(
  ['Get Block', 'Get Block Rewards', 'Transactions', 'Get (a|b).*', 'Own Title'].map(
    (title, index) => ({title, route: `/${index}`}),
  ),
);

it.each(table`
  the title of an operation  | See Get Block now | See <a href="/0">Get Block</a> now
  the longer of two titles   | Get Block Rewards | <a href="/1">Get Block Rewards</a>
  no pattern                 | Get abba          | Get abba
  no title of one word       | Transactions      | Transactions
  no part of a word          | Get Blocks        | Get Blocks
  no code                    | \`Get Block\`     | <code>Get Block</code>
  not the operation itself   | Own Title         | Own Title
`)('A text links %s: %s', (_, markdown = '', html) => {
  const text = parseRichText(markdown.replaceAll('\\', ''));
  expect(htmlOf(link(text, 'Own Title')).replace(/^<p>|<\/p>$/g, '')).toBe(html);
});
