/* What Node.js loads: the plugin, and the functions that other programs use. */
export {default, validateOptions} from './plugin';

// An index: what it is made of, and its search.
export {loadIndex, type LoadedIndex} from './search/load-index';
export {search} from './search/query';
export {
  createReferenceDocuments,
  type ReferenceSearchOptions,
} from './search/reference-documents';
export {INDEX_LIST, type IndexList} from './search/settings';
export type {Synonym} from './search/synonym';
