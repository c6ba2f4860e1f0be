/** What the box needs to know of the search before it loads anything. */
export interface SearchSettings {
  maxSearchResults: number;
  panelPlacement: PanelPlacement;
}

/** Name of the plugin, by which its global data is asked for. */
export const SEARCH_PLUGIN = 'search';

/** The tag of pages that belong to no version of the docs. */
export const DEFAULT_TAG = 'default';

/** The longest query that is searched for, in characters (product specification, section 5). */
export const MAX_QUERY_LENGTH = 512;

/** Where the index of a tag is, relative to the base URL (product specification, section 7). */
export function indexFileName(tag: string): string {
  return `search-index-${tag}.json`;
}

/** Where the panel stands under the box (autocomplete-js, `panelPlacement`). */
export const PANEL_PLACEMENTS = [
  'start',
  'end',
  'full-width',
  'input-wrapper-width',
] as const;

export type PanelPlacement = (typeof PANEL_PLACEMENTS)[number];
