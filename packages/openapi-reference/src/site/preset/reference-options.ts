import pick from 'lodash/pick';
import type {MoreFiles, ReferenceOptions} from '../openapi-docs/options';
import {baseOf, type ReferenceSettings} from './options';

/** What the search finds in the pages of the reference, in the folder of the docs. */
export const SEARCH_FILE = 'api/search-documents.json';

/**
 * Returns how a reference is generated.
 *
 * @param options.hasSearch The site has docusaurus-reference-search.
 * @param options.isFirst It is the first reference of the site.
 */
export function createReferenceOptions(
  settings: ReferenceSettings,
  {hasSearch, isFirst}: {readonly hasSearch: boolean; readonly isFirst: boolean},
): ReferenceOptions {
  const {docs} = settings;
  return {
    id: docs.id,
    docsDir: docs.path,
    base: baseOf(docs),
    ...(isFirst ? {} : {furtherId: docs.id}),
    ...pick(settings, [
      'specPath',
      'overlays',
      'changesDir',
      'checksOverlay',
      'extensions',
      'prepare',
    ]),
    moreFiles: createMoreFiles(settings, hasSearch),
  };
}

/** Returns the files of the site, and those of the search. */
function createMoreFiles(
  {moreFiles, searchTerms}: ReferenceSettings,
  hasSearch: boolean,
): MoreFiles {
  return {
    folders: moreFiles?.folders ?? [],
    create: async (reference) => {
      const own = (await moreFiles?.create(reference)) ?? [];
      if (!hasSearch) {
        return new Map(own);
      }
      const {createReferenceDocuments} = await import('docusaurus-reference-search');
      const {dataFile} = await import('../openapi-docs/generated-files');
      const {synonyms, ...options} = (await searchTerms?.()) ?? {};
      const documents = createReferenceDocuments(reference, options);
      return new Map([
        ...own,
        dataFile(SEARCH_FILE, {...documents, ...(synonyms && {synonyms})}),
      ]);
    },
  };
}
