import {unpackDocuments, type SearchDocument} from '#search/search/document';
import type {SearchIndexFile} from '#search/search/index-file';
import {builtText} from './pages';

/** Returns the search index of the docs. */
export function searchIndex(): SearchIndexFile {
  const file = 'search-index-docs-default-current.json';
  return JSON.parse(builtText(file)) as SearchIndexFile;
}

export function searchDocuments(): SearchDocument[] {
  return unpackDocuments(searchIndex().documents);
}
