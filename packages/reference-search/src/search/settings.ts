/** Settings that are available before the search is loaded. */
export interface SearchSettings {
  maxSearchResults: number;
  panelPlacement: PanelPlacement;
}

export const SEARCH_PLUGIN = 'search';

export const DEFAULT_TAG = 'default';

/** Longest query, in characters (product specification, section 5). */
export const MAX_QUERY_LENGTH = 512;

/**
 * Returns the file name of an index, relative to the base URL (product specification, section 7).
 */
export function indexFileName(tag: string): string {
  return `search-index-${tag}.json`;
}

/** `panelPlacement` of autocomplete-js. */
export const PANEL_PLACEMENTS = [
  'start',
  'end',
  'full-width',
  'input-wrapper-width',
] as const;

export type PanelPlacement = (typeof PANEL_PLACEMENTS)[number];
