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
  it.each(table`
    two words            | account transactions   | Get Account Transactions, Get Account, Create an API key
    another order        | transactions account   | Get Account Transactions, Get Account, Create an API key
    another case         | TRANSACTIONS Account   | Get Account Transactions, Get Account, Create an API key
    one of the words     | rewards of an account  | Get Block Rewards, Get Account, Get Account Transactions, Create an API key
    a hyphen             | block-rewards          | Get Block Rewards
    whitespace           | block  rewards         | Get Block Rewards
    a hard space         | block${'\u00a0'}rewards | Get Block Rewards
    stop words           | the rewards of a block | Get Block Rewards
    only stop words      | get                    | Get Account, Get Account Transactions, Get Block Rewards
    a letter             | r                      | Get Block Rewards
    a prefix             | rew                    | Get Block Rewards
    a word               | rewards                | Get Block Rewards
    one mistyped word    | blokc rewards          | Get Block Rewards
    a similar word       | rewarts                | Get Block Rewards | similar
    a similar suffix     | ewards                 | Get Block Rewards | similar
    another suffix       | ards                   |                   | similar
    nothing similar      | zzzzzz                 |                   | similar
  `)('finds by %s, "%s": %s.', proves('S5.2'), (_, query, expected, similar) => {
    const result = ask(query);
    expect(titles(result).join(', ')).toBe(expected);
    expect(result.similar).toBe(similar === 'similar');
  });

  it('finds a stop word that is a title.', () => {
    expect(found('from', indexOf(pageOf('X'), pageOf('From')))).toEqual(['From']);
  });

  it('ranks an exact word above a prefix match.', proves('S5.3'), () => {
    const words = indexOf(pageOf('Tokenview'), pageOf('Tokenizer'), pageOf('Token'));
    for (const query of ['token', '+token', 'title:token']) {
      expect(found(query, words)[0]).toBe('Token');
      expect(found(query, words)).toHaveLength(3);
    }
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

  it('returns no more hits than the limit.', () => {
    const many = indexOf(...Array.from({length: 20}, (_, n) => pageOf(`Block ${n}`)));
    for (const query of ['block', '+block', 'blokc']) {
      expect(search([many], query, 8).hits).toHaveLength(8);
    }
    expect(search([many], 'block', EVERYTHING).hits).toHaveLength(20);
  });

  it(
    'merges the hits of several indexes, with their terms, best first.',
    proves('S3.4', 'S9.5'),
    () => {
      const other = indexOf(pageOf('Rewards'), pageOf('Something of no block'));
      const {hits} = ask('rewards', index, other);
      expect(hits.map(({document}) => document.title).sort()).toEqual([
        'Get Block Rewards',
        'Rewards',
      ]);
      const scores = hits.map(({score}) => score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      expect(search([index, other], 'rewards', 1).hits).toEqual(hits.slice(0, 1));
      expect(hits[0]?.terms).toEqual(expect.arrayContaining(['rewards', 'reward']));
    },
  );

  it('searches for similar words only if no index contains the typed ones.', () => {
    expect(found('rewards', indexOf(pageOf('Rewords')), index)).toEqual([
      'Get Block Rewards',
    ]);
  });

  it('keeps document order for equal scores.', () => {
    const alike = indexOf(pageOf('Block', {sectionRoute: '/b'}), pageOf('Block'));
    expect(ask('block', alike).hits.map(({document}) => document.id)).toEqual([0, 1]);
  });

  it('finds nothing without documents.', () => {
    expect(search([], 'block', 8).hits).toEqual([]);
    expect(found('block', indexOf())).toEqual([]);
  });
});

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
`)('The query %s, without exact hits, finds similar words: %s.', (query, expected) => {
  const words = ['Token', 'Comittees', 'Transaction', 'Contract'];
  expect(found(query, indexOf(...words.map((word) => pageOf(word)))).join()).toBe(
    expected,
  );
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

  it.each(table`
    iso-17   | ISO 17, ISO 37
    +iso-37  | ISO 37, ISO 17
    iso -37  | ISO 17
    iso - 37 | ISO 17
    -37      | ISO 17
  `)('has words with hyphens, and operators before words: %s, %s.', (query, expected) => {
    const norms = indexOf(pageOf('ISO 37'), pageOf('ISO 17'), pageOf('Block 37'));
    expect(found(query, norms).join(', ')).toBe(expected);
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

  it.each(table`
    +block +reward -latest  | blockview#200-block_reward
    +reward -title:latest   | get-latest-block#200-block_reward blockview#200-block_reward
    +reward +latest         | get-latest-block#200-block_reward
    +reward +title:latest   |
  `)(
    'is prohibited or required also in the title of the page: %s.',
    (query, expected) => {
      const routes = ask(query, blocks).hits.map(({document}) => document.sectionRoute);
      expect(routes.map((route) => route.split('/').pop()).join(' ')).toBe(expected);
    },
  );
});

it.each(table`
  iso-17 nfts of a wallet    | iso 17 nfts wallet
  balances                   | balances balanc
  getAccountTransactions     | getaccounttransactions getaccounttransact account transactions
  balnces                    | balances
  +title:fung -transactions  | fungibl fungible
`)('The typed terms of "%s", or what replaces them, are "%s".', (query, terms) => {
  const nfts = indexOf(
    pageOf('Get Account Non Fungible Token Balances of ISO 17', {kind: 'endpoint'}),
    pageOf('Get Account Transactions', {kind: 'endpoint'}),
  );
  expect(ask(query, nfts).hits[0]?.typedTerms.join(' ')).toBe(terms);
});

it.each(table`
  pagination       | Paging and block ranges
  paginate         | Paging and block ranges
  cursor           | Paging and block ranges
  timezone         | Which format and time zone do dates have?
  breaking changes | Changelog
`)('The word of other APIs "%s" finds the page of the topic.', (query, title) => {
  const names = ['Paging and block ranges', 'Which format and time zone do dates have?'];
  const guides = indexOf(
    ...[...names, 'Endpoint credits', 'Changelog'].map((name) => pageOf(name)),
  );
  expect(found(query, guides)[0]).toBe(title);
});
