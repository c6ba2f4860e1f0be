import {describe, expect, it} from 'vitest';
import type {NewDocument} from '../../../src/search/document';
import type {LoadedIndex} from '../../../src/search/load-index';
import {search, type SearchResult} from '../../../src/search/query';
import {field, indexOf, page, pageOf} from './small-documents';
import {proves} from '../../specification/proves';

const EVERYTHING = 1000;

const account = page('/api/Account/get-account', 'Get Account', {
  kind: 'endpoint',
  tags: ['GET', '/api/v1/accounts/{accountAddress}', 'getAccount'],
});
const transactions = page(
  '/api/Account/get-account-transactions',
  'Get Account Transactions',
  {
    kind: 'endpoint',
    tags: [
      'GET',
      '/api/v1/accounts/{accountAddress}/transactions',
      'getAccountTransactions',
    ],
  },
);
const rewards = page('/api/Block/get-block-rewards', 'Get Block Rewards', {
  kind: 'endpoint',
  content: 'What the proposer of a block was paid.',
  tags: ['GET', '/api/v1/blocks/{blockNumber}/rewards', 'getBlockRewards'],
});
const guide = page('/create-api-key', 'Create an API key', {
  content: 'How to sign up, and what the account is for.',
});
const index = indexOf(
  account,
  transactions,
  field(transactions, 'results.fee_payer', {content: 'Who pays.'}),
  field(transactions, 'results.constructor'),
  field(transactions, 'results.__proto__'),
  rewards,
  guide,
);

function titles({hits}: SearchResult): string[] {
  return hits.map(({document}) => document.title);
}

function ask(query: string, ...indexes: LoadedIndex[]): SearchResult {
  return search(indexes.length === 0 ? [index] : indexes, query, EVERYTHING);
}

/** What was found, without the scores. */
function found(query: string, ...indexes: LoadedIndex[]): string[] {
  return titles(ask(query, ...indexes));
}

describe('search', () => {
  it('finds words in any order, and in any case.', () => {
    expect(found('transactions account')).toEqual(found('account transactions'));
    expect(found('TRANSACTIONS Account')[0]).toBe('Get Account Transactions');
  });

  it('splits by hyphens.', () => {
    expect(found('block-rewards')).toEqual(found('block rewards'));
    expect(found('kip-17', indexOf(pageOf('KIP 17'), pageOf('KIP 7')))[0]).toBe('KIP 17');
  });

  it.each(['r', 're', 'rew', 'rewa', 'rewar', 'reward', 'rewards'])(
    'finds a word by what it begins with: %s.',
    (typed) => {
      expect(found(typed)).toContain('Get Block Rewards');
      expect(ask(typed).similar).toBe(false);
    },
  );

  it('finds nothing by what a word ends with.', () => {
    expect(found('ewards', indexOf(pageOf('Rewards of the network')))).toEqual(
      found('rewards', indexOf(pageOf('Rewards of the network'))),
    );
    expect(ask('ewards', indexOf(pageOf('Rewards of the network'))).similar).toBe(true);
    expect(found('ards', indexOf(pageOf('Rewards of the network')))).toEqual([]);
  });

  it('puts a word before one that only begins like it.', proves('S5.3'), () => {
    const words = indexOf(pageOf('Tokenview'), pageOf('Tokenizer'), pageOf('Token'));
    expect(found('token', words)[0]).toBe('Token');
    expect(found('token', words)).toHaveLength(3);
  });

  it('puts what holds all words before what holds one of them.', () => {
    expect(found('account transactions')[0]).toBe('Get Account Transactions');
    expect(found('rewards of an account')).toEqual(
      expect.arrayContaining(['Get Block Rewards', 'Get Account']),
    );
  });

  it.each([
    ['getAccountTransactions', 'Get Account Transactions'],
    ['getaccounttransactions', 'Get Account Transactions'],
    ['getBlockRew', 'Get Block Rewards'],
    ['/api/v1/accounts/{accountAddress}', 'Get Account'],
    ['/accounts/0x12ab/transactions', 'Get Account Transactions'],
    [
      'https://mainnet-oapi.kaiascan.io/api/v1/blocks/17/rewards?a=1',
      'Get Block Rewards',
    ],
    ['fee_payer', 'fee_payer'],
    ['feePayer', 'fee_payer'],
    ['fee payer', 'fee_payer'],
    ['results.fee_payer', 'fee_payer'],
    ['constructor', 'constructor'],
    ['__proto__', '__proto__'],
  ])('finds by %s first what is called so.', (query, title) => {
    const result = ask(query);
    expect(titles(result)[0]).toBe(title);
    expect(result.problem).toBeUndefined();
  });

  it.each([
    ['getBlock', 'Get Block'],
    ['getblock', 'Get Block'],
    ['getBlocks', 'Get Blocks'],
    ['getblocks', 'Get Blocks'],
  ])(
    'puts the endpoint first that is called %s, and not one with its stem.',
    (query, title) => {
      const endpointOf = (name: string): NewDocument =>
        pageOf(name, {
          kind: 'endpoint',
          tags: [
            'GET',
            '/api/v1/blocks',
            name.replaceAll(' ', '').replace('G', 'g'),
            'FREE',
          ],
        });
      const blocks = indexOf(endpointOf('Get Blocks'), endpointOf('Get Block'));
      expect(found(query, blocks)).toHaveLength(2);
      expect(found(query, blocks)[0]).toBe(title);
      expect(
        found(query, indexOf(endpointOf('Get Block'), endpointOf('Get Blocks')))[0],
      ).toBe(title);
    },
  );

  it('leaves out words that say nothing, unless there are no others.', () => {
    expect(found('the rewards of a block')).toEqual(found('rewards block'));
    expect(found('from', indexOf(pageOf('X'), pageOf('From')))).toEqual(['From']);
    expect(found('get')).toHaveLength(3);
  });

  it('gives no more hits than are wanted.', () => {
    const many = indexOf(...Array.from({length: 20}, (_, n) => pageOf(`Block ${n}`)));
    expect(search([many], 'block', 8).hits).toHaveLength(8);
    expect(search([many], 'block', 1).hits).toHaveLength(1);
    expect(search([many], '+block', 8).hits).toHaveLength(8);
    expect(search([many], 'blokc', 8).hits).toHaveLength(8);
    expect(search([many], 'block', EVERYTHING).hits).toHaveLength(20);
  });

  it('merges what several indexes give, the best first.', proves('S3.4', 'S9.5'), () => {
    const other = indexOf(pageOf('Rewards'), pageOf('Something of no block'));
    const {hits} = ask('rewards', index, other);
    expect(hits.map(({document}) => document.title).sort()).toEqual([
      'Get Block Rewards',
      'Rewards',
    ]);
    const scores = hits.map(({score}) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(search([index, other], 'rewards', 1).hits).toEqual(hits.slice(0, 1));
  });

  it('looks for similar words only where no index holds the typed ones.', () => {
    const result = ask('rewards', indexOf(pageOf('Rewords')), index);
    expect(result).toMatchObject({similar: false});
    expect(titles(result)).toEqual(['Get Block Rewards']);
  });

  it('keeps the order of the documents where scores are equal.', () => {
    const alike = indexOf(pageOf('Block', {sectionRoute: '/b'}), pageOf('Block'));
    expect(ask('block', alike).hits.map(({document}) => document.id)).toEqual([0, 1]);
  });

  it('says which terms of the index were found.', proves('S3.4'), () => {
    expect(ask('rewards').hits[0]?.terms).toEqual(
      expect.arrayContaining(['rewards', 'reward']),
    );
  });

  it('finds nothing in nothing.', () => {
    expect(search([], 'block', 8).hits).toEqual([]);
    expect(found('block', indexOf())).toEqual([]);
  });
});

describe('A query that nothing holds', () => {
  it.each([
    ['tokem', ['Token']],
    ['toke', ['Token']],
    ['tokken', ['Token']],
    ['otken', ['Token']],
    ['tkem', []],
    ['committee', ['Comittees']],
    ['transcatoin', ['Transaction']],
    ['tranzaktion', ['Transaction']],
    ['tranzakzion', []],
  ])('finds by %s similar words: %j.', (query, expected) => {
    const words = indexOf(pageOf('Token'), pageOf('Comittees'), pageOf('Transaction'));
    expect(found(query, words)).toEqual(expected);
  });

  it('says that it has found similar words only.', () => {
    expect(ask('rewarts')).toMatchObject({similar: true});
    expect(titles(ask('rewarts'))).toEqual(['Get Block Rewards']);
  });

  it('finds by one right and one wrong word what has both.', () => {
    expect(found('blokc rewards')[0]).toBe('Get Block Rewards');
  });

  it('finds nothing where nothing is similar.', () => {
    expect(ask('zzzzzz')).toMatchObject({hits: []});
  });
});

describe('A query with syntax', () => {
  it.each([
    ['title:rewards', ['Get Block Rewards']],
    ['tags:proposer', []],
    ['content:proposer', ['Get Block Rewards']],
    ['+account -transactions', ['Get Account', 'Create an API key']],
    ['rewar*', ['Get Block Rewards']],
    ['*wards', ['Get Block Rewards']],
    ['rewarts~1', ['Get Block Rewards']],
    ['rewrats~1', []],
    ['+rewards^2 +block', ['Get Block Rewards']],
    ['tags:getBlockRewards', ['Get Block Rewards']],
  ])('is read by the rules of lunr: `%s`.', (query, expected) => {
    expect(ask(query)).toMatchObject({similar: false});
    expect(found(query).sort()).toEqual(expected.sort());
  });

  it.each([
    ['title:acc', ['Get Account', 'Get Account Transactions']],
    ['title:account', ['Get Account', 'Get Account Transactions']],
    ['+acc', ['Create an API key', 'Get Account', 'Get Account Transactions']],
    ['+acc +trans', ['Get Account Transactions']],
    ['acc +trans', ['Get Account Transactions']],
    ['+content:proposers', ['Get Block Rewards']],
    ['+content:propo', ['Get Block Rewards']],
    ['+block -rew', []],
    ['title:get -acc', ['Get Block Rewards']],
    ['title:get -account', ['Get Block Rewards']],
    ['title:get -accounts', ['Get Block Rewards']],
    ['+zzz account', []],
    ['+title:proposer block', []],
  ])('finds each term exactly and as a prefix: `%s`.', (query, expected) => {
    expect(found(query).sort()).toEqual(expected);
  });

  it('splits words by the hyphens inside of them, and takes those before them for a sign.', () => {
    const kips = indexOf(pageOf('KIP 37'), pageOf('KIP 17'), pageOf('Block 37'));
    expect(found('+kip-37', kips)).toEqual(['KIP 37', 'KIP 17', 'Block 37'].slice(0, 2));
    expect(found('kip -37', kips)).toEqual(['KIP 17']);
    expect(found('kip - 37', kips)).toEqual(['KIP 17']);
    expect(found('-37', kips)).toEqual(['KIP 17']);
  });

  it('puts an exact term before one that only begins like it.', () => {
    const words = indexOf(pageOf('Tokenview'), pageOf('Tokenizer'), pageOf('Token'));
    expect(found('+token', words)[0]).toBe('Token');
    expect(found('title:token', words)).toHaveLength(3);
  });

  it.each([
    ['author:x', /^unrecognised field 'author', possible fields: 'title', /],
    ['+', /^expecting term or field, found nothing$/],
    ['~1', /^expected either a field or a term/],
    ['title:', /^expecting term, found nothing$/],
    ['block~x', /^edit distance must be numeric$/],
    ['block^x', /^boost must be numeric$/],
  ])('that breaks them is told why, and finds nothing: `%s`.', (query, problem) => {
    const result = ask(query);
    expect(result).toMatchObject({hits: [], similar: false});
    expect(result.problem).toMatch(problem);
  });

  it('is told why also where there is no document.', () => {
    expect(ask('author:x', indexOf()).problem).toMatch(/^unrecognised field/);
  });
});

describe('A hostile query', () => {
  it('is read up to 512 characters.', () => {
    const spaces = ' '.repeat(505);
    expect(found(`${spaces}rewards`)).toEqual(found('rewards'));
    expect(found(`${spaces}       rewards`)).toEqual([]);
    expect(ask(`${'block '.repeat(100)}author:x`).problem).toBeUndefined();
  });

  it.each([
    ['', 'nothing'],
    ['   \n\t', 'white space'],
    ['!!! ??? ///', 'punctuation'],
    ['()[]{}|\\.$', 'characters of expressions'],
    ['<img onerror="alert(1)">', 'markup'],
    ['constructor toString hasOwnProperty __proto__', 'names of prototypes'],
    ['x'.repeat(512), 'one long word'],
    ['xy'.repeat(128), 'a long word'],
    [`0x${'9f'.repeat(32)}`, 'a hash'],
    ['a b c d e f g '.repeat(100), 'hundreds of words'],
    ['zq1 zq2 zq3 zq4 '.repeat(100), 'hundreds of words that are not there'],
    [`${'x'.repeat(500)}~2`, 'a long word with an edit distance'],
    ['transaction~99', 'a great edit distance'],
    ['*a'.repeat(256), 'many wildcards'],
    ['+a* '.repeat(128), 'many terms with wildcards'],
    ['\u0000\uD800 \u202E', 'characters that are none'],
  ])('does not throw, and comes to an end: %#, %j.', (query) => {
    expect(() => ask(query)).not.toThrow();
  });
});
