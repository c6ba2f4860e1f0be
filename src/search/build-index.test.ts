import {describe, expect, it} from 'vitest';
import {buildIndexFile} from './build-index';
import type {NewDocument} from './document';
import {unpackIndex, type Posting} from './inverted-index';
import {DEFAULT_RANKING} from './ranking';
import {
  contentOf,
  field,
  NO_PASTE_TARGETS,
  page,
} from '@site/tests/fixtures/search-documents';

const block = page('/api/Block/get-block', 'Get Block', {
  kind: 'endpoint',
  content: 'A block, and blocks after the block.',
  tags: ['GET', '/blocks/{number}', 'getBlock'],
  sidebarParentCategories: ['Reference', 'Chain Data'],
});

function build(documents: readonly NewDocument[], parentCategories = 0) {
  return buildIndexFile(contentOf(documents), {
    ranking: DEFAULT_RANKING,
    parentCategories,
  });
}

/** Looks up a term; documents by index. */
function postingOf(
  term: string,
  documents: readonly NewDocument[],
  parentCategories = 0,
): Posting | undefined {
  return unpackIndex(build(documents, parentCategories).index).get(term);
}

function termsOf(documents: readonly NewDocument[], parentCategories = 0): string[] {
  return [...unpackIndex(build(documents, parentCategories).index).keys()];
}

describe('buildIndexFile', () => {
  it('is deterministic.', () => {
    const documents = [block, field(block, 'results.fee_payer'), page('/faq', 'FAQ')];
    expect(JSON.stringify(build(structuredClone(documents)))).toBe(
      JSON.stringify(build(documents)),
    );
  });

  it('contains the ranking: b 0.75, k1 1.2, boosts 5, 1, 3 and 2.', () => {
    expect(build([block]).index.ranking).toEqual({
      b: 0.75,
      k1: 1.2,
      boosts: {title: 5, content: 1, tags: 3, sidebarParentCategories: 2},
    });
  });

  it('contains another ranking, the paste targets and the networks.', () => {
    const networks = {'explorer.example': 'test'};
    const ranking = {...DEFAULT_RANKING, b: 0, k1: 2};
    const pasteTargets = {
      ...NO_PASTE_TARGETS,
      block: [{route: '/api/Block/get-block', parameter: 'path.number'}],
    };
    const file = buildIndexFile(
      {documents: [block], pasteTargets, networks},
      {ranking, parentCategories: 0},
    );
    expect(file.index.ranking).toEqual(ranking);
    expect(file.pasteTargets).toEqual(pasteTargets);
    expect(file.networks).toEqual(networks);
  });

  it('counts terms in texts, and once in names.', () => {
    const posting = postingOf('block', [page('/', 'Kaia'), block]);
    expect(posting?.content).toEqual(new Map([[1, 3]]));
    expect(posting?.title).toEqual(new Map([[1, 1]]));
    expect(posting?.tags).toEqual(new Map([[1, 1]]));
  });

  it('contains methods, paths, operationIds and their words.', () => {
    expect(termsOf([{...block, title: '', content: ''}])).toEqual(
      ['get', 'blocks/{number', 'blocks', 'block', 'number', 'getblock'].sort(),
    );
  });

  it('stems titles, but not field names.', () => {
    expect(termsOf([page('/', '', {title: 'Balances'})])).toEqual(['balanc', 'balances']);
    expect(
      termsOf([page('/', ''), field(page('/', ''), 'balances', {title: 'balances'})]),
    ).toEqual(['balances']);
  });

  it('accepts terms named like inherited members.', () => {
    const names = ['constructor', '__proto__', 'toString'];
    expect(termsOf([page('/', '', {tags: names})])).toEqual(
      expect.arrayContaining(['__proto__', 'constructor', 'tostring']),
    );
  });

  it.each([
    [0, []],
    [1, ['chain', 'data']],
    [2, ['chain', 'data', 'reference']],
    [9, ['chain', 'data', 'reference']],
  ])('contains the innermost %i sidebar categories.', (parentCategories, terms) => {
    const categories = ['reference', 'chain', 'data'];
    expect(
      termsOf([block], parentCategories).filter((term) => categories.includes(term)),
    ).toEqual(terms);
  });

  it('indexes categories in a field of their own.', () => {
    expect(postingOf('chain', [block], 1)).toMatchObject({
      title: new Map(),
      sidebarParentCategories: new Map([[0, 1]]),
    });
  });

  it('is empty without documents.', () => {
    expect(build([]).documents).toEqual([]);
    expect(termsOf([])).toEqual([]);
  });
});
