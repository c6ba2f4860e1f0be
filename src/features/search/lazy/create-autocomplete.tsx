import {autocomplete, type AutocompleteSource} from '@algolia/autocomplete-js';
import {translate} from '@docusaurus/Translate';
import React, {type ReactElement} from 'react';
import type {SearchSettings} from '@site/src/search/settings';
import type {SearchEngine} from '../engine';
import {hitItem, offerItem, type PageItem, type SearchItem} from './item';
import {
  incompleteLabel,
  noResultsLabel,
  pasteLabel,
  problemLabel,
  retryLabel,
  similarLabel,
} from '../labels';
import {isPlainClick} from '../plain-click';
import {clearSearches, saveSearch, readRecentSearches} from './recent-searches';
import {createRenderer} from './renderer';
import PanelItem from './PanelItem';
import styles from './panel.module.css';

/** Delay before the loading indicator is shown, in milliseconds (product specification, section 4). */
const STALL_MS = 300;

/** Width at which the search takes the whole screen (product specification, section 9). */
const NARROW = '(max-width: 996px)';

/** Placements in right-to-left pages: the library treats start as left and end as right. */
const MIRRORED: Partial<Record<PanelPlacement, PanelPlacement>> = {
  start: 'end',
  end: 'start',
};

const MAX_OFFERS = 5;

/** The state of the panel, which is announced to screen readers. */
export interface SearchStatus {
  count: number;
  /** Reason why the query cannot be parsed. */
  problem: string | undefined;
  isIncomplete: boolean;
}

interface AutocompleteOptions {
  container: HTMLElement;
  search: (query: string, limit: number) => ReturnType<SearchEngine['search']>;
  settings: SearchSettings;
  initialQuery: string;
  /** Receives undefined while the query is empty. */
  onStatus: (status: SearchStatus | undefined) => void;
  /** Receives the item that the reader opens in this tab. */
  onChoose: (item: PageItem) => void;
  onSubmit: (query: string) => void;
}

type Source = AutocompleteSource<SearchItem>;

interface Templates {
  header?: () => ReactElement;
  noResults?: () => ReactElement | string;
}

type PanelPlacement = SearchSettings['panelPlacement'];

export function createAutocomplete({
  container,
  search,
  settings,
  initialQuery,
  onStatus,
  onChoose,
  onSubmit,
}: AutocompleteOptions): {
  start: (formState: {isFocused: boolean; isSubmitted: boolean}) => void;
  destroy: () => void;
} {
  const searchLabel = translate({id: 'theme.SearchBar.label', message: 'Search'});
  let status: Omit<SearchStatus, 'count'> = {problem: undefined, isIncomplete: false};
  let input: HTMLInputElement | undefined;

  // True until the input gets the focus again, so that a late response does not open the panel.
  let hasLeft = false;
  const leave = (): void => {
    hasLeft = true;
    saveSearch(input?.value ?? '');
    api.setIsOpen(false);
    api.setQuery('');
    void api.refresh();
    input?.blur();
  };

  const choose = (item: PageItem): void => {
    leave();
    onChoose(item);
  };

  // Enter opens a hit of the last query, so it waits until that query has finished.
  let lastStarted = 0;
  let lastFinished = 0;
  let pendingEnter: KeyboardEventInit | undefined;
  const replayEnter = (): void => {
    if (pendingEnter !== undefined && lastStarted === lastFinished) {
      const enter = new KeyboardEvent('keydown', {
        ...pendingEnter,
        key: 'Enter',
        bubbles: true,
        cancelable: true,
      });
      pendingEnter = undefined;
      // A synthetic Enter does not submit the form.
      if (input?.dispatchEvent(enter) === true) {
        input.form?.requestSubmit();
      }
    }
  };

  const createSource = (
    sourceId: string,
    items: readonly SearchItem[],
    templates: Templates,
  ): Source => ({
    sourceId,
    getItems: () => [...items],
    getItemUrl: ({item}) => (item.type === 'recent' ? undefined : item.href),
    onSelect({item, state}) {
      if (item.type === 'recent') {
        api.setQuery(item.query);
        api.setIsOpen(true);
        void api.refresh();
      } else {
        saveSearch(state.query);
      }
    },
    // The types are those of Preact.
    templates: {
      item: ({item}: {item: SearchItem}) =>
        item.type === 'recent' ? (
          <span className={styles.link}>
            <span className={styles.recent}>{item.query}</span>
          </span>
        ) : (
          <PanelItem
            item={item}
            onClick={(event) => {
              if (isPlainClick(event)) {
                event.preventDefault();
                choose(item);
              }
            }}
          />
        ),
      ...templates,
    },
  });

  const createFailureSource = (hasHits: boolean): Source =>
    createSource('failure', [], {
      noResults: () => (
        <div className={styles.failure}>
          {incompleteLabel(hasHits)}
          <button
            type="button"
            className="button button--primary button--sm"
            onClick={() => void api.refresh()}
          >
            {retryLabel()}
          </button>
        </div>
      ),
    });

  const createRecentSource = (): Source =>
    createSource(
      'recent',
      readRecentSearches().map((query) => ({type: 'recent', query})),
      {
        header: () => (
          <>
            <Heading
              text={translate({id: 'search.recent', message: 'Recent searches'})}
            />
            <button
              type="button"
              className={styles.clear}
              onClick={() => {
                clearSearches();
                api.setIsOpen(false);
                void api.refresh();
              }}
            >
              {translate({id: 'search.recent.clear', message: 'Clear recent searches'})}
            </button>
          </>
        ),
      },
    );

  const createSources = async (query: string): Promise<Source[]> => {
    if (query.trim() === '') {
      status = {problem: undefined, isIncomplete: false};
      return readRecentSearches().length === 0 ? [] : [createRecentSource()];
    }
    const {
      result: {hits, problem, similar},
      pasted,
      isIncomplete,
    } = await search(query, settings.maxSearchResults);
    status = {problem, isIncomplete};
    const offers = pasted?.offers.slice(0, MAX_OFFERS) ?? [];
    const shown = hits.slice(0, settings.maxSearchResults - offers.length);
    const sources: Source[] = [];
    if (pasted !== undefined) {
      sources.push(
        createSource(
          'pasted',
          offers.map((offer) => offerItem(offer, pasted.value)),
          {header: () => <Heading text={pasteLabel(pasted.kind)} />},
        ),
      );
    }
    if (shown.length > 0 || offers.length === 0) {
      sources.push(
        createSource('hits', shown.map(hitItem), {
          ...(similar && shown.length > 0
            ? {header: () => <Heading text={similarLabel()} />}
            : {}),
          noResults: () =>
            problem === undefined ? noResultsLabel() : problemLabel(problem),
        }),
      );
    }
    if (isIncomplete) {
      sources.push(createFailureSource(shown.length > 0));
    }
    return sources;
  };

  const {renderer, unmount} = createRenderer();
  const api = autocomplete<SearchItem>({
    container,
    renderer,
    placeholder: searchLabel,
    // A key that is pressed before the first render adds to this query.
    initialState: {query: initialQuery},
    panelPlacement: placementOf(settings.panelPlacement),
    detachedMediaQuery: NARROW,
    stallThreshold: STALL_MS,
    defaultActiveItemId: 0,
    openOnFocus: true,
    shouldPanelOpen: ({state}) =>
      !hasLeft && (matchMedia(NARROW).matches || state.collections.length > 0),
    panelContainer: container.closest<HTMLElement>('.navbar') ?? document.body,
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
      navigate({item}) {
        if (item.type === 'page') {
          choose(item);
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
      // The dialog of a narrow screen has been closed.
      if (prevState.isOpen && !state.isOpen && matchMedia(NARROW).matches) {
        hasLeft = true;
      }
      if (state.collections !== prevState.collections) {
        const items = state.collections.flatMap((collection) => collection.items);
        onStatus(state.query === '' ? undefined : {count: items.length, ...status});
        // After the state changes of this task.
        queueMicrotask(replayEnter);
      }
    },
    onSubmit({state: {query}}) {
      if (query.trim() !== '') {
        leave();
        onSubmit(query);
      }
    },
    // The input is the combobox (WAI-ARIA 1.2), not its wrapper, and has a label of its own instead of
    // the submit button's. The types require attributes that the library sets itself.
    getRootProps: () => ({}) as never,
    getInputProps({props, state, inputElement}) {
      input = inputElement;
      const lists = props['aria-controls']?.split(' ') ?? [];
      const nonEmptyLists = lists.filter((_, index) =>
        hasItems(state.collections[index]),
      );
      return {
        ...props,
        onFocus(event: FocusEvent) {
          hasLeft = false;
          props.onFocus(event);
        },
        onBlur() {
          pendingEnter = undefined;
        },
        onChange(event: Event) {
          pendingEnter = undefined;
          props.onChange(event);
        },
        onKeyDown(event: KeyboardEvent) {
          pendingEnter = undefined;
          if (
            event.key === 'Enter' &&
            !event.isComposing &&
            lastStarted !== lastFinished
          ) {
            event.preventDefault();
            const {ctrlKey, metaKey, shiftKey, altKey} = event;
            pendingEnter = {ctrlKey, metaKey, shiftKey, altKey};
          } else {
            props.onKeyDown(event);
          }
        },
        role: 'combobox',
        'aria-label': searchLabel,
        'aria-labelledby': undefined,
        'aria-autocomplete': 'list',
        'aria-haspopup': 'listbox',
        // Without items there is no listbox.
        'aria-expanded': state.isOpen && nonEmptyLists.length > 0,
        'aria-controls': nonEmptyLists.join(' ') || undefined,
        'aria-activedescendant':
          nonEmptyLists.length === 0 ? undefined : props['aria-activedescendant'],
      } as never;
    },
    // The panel is outside all other landmarks, so it is one itself.
    getPanelProps: ({props}) =>
      ({...props, role: 'region', 'aria-label': searchLabel}) as never,
    getListProps: ({props}) =>
      ({
        ...props,
        'aria-label': translate({id: 'search.list', message: 'Search results'}),
        'aria-labelledby': undefined,
      }) as never,
    async getSources({query}) {
      lastStarted += 1;
      const started = lastStarted;
      const sources = await createSources(query);
      lastFinished = Math.max(lastFinished, started);
      return sources;
    },
  });
  return {
    start({isFocused, isSubmitted}) {
      if (!isFocused) {
        void api.refresh();
        return;
      }
      // On a narrow screen the input is in a dialog.
      if (matchMedia(NARROW).matches) {
        api.setIsOpen(true);
      }
      input?.focus({preventScroll: true});
      if (isSubmitted) {
        pendingEnter = {};
      }
    },
    destroy() {
      api.destroy();
      unmount();
    },
  };
}

function hasItems(collection: {items: unknown[]} | undefined): boolean {
  return collection !== undefined && collection.items.length > 0;
}

function placementOf(placement: PanelPlacement): PanelPlacement {
  const isMirrored = document.documentElement.dir === 'rtl';
  return isMirrored ? (MIRRORED[placement] ?? placement) : placement;
}

function Heading({text}: {text: string}): ReactElement {
  return <span className={styles.heading}>{text}</span>;
}
