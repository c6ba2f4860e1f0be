import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  unpackDocuments,
  type SearchDocument,
} from 'docusaurus-reference-search/search/document';
import type {SearchIndexFile} from 'docusaurus-reference-search/search/index-file';
import {BUILD_DIR} from './pages';

/** Returns the search index of the docs. */
export function searchIndex(): SearchIndexFile {
  const file = path.join(BUILD_DIR, 'search-index-docs-default-current.json');
  return JSON.parse(readFileSync(file, 'utf8')) as SearchIndexFile;
}

export function searchDocuments(): SearchDocument[] {
  return unpackDocuments(searchIndex().documents);
}
