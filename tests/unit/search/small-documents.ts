import {buildIndexFile} from '../../../src/search/build-index';
import type {NewDocument, SearchDocument} from '../../../src/search/document';
import type {SearchIndexFile} from '../../../src/search/index-file';
import {loadIndex, type LoadedIndex} from '../../../src/search/load-index';
import {DEFAULT_RANKING} from '../../../src/search/ranking';

export const NO_PASTE_TARGETS: SearchIndexFile['pasteTargets'] = {
  address: [],
  hash: [],
  block: [],
};

export function page(
  sectionRoute: string,
  pageTitle: string,
  more: Partial<NewDocument> = {},
): NewDocument {
  return {
    kind: 'guide',
    title: pageTitle,
    content: '',
    tags: [],
    sidebarParentCategories: [],
    sectionRoute,
    sectionTitle: '',
    pageTitle,
    ...more,
  };
}

export function pageOf(title: string, more: Partial<NewDocument> = {}): NewDocument {
  return page(`/${title.toLowerCase().replaceAll(' ', '-')}`, title, more);
}

export function field(
  {pageTitle, sidebarParentCategories, sectionRoute}: NewDocument,
  path: string,
  more: Partial<NewDocument> = {},
): NewDocument {
  return {
    kind: 'field',
    title: path.slice(path.lastIndexOf('.') + 1),
    content: '',
    tags: [],
    sidebarParentCategories,
    sectionRoute: `${sectionRoute}#200-${path}`,
    sectionTitle: path,
    pageTitle,
    ...more,
  };
}

export function numbered(documents: readonly NewDocument[]): SearchDocument[] {
  return documents.map((document, id) => ({...document, id, type: 'docs'}));
}

export function fileOf(documents: readonly NewDocument[]): SearchIndexFile {
  return buildIndexFile(documents, NO_PASTE_TARGETS, {
    ranking: DEFAULT_RANKING,
    parentCategories: 0,
  });
}

/** Builds and loads an index. */
export function indexOf(...documents: NewDocument[]): LoadedIndex {
  return loadIndex(JSON.parse(JSON.stringify(fileOf(documents))));
}
