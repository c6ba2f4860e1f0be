import type {OperationData, SchemaData} from './page-data';

/** The field of the front matter of a copy that names the path of the original page. */
export const CANONICAL_PATH = 'canonical_path';

/** Returns the path of the page that a doc is a copy of, if it is one. */
export function canonicalPathOf(doc: {frontMatter: object}): string | undefined {
  const path = fieldOf(doc, CANONICAL_PATH);
  return typeof path === 'string' ? path : undefined;
}

/** The field of the front matter of pages that list endpoints. */
export const LISTS_ENDPOINTS = 'lists_endpoints';

/** Folder of the files that generated pages fetch, below the base URL. */
export const GENERATED_PAGES_DIR = 'assets/pages';

/** Returns the path of a page from that of an address, to which the site or its host adds a slash. */
export function pagePath(pathname: string): string {
  return pathname.replace(/(?<=.)\/$/, '');
}

/**
 * Returns the name of the data of a sidebar. The name of the data of a page is its `pagePath`.
 *
 * @param docsPath Path of the docs, without a slash at its end.
 */
export function sidebarName(docsPath: string, key: string): string {
  return `${docsPath}/sidebars/${key}`;
}

/** What the global data of an instance of the docs plugin has of its generated docs. */
export interface ReferencePages {
  /** Id of the instance of the docs plugin. */
  pluginId: string;
  /** Name of the reference, if the site has several. */
  label?: string;
  /** Paths of files that the site does not have, without the base URL: `/orders/openapi.yaml`. */
  withoutFiles?: readonly string[];
  /** Pages have no Markdown. */
  withoutMarkdown?: true;
  /** Path of the docs, without a slash at its end. */
  path: string;
  /** Hash of the data of all pages and sidebars. */
  hash: string;
  /** Names of the sidebars of which parts are loaded on demand. */
  splitSidebars: readonly string[];
  /** Key of the sidebar of a page by path, for pages that are not generated. */
  sidebars: Readonly<Record<string, string>>;
}

/**
 * What the browser fetches to show an operation or a schema.
 *
 * @typeParam Metadata - metadata of the doc, of Docusaurus.
 */
export interface GeneratedPage<Metadata> {
  /** Key of the sidebar that the page shows. */
  readonly sidebar?: string;
  readonly metadata: Metadata;
  readonly data: OperationData | SchemaData;
}

/** Returns whether a generated doc lists endpoints. */
export function isGeneratedList(doc: {frontMatter: object}): boolean {
  return listsEndpoints(doc) && fieldOf(doc, 'custom_edit_url') === null;
}

/** Returns whether a doc lists endpoints, such as the page of a group. */
export function listsEndpoints(doc: {frontMatter: object}): boolean {
  return fieldOf(doc, LISTS_ENDPOINTS) === true;
}

function fieldOf({frontMatter}: {frontMatter: object}, name: string): unknown {
  return (frontMatter as Record<string, unknown>)[name];
}
