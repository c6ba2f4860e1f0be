import {describe, expect, it} from 'vitest';
import type {NewDocument} from './document';
import type {LoadedIndex} from './load-index';
import {search, type SearchResult} from './query';
import {field, indexOf, page, pageOf} from '@site/tests/fixtures/search-documents';
import {table} from '@site/tests/fixtures/table';
import {proves} from '@site/tests/specification/proves';

const EVERYTHING = 1000;

function endpoint(title: string, path = '/v1', more?: Partial<NewDocument>): NewDocument {
  const id = title.replaceAll(' ', '').replace('G', 'g');
  return pageOf(title, {kind: 'endpoint', tags: ['GET', path, id], ...more});
}

const account = endpoint('Get Account', '/api/v1/accounts/{accountAddress}');
const transactions = endpoint(
  'Get Account Transactions',
  '/api/v1/accounts/{accountAddress}/transactions',
);
const rewards = endpoint('Get Block Rewards', '/api/v1/blocks/{blockNumber}/rewards', {
  content: 'What the proposer of a block was paid.',
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

function found(query: string, ...indexes: LoadedIndex[]): string[] {
  return titles(ask(query, ...indexes));
}

describe('search', () => {
  it('finds words in any order and case.', () => {
    expect(found('transactions account')).toEqual(found('account transactions'));
    expect(found('TRANSACTIONS Account')[0]).toBe('Get Account Transactions');
  });

  it('splits at hyphens and whitespace.', proves('S5.2'), () => {
    for (const query of ['block-rewards', 'block  rewards', 'block\u00a0rewards']) {
      expect(found(query)).toEqual(found('block rewards'));
    }
    expect(found('iso-17', indexOf(pageOf('ISO 17'), pageOf('ISO 7')))[0]).toBe('ISO 17');
  });

  it.each(['r', 'rew', 'rewards'])('finds a word by its prefix: %s.', (typed) => {
    expect(found(typed)).toContain('Get Block Rewards');
    expect(ask(typed).similar).toBe(false);
  });

  it('does not find a word by its suffix.', () => {
    const network = indexOf(pageOf('Rewards of the network'));
    expect(ask('ewards', network).similar).toBe(true);
    expect(found('ards', network)).toEqual([]);
  });

  it('ranks an exact word above a prefix match.', proves('S5.3'), () => {
    const words = indexOf(pageOf('Tokenview'), pageOf('Tokenizer'), pageOf('Token'));
    for (const query of ['token', '+token', 'title:token']) {
      expect(found(query, words)[0]).toBe('Token');
      expect(found(query, words)).toHaveLength(3);
    }
  });

  it('ranks documents with all words above those with one.', () => {
    expect(found('account transactions')[0]).toBe('Get Account Transactions');
    expect(found('rewards of an account')).toEqual(
      expect.arrayContaining(['Get Block Rewards', 'Get Account']),
    );
  });

  it.each(table`
    getAccountTransactions            | Get Account Transactions
    getaccounttransactions            | Get Account Transactions
    getBlockRew                       | Get Block Rewards
    /api/v1/accounts/{accountAddress} | Get Account
    /accounts/0x12ab/transactions     | Get Account Transactions
    https://api.example.com/api/v1/blocks/17/rewards?a=1 | Get Block Rewards
    fee_payer                         | fee_payer
    feePayer                          | fee_payer
    fee payer                         | fee_payer
    results.fee_payer                 | fee_payer
    constructor                       | constructor
    __proto__                         | __proto__
  `)('finds by %s first the document with that name, %s.', (query, title) => {
    const result = ask(query);
    expect(titles(result)[0]).toBe(title);
    expect(result.problem).toBeUndefined();
  });

  it.each(table`
    getBlock  | Get Block
    getblock  | Get Block
    getBlocks | Get Blocks
    getblocks | Get Blocks
  `)('ranks the endpoint %s above one with the same stem.', (query, title) => {
    const [one, other] = [endpoint('Get Blocks'), endpoint('Get Block')];
    for (const blocks of [indexOf(one, other), indexOf(other, one)]) {
      const hits = found(query, blocks);
      expect([hits.length, hits[0]]).toEqual([2, title]);
    }
  });

  it('ignores stop words, unless there are no others.', () => {
    expect(found('the rewards of a block')).toEqual(found('rewards block'));
    expect(found('from', indexOf(pageOf('X'), pageOf('From')))).toEqual(['From']);
    expect(found('get')).toHaveLength(3);
  });

  it('returns no more hits than the limit.', () => {
    const many = indexOf(...Array.from({length: 20}, (_, n) => pageOf(`Block ${n}`)));
    for (const query of ['block', '+block', 'blokc']) {
      expect(search([many], query, 8).hits).toHaveLength(8);
    }
    expect(search([many], 'block', EVERYTHING).hits).toHaveLength(20);
  });

  it('merges the hits of several indexes, best first.', proves('S3.4', 'S9.5'), () => {
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

  it('searches for similar words only if no index contains the typed ones.', () => {
    const result = ask('rewards', indexOf(pageOf('Rewords')), index);
    expect(result).toMatchObject({similar: false});
    expect(titles(result)).toEqual(['Get Block Rewards']);
  });

  it('keeps document order for equal scores.', () => {
    const alike = indexOf(pageOf('Block', {sectionRoute: '/b'}), pageOf('Block'));
    expect(ask('block', alike).hits.map(({document}) => document.id)).toEqual([0, 1]);
  });

  it('returns the matched index terms.', proves('S3.4'), () => {
    expect(ask('rewards').hits[0]?.terms).toEqual(
      expect.arrayContaining(['rewards', 'reward']),
    );
  });

  it('finds nothing without documents.', () => {
    expect(search([], 'block', 8).hits).toEqual([]);
    expect(found('block', indexOf())).toEqual([]);
  });
});

describe('A query without exact hits', () => {
  it.each(table`
    tokem        | Token
    toke         | Token
    tokken       | Token
    otken        | Token
    tkem         |
    committee    | Comittees
    transcatoin  | Transaction
    tranzaktion  | Transaction
    tranzakzion  |
    kontrakt     | Contract
  `)('finds by %s similar words: %s.', (query, expected) => {
    const words = indexOf(
      ...['Token', 'Comittees', 'Transaction', 'Contract'].map((word) => pageOf(word)),
    );
    expect(found(query, words).join()).toBe(expected);
  });

  it('reports that it has only found similar words.', () => {
    expect(ask('rewarts')).toMatchObject({similar: true});
    expect(titles(ask('rewarts'))).toEqual(['Get Block Rewards']);
  });

  it('finds a document with both words even if one is mistyped.', () => {
    expect(found('blokc rewards')[0]).toBe('Get Block Rewards');
  });

  it('finds nothing if nothing is similar.', () => {
    expect(ask('zzzzzz')).toMatchObject({hits: []});
  });
});

describe('A query with syntax', () => {
  it.each(table`
    title:rewards          | Get Block Rewards
    tags:proposer          |
    content:proposer       | Get Block Rewards
    +account -transactions | Create an API key, Get Account
    rewar*                 | Get Block Rewards
    *wards                 | Get Block Rewards
    rewarts~1              | Get Block Rewards
    rewrats~1              |
    +rewards^2 +block      | Get Block Rewards
    tags:getBlockRewards   | Get Block Rewards
    title:acc              | Get Account, Get Account Transactions
    title:account          | Get Account, Get Account Transactions
    +acc                   | Create an API key, Get Account, Get Account Transactions
    +acc +trans            | Get Account Transactions
    acc +trans             | Get Account Transactions
    +content:proposers     | Get Block Rewards
    +content:propo         | Get Block Rewards
    +block -rew            |
    title:get -acc         | Get Block Rewards
    title:get -accounts    | Get Block Rewards
    +zzz account           |
    +title:proposer block  |
  `)(
    'follows the rules of lunr, by each term and its prefix: "%s".',
    proves('S5.3', 'S5.5', 'S5.7'),
    (query, expected) => {
      expect(ask(query)).toMatchObject({similar: false});
      expect(found(query).sort().join(', ')).toBe(expected);
    },
  );

  it('splits words at inner hyphens, and reads leading ones as operators.', () => {
    const norms = indexOf(pageOf('ISO 37'), pageOf('ISO 17'), pageOf('Block 37'));
    expect(found('+iso-37', norms)).toEqual(['ISO 37', 'ISO 17']);
    expect(found('iso -37', norms)).toEqual(['ISO 17']);
    expect(found('iso - 37', norms)).toEqual(['ISO 17']);
    expect(found('-37', norms)).toEqual(['ISO 17']);
  });
});

describe('A hostile query', () => {
  it('is truncated to 512 characters.', () => {
    const spaces = ' '.repeat(505);
    expect(found(`${spaces}rewards`)).toEqual(found('rewards'));
    expect(found(`${spaces}       rewards`)).toEqual([]);
    expect(ask(`${'block '.repeat(100)}author:x`).problem).toBeUndefined();
  });

  it.each([
    ...['', '   \n\t', '!!! ??? ///', '()[]{}|\\.$', '<img onerror="alert(1)">'],
    ...['constructor toString hasOwnProperty __proto__', '\u0000\uD800 \u202E'],
    ...['x'.repeat(512), 'xy'.repeat(128), `0x${'9f'.repeat(32)}`, 'a b c '.repeat(170)],
    ...['zq1 zq2 zq3 zq4 '.repeat(100), `${'x'.repeat(500)}~2`, 'transaction~99'],
    ...['*a'.repeat(256), '+a* '.repeat(128)],
  ])('ends without an error: %#, %j.', (query) => {
    expect(() => ask(query)).not.toThrow();
  });
});

describe('A term without a field', () => {
  const latest = endpoint('Get Latest Block', '/blocks/latest');
  const view = page('/schemas/blockview', 'BlockView', {kind: 'schema'});
  const blocks = indexOf(
    latest,
    field(latest, 'block_reward'),
    view,
    field(view, 'block_reward'),
  );
  const routes = (query: string): string[] =>
    search([blocks], query, EVERYTHING).hits.map(({document}) => document.sectionRoute);

  it('is prohibited in all that a result shows, also in the title of its page.', () => {
    expect(routes('+block +reward -latest')).toEqual([
      '/schemas/blockview#200-block_reward',
    ]);
    expect(routes('+reward -title:latest')).toHaveLength(2);
  });

  it('is found, if required, in the title of the page.', () => {
    expect(routes('+reward +latest')).toEqual(['/get-latest-block#200-block_reward']);
    expect(routes('+reward +title:latest')).toEqual([]);
  });
});

describe('The typed terms of a hit', () => {
  const nfts = indexOf(
    pageOf('Get Account Non Fungible Token Balances of ISO 17', {kind: 'endpoint'}),
    pageOf('Get Account Transactions', {kind: 'endpoint'}),
  );
  const typedTerms = (query: string): string[] | undefined =>
    search([nfts], query, 1).hits[0]?.typedTerms;

  it('are the words of the query and their stems, but no synonyms.', () => {
    expect(typedTerms('iso-17 nfts of a wallet')?.join(' ')).toBe('iso 17 nfts wallet');
    expect(typedTerms('balances')?.join(' ')).toBe('balances balanc');
    expect(typedTerms('getAccountTransactions')?.join(' ')).toBe(
      'getaccounttransactions getaccounttransact account transactions',
    );
  });

  it('are the words that replace a mistyped one.', () => {
    expect(typedTerms('balnces')).toEqual(['balances']);
  });

  it('of a query with syntax are those that match.', () => {
    expect(typedTerms('+title:fung -transactions')).toEqual(['fungibl', 'fungible']);
  });
});

describe('The words of other APIs', () => {
  const guides = indexOf(
    pageOf('Paging and block ranges'),
    pageOf('Which format and time zone do dates have?'),
    pageOf('Endpoint credits'),
    pageOf('Changelog'),
  );

  it.each(table`
    pagination       | Paging and block ranges
    paginate         | Paging and block ranges
    cursor           | Paging and block ranges
    timezone         | Which format and time zone do dates have?
    breaking changes | Changelog
  `)('find the page of the topic: %s.', (query, title) => {
    expect(search([guides], query, 1).hits[0]?.document.title).toBe(title);
  });
});
