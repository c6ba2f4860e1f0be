import {
  autocomplete,
  type AutocompleteSource,
  type HTMLTemplate,
} from '@algolia/autocomplete-js';
import {translate} from '@docusaurus/Translate';
import type {SearchSettings} from '@site/src/plugins/search/settings';
import type {SearchEngine} from './engine';
import {hitItem, offerItem, type PageItem, type SearchItem} from './item';
import {noResultsLabel, pasteLabel, problemLabel, similarLabel} from './labels';
import {isPlainClick} from './plain-click';
import {clearSearches, recentSearches} from './recent-searches';
import {renderItem, renderRecent, type Rendered} from './templates';
import styles from './panel.module.css';

/** How long an answer may take before the box says that it waits (specification, section 4). */
const STALL_MS = 300;

/** From this width on the panel stands under the box (specification, section 9). */
const NARROW = '(max-width: 996px)';

/** The most endpoints that are offered for what was pasted. */
const MOST_OFFERS = 5;

interface BoxOptions {
  container: HTMLElement;
  engine: SearchEngine;
  settings: SearchSettings;
  /** Told how much there is to choose; undefined while nothing is searched for. */
  onCount: (count: number | undefined) => void;
  /** Called with what the reader has chosen, and the query that has led there. */
  onChoose: (item: PageItem, query: string) => void;
}

type Source = AutocompleteSource<SearchItem>;

/** Makes the box and its panel in a container. */
export function createBox({container, engine, settings, onCount, onChoose}: BoxOptions): {
  /** Takes over what was typed, and whether the reader was in the box. */
  start: (typed: string, focused: boolean) => void;
  destroy: () => void;
} {
  const choose = (item: PageItem, query: string): void => {
    box.setIsOpen(false);
    onChoose(item, query);
  };

  const sourceOf = (
    sourceId: string,
    items: readonly SearchItem[],
    templates: Partial<Source['templates']>,
    query: string,
  ): Source => ({
    sourceId,
    getItems: () => [...items],
    getItemUrl: ({item}) => (item.type === 'recent' ? undefined : item.href),
    onSelect({item}) {
      if (item.type === 'recent') {
        box.setQuery(item.query);
        box.setIsOpen(true);
        void box.refresh();
      }
    },
    templates: {
      item: ({item, html}) =>
        item.type === 'recent'
          ? renderRecent(item.query, html)
          : renderItem(item, html, (event) => {
              if (isPlainClick(event)) {
                event.preventDefault();
                choose(item, query);
              }
            }),
      ...templates,
    },
  });

  const recentSource = (): Source =>
    sourceOf(
      'recent',
      recentSearches().map((query) => ({type: 'recent', query})),
      {
        header: ({html}) =>
          html`${headerOf(
              translate({id: 'search.recent', message: 'Recent searches'}),
              html,
            )}<button
              type="button"
              class="${styles.clear}"
              onClick=${() => {
                clearSearches();
                void box.refresh();
              }}
            >
              ${translate({id: 'search.recent.clear', message: 'Clear recent searches'})}
            </button>`,
      },
      '',
    );

  const box = autocomplete<SearchItem>({
    container,
    placeholder: translate({id: 'theme.SearchBar.label', message: 'Search'}),
    panelPlacement: settings.panelPlacement,
    detachedMediaQuery: NARROW,
    stallThreshold: STALL_MS,
    defaultActiveItemId: 0,
    openOnFocus: true,
    classNames: {
      panel: styles.panel,
      form: styles.form,
      input: styles.input,
      item: styles.item,
      list: styles.list,
      source: styles.source,
      sourceHeader: styles.header,
      sourceNoResults: styles.noResults,
      submitButton: styles.submit,
      clearButton: styles.clearQuery,
      inputWrapperPrefix: styles.prefix,
      inputWrapperSuffix: styles.suffix,
      loadingIndicator: styles.loading,
      detachedContainer: styles.detached,
      detachedOverlay: styles.overlay,
      detachedSearchButton: styles.searchButton,
      detachedCancelButton: styles.cancel,
      detachedFormContainer: styles.detachedForm,
    },
    translations: {
      clearButtonTitle: translate({id: 'search.clear', message: 'Clear'}),
      detachedCancelButtonText: translate({id: 'search.cancel', message: 'Cancel'}),
      detachedSearchButtonTitle: translate({id: 'search.search', message: 'Search'}),
      submitButtonTitle: translate({id: 'search.submit', message: 'Submit'}),
    },
    navigator: {
      navigate({item, state}) {
        if (item.type === 'page') {
          choose(item, state.query);
        }
      },
      navigateNewTab({itemUrl}) {
        window.open(itemUrl, '_blank', 'noopener')?.focus();
      },
      navigateNewWindow({itemUrl}) {
        window.open(itemUrl, '_blank', 'noopener,popup=yes');
      },
    },
    onStateChange({state, prevState}) {
      if (state.collections !== prevState.collections) {
        const found = state.collections.flatMap(({items}) => items);
        onCount(state.query === '' ? undefined : found.length);
      }
    },
    async getSources({query}) {
      if (query.trim() === '') {
        return recentSearches().length === 0 ? [] : [recentSource()];
      }
      const {result, pasted} = await engine.search(query, settings.maxSearchResults);
      const offers =
        pasted === undefined
          ? []
          : [
              sourceOf(
                'pasted',
                pasted.offers.slice(0, MOST_OFFERS).map((each) => offerItem(each, query)),
                {header: ({html}) => headerOf(pasteLabel(pasted.kind), html)},
                query,
              ),
            ];
      if (result.hits.length === 0 && offers.length > 0) {
        return offers;
      }
      return [
        ...offers,
        sourceOf(
          'hits',
          result.hits.map(hitItem),
          {
            ...(result.similar && result.hits.length > 0
              ? {header: ({html}) => headerOf(similarLabel(), html)}
              : {}),
            noResults: () =>
              result.problem === undefined
                ? noResultsLabel()
                : problemLabel(result.problem),
          },
          query,
        ),
      ];
    },
  });
  return {
    start(typed, focused) {
      void engine.load();
      box.setQuery(typed);
      if (focused) {
        enter(container, () => {
          box.setIsOpen(true);
        });
      }
      void box.refresh();
    },
    destroy() {
      box.destroy();
    },
  };
}

function headerOf(text: string, html: HTMLTemplate): Rendered {
  return html`<span class="${styles.heading}">${text}</span>`;
}

/** Goes on where the reader was: in the input, or, on a narrow screen, behind the button. */
function enter(container: HTMLElement, open: () => void): void {
  const input = container.querySelector('input');
  if (input === null) {
    open();
  } else {
    input.focus();
  }
}
