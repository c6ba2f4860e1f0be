import type {OperationData, SchemaData} from './page-data';

/** The field of the front matter of a copy that names the path of the original page. */
export const CANONICAL_PATH = 'canonical_path';

/** Folder of the files of generated pages, below the base URL. */
export const GENERATED_PAGES_DIR = 'assets/pages';

/**
 * What the browser fetches to show an operation or a schema.
 *
 * @typeParam Metadata - metadata of the doc, of Docusaurus.
 */
export interface GeneratedPage<Metadata> {
  readonly metadata: Metadata;
  readonly data: OperationData | SchemaData;
}

/**
 * Returns the path of the file of a page below the base URL. It changes when any page changes.
 *
 * @param hash - of all generated pages.
 * @param path - decoded path of the page.
 */
export function generatedPageFile(hash: string, path: string): string {
  return `${GENERATED_PAGES_DIR}/${hash}${encodeURI(path)}.json`;
}
