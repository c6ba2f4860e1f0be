/** Settings that are available before the search is loaded. */
export interface SearchSettings {
  maxSearchResults: number;
  panelPlacement: PanelPlacement;
}

export const SEARCH_PLUGIN = 'search';

export const DEFAULT_TAG = 'default';

/** Longest query, in characters (product specification, section 5). */
export const MAX_QUERY_LENGTH = 512;

/** Returns the tag of a version of docs, which Docusaurus calls `docusaurus_tag`. */
export function docsTag(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`;
}

/**
 * Returns the file name of an index, relative to the base URL (product specification, section 7).
 */
export function indexFileName(tag: string): string {
  return `search-index-${tag}.json`;
}

/** Name of the file that lists the indexes of the latest versions, for programs. */
export const INDEX_LIST = 'search-index.json';

export interface IndexList {
  /** Paths relative to the base URL. */
  indexes: readonly string[];
}

/** Where the panel is below the box (product specification, section 5). */
export const PANEL_PLACEMENTS = [
  'start',
  'end',
  'full-width',
  'input-wrapper-width',
] as const;

export type PanelPlacement = (typeof PANEL_PLACEMENTS)[number];
