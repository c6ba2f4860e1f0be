import {describe, expect, it} from 'vitest';
import {
  identifierWords,
  isTitleVerb,
  isStopWord,
  nameTerms,
  proseTerms,
  queryWords,
  stem,
  titleTerms,
} from './tokenize';

/** Names that object literals inherit. */
const PROTOTYPE_NAMES = [
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'toString',
  'valueOf',
];

describe('identifierWords', () => {
  it.each([
    ['getTop100KaiaAccounts', ['get', 'top', '100', 'kaia', 'accounts']],
    ['tokenURI', ['token', 'uri']],
    ['NFTItem', ['nft', 'item']],
    ['fee_payer', ['fee', 'payer']],
    ['_leading__twice_', ['leading', 'twice']],
    [
      '/api/v1/accounts/{accountAddress}',
      ['api', 'v', '1', 'accounts', 'account', 'address'],
    ],
    ['results.totalCount', ['results', 'total', 'count']],
    ['kip-17', ['kip', '17']],
    ['1inch', ['1', 'inch']],
    ['größeÄndern', ['größe', 'ändern']],
    ['블록Block', ['블록block']],
    ['__proto__', ['proto']],
    ['hasOwnProperty', ['has', 'own', 'property']],
    ['', []],
    ['{}/-_.', []],
  ])('splits %s.', (identifier, words) => {
    expect(identifierWords(identifier)).toEqual(words);
  });
});

describe('queryWords', () => {
  it.each([
    ['account  transactions', ['account', 'transactions']],
    ['\tkip-17\n', ['kip', '17']],
    ['"fee_payer", (nonce)!', ['fee_payer', 'nonce']],
    ['- a -- b', ['a', 'b']],
    ['/api/v1/blocks?page=1', ['api/v1/blocks?page=1']],
    ['__proto__', ['__proto__']],
    ['Größe 블록', ['Größe', '블록']],
    ['!!! ??? ///', []],
    ['', []],
  ])('splits %j at white space and hyphens.', (query, words) => {
    expect(queryWords(query)).toEqual(words);
  });

  it('reads the first 512 characters.', () => {
    expect(queryWords(`${'a'.repeat(510)} bcd`)).toEqual(['a'.repeat(510), 'b']);
  });
});

describe('nameTerms', () => {
  it('contains a name and its words.', () => {
    expect(nameTerms('feePayer')).toEqual(['feepayer', 'fee', 'payer']);
    expect(nameTerms('fee_payer')).toEqual(['fee_payer', 'fee', 'payer']);
    expect(nameTerms('/blocks/{blockNumber}')).toEqual([
      'blocks/{blocknumber',
      'blocks',
      'block',
      'number',
    ]);
  });

  it('contains no term twice.', () => {
    expect(nameTerms('block Block BLOCK')).toEqual(['block']);
  });

  it('omits stop words, unless there are no others.', () => {
    expect(nameTerms('Holders of the Token')).toEqual(['holders', 'token']);
    expect(nameTerms('from')).toEqual(['from']);
    expect(nameTerms('to')).toEqual(['to']);
  });

  it('keeps the verbs of endpoint titles.', () => {
    expect(nameTerms('Get Block')).toEqual(['get', 'block']);
  });

  it.each(PROTOTYPE_NAMES)('treats %s like any other name.', (name) => {
    expect(nameTerms(name)).toContain(name.toLowerCase());
  });
});

describe('titleTerms', () => {
  it('contains stems beside the words.', () => {
    expect(titleTerms('Latest Blocks')).toEqual(['latest', 'blocks', 'block']);
  });
});

describe('proseTerms', () => {
  it('contains the stems with their frequency.', () => {
    expect(proseTerms('Blocks hold transactions; a block is immutable.')).toEqual([
      'block',
      'hold',
      'transact',
      'block',
      'immut',
    ]);
  });

  it('splits names with underscores, and keeps them.', () => {
    expect(proseTerms('the `fee_payer`')).toEqual(['fee_payer', 'fee', 'payer']);
  });

  it('omits addresses, hashes and long numbers, which are examples.', () => {
    expect(proseTerms(`0x${'ab'.repeat(20)} 0X${'0'.repeat(64)} 12345678 2024`)).toEqual([
      '2024',
    ]);
  });

  it('accepts letters of any script.', () => {
    expect(proseTerms('Größe: 블록!')).toEqual(['größe', '블록']);
  });

  it.each(PROTOTYPE_NAMES)('treats %s like any other word.', (name) => {
    expect(proseTerms(name)).toContain(stem(name.toLowerCase()));
  });
});

describe('stem', () => {
  it.each([
    ['transactions', 'transact'],
    ['kip17', 'kip17'],
    ['fee_payers', 'fee_payers'],
    ['größen', 'größen'],
    ['', ''],
  ])('of "%s" is "%s".', (word, stemmed) => {
    expect(stem(word)).toBe(stemmed);
  });
});

describe('isStopWord', () => {
  it('recognises stop words.', () => {
    expect(['the', 'of', 'how', 'is'].every(isStopWord)).toBe(true);
  });

  it('excludes the verbs of endpoint titles, and names of prototypes.', () => {
    expect(['get', 'block', ...PROTOTYPE_NAMES].some(isStopWord)).toBe(false);
    expect(isTitleVerb('get')).toBe(true);
  });
});
