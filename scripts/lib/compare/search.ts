/*
 * Why: an index is read by the code of its own commit only, since its format may change.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {PlainError, SITE_DIR} from '../run.mjs';
import {type Build, searchCode} from './builds';

const QUERIES = path.join(SITE_DIR, 'tests', 'search', 'queries.json');

/** How many results of a query are compared. */
const RESULTS = 5;

type LoadModule = typeof import('#search/search/load-index');

type QueryModule = typeof import('#search/search/query');

interface QuerySet {
  readonly queries: readonly {readonly query: string}[];
  readonly typos: readonly {readonly query: string}[];
}

/** Returns each query of the benchmark, and a line for each of its first results. */
export async function searchLines(build: Build): Promise<string[]> {
  const {loadIndex, search} = await loadSearch(build);
  const indexes = readdirSync(build.folder)
    .filter((name) => /^search-index-.+\.json$/.test(name))
    .map((name) =>
      loadIndex(JSON.parse(readFileSync(path.join(build.folder, name), 'utf8'))),
    );
  const {queries, typos} = JSON.parse(readFileSync(QUERIES, 'utf8')) as QuerySet;
  return [...queries, ...typos].flatMap(({query}) => [
    query,
    ...search(indexes, query, RESULTS).hits.map(
      ({document: {title, sectionRoute}}, index) =>
        `"${query}" ${index + 1}: ${title} ${sectionRoute}`,
    ),
  ]);
}

async function loadSearch({name, siteDir}: Build) {
  const folder = pathToFileURL(searchCode(siteDir) ?? siteDir);
  try {
    const index: unknown = await import(`${folder.href}/load-index.ts`);
    const query: unknown = await import(`${folder.href}/query.ts`);
    return {...(index as LoadModule), ...(query as QueryModule)};
  } catch (error) {
    throw new PlainError(
      `The search of ${name} cannot be loaded: write in scripts/lib/compare/builds.ts where it is. ${String(error)}`,
    );
  }
}
