import type {PanelPlacement} from './options';

/** What the box needs to know of the search before it loads anything. */
export interface SearchSettings {
  /** Tags that there is an index for: one a version of the docs. */
  tags: string[];
  maxSearchResults: number;
  panelPlacement: PanelPlacement;
}

/** Name of the plugin, by which its global data is asked for. */
export const SEARCH_PLUGIN = 'search';

/** Where the index of a tag is, relative to the base URL (product specification, section 7). */
export function indexFileName(tag: string): string {
  return `search-index-${tag}.json`;
}
