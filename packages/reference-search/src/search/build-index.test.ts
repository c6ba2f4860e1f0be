import {expect, it} from 'vitest';
import {buildIndexFile} from './build-index';
import type {NewDocument} from './document';
import {unpackIndex, type InvertedIndex} from './inverted-index';
import {DEFAULT_RANKING} from './ranking';
import {
  contentOf,
  field,
  frequenciesOf,
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
  const options = {ranking: DEFAULT_RANKING, parentCategories};
  return buildIndexFile(contentOf(documents), options);
}

/** Returns the places of each term; documents by index. */
function postingsOf(...parameters: Parameters<typeof build>): InvertedIndex {
  return frequenciesOf(unpackIndex(build(...parameters).index));
}

function termsOf(...documents: NewDocument[]): string[] {
  return [...postingsOf(documents).keys()];
}

it('The index is deterministic.', () => {
  const documents = [block, field(block, 'results.fee_payer'), page('/faq', 'FAQ')];
  expect(JSON.stringify(build(structuredClone(documents)))).toBe(
    JSON.stringify(build(documents)),
  );
});

it('The index has the ranking, by default b 0.75, k1 1.2 and boosts 5, 1, 3 and 2, the paste targets and the networks.', () => {
  expect(build([block]).index.ranking).toEqual({
    b: 0.75,
    k1: 1.2,
    boosts: {title: 5, content: 1, tags: 3, sidebarParentCategories: 2},
  });
  const networks = {'explorer.example': 'test'};
  const ranking = {...DEFAULT_RANKING, b: 0, k1: 2};
  const target = {route: '/api/Block/get-block', parameter: 'path.number'};
  const pasteTargets = {...NO_PASTE_TARGETS, block: [target]};
  const content = {documents: [block], pasteTargets, networks};
  expect(buildIndexFile(content, {ranking, parentCategories: 0})).toMatchObject({
    index: {ranking},
    pasteTargets,
    networks,
  });
});

it('Terms are counted in texts, and once in names.', () => {
  expect(postingsOf([page('/', 'Museum'), block]).get('block')).toMatchObject({
    content: new Map([[1, 3]]),
    title: new Map([[1, 1]]),
    tags: new Map([[1, 1]]),
  });
});

it('Terms are those of names, also of inherited members, stemmed only in titles.', () => {
  expect(termsOf({...block, title: '', content: ''})).toEqual(
    ['get', 'blocks/{number', 'blocks', 'block', 'number', 'getblock'].sort(),
  );
  expect(termsOf(page('/', '', {title: 'Balances'}))).toEqual(['balanc', 'balances']);
  const balances = field(page('/', ''), 'balances', {title: 'balances'});
  expect(termsOf(page('/', ''), balances)).toEqual(['balances']);
  const tags = ['constructor', '__proto__', 'toString'];
  expect(termsOf(page('/', '', {tags}))).toEqual(
    expect.arrayContaining(['__proto__', 'constructor', 'tostring']),
  );
});

it.each([
  [0, []],
  [1, ['chain', 'data']],
  [2, ['chain', 'data', 'refer', 'reference']],
  [9, ['chain', 'data', 'refer', 'reference']],
])('The innermost %i sidebar categories are in a field of their own.', (count, terms) => {
  const postings = [...postingsOf([block], count)];
  const inField = postings.filter(([, posting]) => posting.sidebarParentCategories?.size);
  expect(inField.map(([term]) => term)).toEqual(terms);
});
