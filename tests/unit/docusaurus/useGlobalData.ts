import type {SearchSettings} from '#search/search/settings';

/** Replaces `@docusaurus/useGlobalData` by the data of the search plugin, with its default options. */
export function usePluginData(): SearchSettings {
  return {maxSearchResults: 8, panelPlacement: 'end'};
}
