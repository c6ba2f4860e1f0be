import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';
import {DEFAULT_PARSE_FRONT_MATTER, parseMarkdownFile} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {readKaiaDocument} from '../../../scripts/lib/kaia-document';
import {createReference} from '../../../src/openapi/reference';
import {sourceDocuments} from '../../../src/plugins/search/source-documents';
import {buildIndexFile} from '../../../src/search/build-index';
import type {NewDocument, SearchHit} from '../../../src/search/document';
import {loadIndex} from '../../../src/search/load-index';
import {search} from '../../../src/search/query';
import {DEFAULT_RANKING} from '../../../src/search/ranking';
import {createReferenceDocuments} from '../../../src/search/reference-documents';
import {DOCS_DIR, guideFiles} from './guides';

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

/** Shares of queries with a correct hit first, and among the first three. */
interface Shares {
  first: number;
  three: number;
}

const SITE_DIR = fileURLToPath(new URL('../../../', import.meta.url));

/** Kinds of queries that these documents can satisfy. */
const KINDS = [
  'name',
  'words',
  'path',
  'operationId',
  'field',
  'title',
  'synonym',
  'same name',
];

const MAX_BYTES = 100_000;

const {queries, typos} = JSON.parse(
  readFileSync(path.join(SITE_DIR, 'tests/search/queries.json'), 'utf8'),
) as {queries: Query[]; typos: Omit<Query, 'kind'>[]};

const content = createReferenceDocuments(
  createReference((await readKaiaDocument()).document),
);
const file = buildIndexFile(
  {...content, documents: [...content.documents, ...(await guideDocuments())]},
  {ranking: DEFAULT_RANKING, parentCategories: 0},
);
const index = loadIndex(file);

// Hundreds of queries in one test are slow on a busy machine.
describe('The search finds', {timeout: 120_000}, () => {
  it('names, words, paths, operationIds and fields.', () => {
    const {first, three} = judge(seen().filter(({kind}) => KINDS.includes(kind)));
    expect(first).toBeGreaterThanOrEqual(0.85);
    expect(three).toBeGreaterThanOrEqual(0.95);
  });

  it.each(KINDS)('each kind of query, such as "%s".', (asked) => {
    const {first, three} = judge(seen().filter(({kind}) => kind === asked));
    expect(first).toBeGreaterThanOrEqual(0.85);
    expect(three).toBeGreaterThanOrEqual(0.9);
  });

  it('most prose queries.', () => {
    const {first, three} = judge(seen().filter(({kind}) => kind === 'prose'));
    expect(first).toBeGreaterThanOrEqual(0.65);
    expect(three).toBeGreaterThanOrEqual(0.85);
  });

  it('most everyday words.', () => {
    const {three} = judge(seen().filter(({kind}) => kind === 'everyday word'));
    expect(three).toBeGreaterThanOrEqual(0.75);
  });

  it('the queries held out from tuning.', () => {
    const {first, three} = judge(
      queries.filter(({heldOut, kind}) => heldOut === true && KINDS.includes(kind)),
    );
    expect(first).toBeGreaterThanOrEqual(0.85);
    expect(three).toBeGreaterThanOrEqual(0.95);
  });

  it('words with a typo.', () => {
    expect(judge(typos).three).toBeGreaterThanOrEqual(0.8);
  });
});

describe('The index', () => {
  it('is small.', () => {
    expect(gzipSync(JSON.stringify(file)).length).toBeLessThanOrEqual(MAX_BYTES);
  });
});

function seen(): Query[] {
  return queries.filter(({heldOut}) => heldOut !== true);
}

function judge(asked: readonly Pick<Query, 'query' | 'expected'>[]): Shares {
  const found = asked.map(({query, expected}) =>
    search([index], query, 8).hits.findIndex((hit) => isRight(hit, expected)),
  );
  const share = (isGood: (place: number) => boolean): number =>
    found.filter(isGood).length / asked.length;
  return {
    first: share((place) => place === 0),
    three: share((place) => place >= 0 && place < 3),
  };
}

function isRight({document}: SearchHit, expected: readonly string[]): boolean {
  const route = decodeURI(document.sectionRoute);
  return expected.some((wanted) =>
    wanted.includes('#') ? route === wanted : route.split('#')[0] === wanted,
  );
}

async function guideDocuments(): Promise<NewDocument[]> {
  const pages = await Promise.all(guideFiles().map(readGuide));
  return pages.flat();
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
