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
} from '../../../src/search/tokenize';

/** Names that every object literal seems to have. */
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
  ])('takes %s apart.', (identifier, words) => {
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
  ])('splits %j by white space and hyphens.', (query, words) => {
    expect(queryWords(query)).toEqual(words);
  });

  it('reads the first 512 characters.', () => {
    expect(queryWords(`${'a'.repeat(510)} bcd`)).toEqual(['a'.repeat(510), 'b']);
  });
});

describe('nameTerms', () => {
  it('has a name as it is and what it is made of.', () => {
    expect(nameTerms('feePayer')).toEqual(['feepayer', 'fee', 'payer']);
    expect(nameTerms('fee_payer')).toEqual(['fee_payer', 'fee', 'payer']);
    expect(nameTerms('/blocks/{blockNumber}')).toEqual([
      'blocks/{blocknumber',
      'blocks',
      'block',
      'number',
    ]);
  });

  it('has no term twice.', () => {
    expect(nameTerms('block Block BLOCK')).toEqual(['block']);
  });

  it('leaves out words that say nothing, unless there are no others.', () => {
    expect(nameTerms('Holders of the Token')).toEqual(['holders', 'token']);
    expect(nameTerms('from')).toEqual(['from']);
    expect(nameTerms('to')).toEqual(['to']);
  });

  it('keeps the words that name endpoints.', () => {
    expect(nameTerms('Get Block')).toEqual(['get', 'block']);
  });

  it.each(PROTOTYPE_NAMES)('has %s as any other name.', (name) => {
    expect(nameTerms(name)).toContain(name.toLowerCase());
  });
});

describe('titleTerms', () => {
  it('has stems beside the words.', () => {
    expect(titleTerms('Latest Blocks')).toEqual(['latest', 'blocks', 'block']);
  });
});

describe('proseTerms', () => {
  it('has the stems, as often as they stand there.', () => {
    expect(proseTerms('Blocks hold transactions; a block is immutable.')).toEqual([
      'block',
      'hold',
      'transact',
      'block',
      'immut',
    ]);
  });

  it('takes names with underscores apart, and keeps them.', () => {
    expect(proseTerms('the `fee_payer`')).toEqual(['fee_payer', 'fee', 'payer']);
  });

  it('leaves out addresses, hashes and long numbers, which are examples.', () => {
    expect(proseTerms(`0x${'ab'.repeat(20)} 0X${'0'.repeat(64)} 12345678 2024`)).toEqual([
      '2024',
    ]);
  });

  it('knows letters of any script.', () => {
    expect(proseTerms('Größe: 블록!')).toEqual(['größe', '블록']);
  });

  it.each(PROTOTYPE_NAMES)('has %s as any other word.', (name) => {
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
  it('knows words that say nothing.', () => {
    expect(['the', 'of', 'how', 'is'].every(isStopWord)).toBe(true);
  });

  it('lets those pass that name endpoints, and names of prototypes.', () => {
    expect(['get', 'block', ...PROTOTYPE_NAMES].some(isStopWord)).toBe(false);
    expect(isTitleVerb('get')).toBe(true);
  });
});
