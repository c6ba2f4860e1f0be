import {expect, it} from 'vitest';
import {identifierWords, nameTerms, proseTerms, queryWords, stem} from './tokenize';
import {table} from '@site/tests/fixtures/table';

it.each(table`
  getTop100MuseumRooms               | get top 100 museum rooms
  tokenURI                           | token uri
  NFTItem                            | nft item
  _leading__twice_                   | leading twice
  /api/v1/accounts/{accountAddress}  | api v 1 accounts account address
  results.totalCount                 | results total count
  iso-17                             | iso 17
  1inch                              | 1 inch
  größeÄndern                        | größe ändern
  블록Block                          | 블록block
  __proto__                          | proto
  {}/-_.                             |
`)('The words of the name %s are "%s".', (identifier, words) => {
  expect(identifierWords(identifier).join(' ')).toBe(words);
});

it.each([
  ...table`
    account  transactions   | account transactions
    "fee_payer", (nonce)!   | fee_payer nonce
    - a -- b                | a b
    /api/v1/blocks?page=1   | api/v1/blocks?page=1
    __proto__               | __proto__
    Größe 블록              | Größe 블록
    !!! ??? ///             |
  `,
  ['\tiso-17\n', 'iso 17'],
  ['', ''],
])('The words of the query %j are "%s".', (query, words) => {
  expect(queryWords(query).join(' ')).toBe(words);
});

it.each(table`
  feePayer              | feepayer fee payer
  fee_payer             | fee_payer fee payer
  block Block BLOCK     | block
  Holders of the Token  | holders token
  from                  | from
  Get Block             | get block
`)('The terms of the name %s are "%s".', (name, terms) => {
  expect(nameTerms(name).join(' ')).toBe(terms);
});

it.each(table`
  Blocks hold transactions; a block is immutable.                       | block hold transact block immut
  the \`fee_payer\`                                                     | fee_payer fee payer
  0x${'ab'.repeat(20)} 0X${'0'.repeat(64)} 12345678 2024                | 2024
  Größe: 블록!                                                          | größe 블록
  constructor __proto__                                                 | constructor __proto__ proto
`)('The terms of the text "%s" are "%s".', (text, terms) => {
  expect(proseTerms(text.replaceAll('\\', '')).join(' ')).toBe(terms);
});

it.each(table`
  transactions  | transact
  iso17         | iso17
  fee_payers    | fee_payers
  größen        | größen
`)('The stem of "%s" is "%s".', (word, stemmed) => {
  expect(stem(word)).toBe(stemmed);
});
