import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';
import {DEFAULT_PARSE_FRONT_MATTER, parseMarkdownFile} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {sourceDocuments} from '#search/plugin/source-documents';
import {buildIndexFile} from '#search/search/build-index';
import type {NewDocument} from '#search/search/document';
import {loadIndex} from '#search/search/load-index';
import {search} from '#search/search/query';
import {DEFAULT_RANKING} from '#search/search/ranking';
import {createReferenceDocuments} from '#search/search/reference-documents';
import {REFERENCE_SEARCH, SYNONYMS} from '@site/src/config/search';
import {KAIA} from '../../fixtures/kaia-reference';

/*
 * Search quality without a build: documents come from the OpenAPI document and the sources of the
 * guides. Group pages and the output of components are missing, so prose queries have lower
 * thresholds here than in `npm run bench:search`.
 */

interface Query {
  kind: string;
  query: string;
  /** Routes of correct first hits; without an anchor, any section of the page is correct. */
  expected: string[];
  heldOut?: true;
}

const SITE_DIR = fileURLToPath(new URL('../../../', import.meta.url));
const DOCS_DIR = path.join(SITE_DIR, 'docs');

/** Pages that the generation writes. */
const GENERATED = /^(api|schemas|plans\/[^/]+\/Endpoints)\//;

/** Kinds of queries that these documents can satisfy. */
const KINDS = [
  ...['name', 'words', 'path', 'operationId', 'field', 'title', 'synonym', 'same name'],
];

const MAX_BYTES = 103_000;

const {queries, typos} = JSON.parse(
  readFileSync(path.join(SITE_DIR, 'tests/search/queries.json'), 'utf8'),
) as {queries: Query[]; typos: Omit<Query, 'kind'>[]};

const content = createReferenceDocuments(KAIA, REFERENCE_SEARCH);
const file = buildIndexFile(
  {
    ...content,
    documents: [...content.documents, ...(await guideDocuments())],
    synonyms: SYNONYMS,
  },
  {ranking: DEFAULT_RANKING, parentCategories: 0},
);
const index = loadIndex(file);

const tuned = queries.filter(({heldOut}) => heldOut !== true);
const heldOut = queries.filter((query) => query.heldOut === true);
const ofKind = (asked: Query[], kinds: string[]): Query[] =>
  asked.filter(({kind}) => kinds.includes(kind));

// Hundreds of queries in one test are slow on a busy machine.
it.each<[string, Omit<Query, 'kind'>[], number, number]>([
  ['names, words, paths, operationIds and fields', ofKind(tuned, KINDS), 0.85, 0.95],
  ['names and others that are held out from tuning', ofKind(heldOut, KINDS), 0.85, 0.95],
  ...KINDS.map((kind): [string, Query[], number, number] => [
    `what a query names: ${kind}`,
    ofKind(tuned, [kind]),
    0.85,
    0.9,
  ]),
  ['prose', ofKind(tuned, ['prose']), 0.65, 0.85],
  ['everyday words', ofKind(tuned, ['everyday word']), 0, 0.75],
  ['words with a typo', typos, 0, 0.8],
])('The search finds %s.', {timeout: 120_000}, (_, asked, first, three) => {
  const places = asked.map(({query, expected}) => placeOf(query, expected));
  const share = (count: number): number =>
    places.filter((place) => place < count).length / places.length;
  expect(asked.length).toBeGreaterThan(5);
  expect(share(1)).toBeGreaterThanOrEqual(first);
  expect(share(3)).toBeGreaterThanOrEqual(three);
});

it.each([
  ['wei', '/guides/glossary#kei'],
  ['gwei', '/guides/glossary#gkei'],
])('The unit %s of Ethereum leads to %s.', (query, route) => {
  expect(placeOf(query, [route])).toBe(0);
});

it('The index is small.', () => {
  expect(gzipSync(JSON.stringify(file)).length).toBeLessThanOrEqual(MAX_BYTES);
});

/** Returns the place of the first correct hit. */
function placeOf(query: string, expected: readonly string[]): number {
  const place = search([index], query, 8).hits.findIndex(({document}) => {
    const route = decodeURI(document.sectionRoute);
    return expected.some((wanted) =>
      wanted.includes('#') ? route === wanted : route.split('#')[0] === wanted,
    );
  });
  return place < 0 ? Infinity : place;
}

async function guideDocuments(): Promise<NewDocument[]> {
  const names = readdirSync(DOCS_DIR, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.mdx') && !GENERATED.test(file))
    .sort();
  return (await Promise.all(names.map(readGuide))).flat();
}

async function readGuide(name: string): Promise<NewDocument[]> {
  const filePath = path.join(DOCS_DIR, name);
  const {content, frontMatter} = await parseMarkdownFile({
    filePath,
    fileContent: readFileSync(filePath, 'utf8'),
    parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  const {title, slug} = frontMatter as {title: string; slug?: string};
  return sourceDocuments(content, {
    kind: 'guide',
    pageTitle: title,
    sidebarParentCategories: [],
    sectionRoute: slug ?? `/${name.replace(/\.mdx$/, '')}`,
  });
}
