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
import {clearSearches, keepSearch, recentSearches} from './recent-searches';
import {createRenderer} from './renderer';
import PanelItem from './PanelItem';
import styles from './panel.module.css';

/** How long an answer may take before the box says that it waits (specification, section 4). */
const STALL_MS = 300;

/** From this width on the panel stands under the box (specification, section 9). */
const NARROW = '(max-width: 996px)';

/** Of text from right to left: the library takes start for left and end for right. */
const MIRRORED: Partial<Record<PanelPlacement, PanelPlacement>> = {
  start: 'end',
  end: 'start',
};

/** The most endpoints that are offered for what was pasted. */
const MOST_OFFERS = 5;

/** What readers who do not see the panel are told of it. */
export interface Answer {
  /** How much there is to choose. */
  count: number;
  /** Why the query cannot be read. */
  problem: string | undefined;
  /** Whether something that is searched could not be loaded. */
  isIncomplete: boolean;
}

interface AutocompleteOptions {
  container: HTMLElement;
  /** Searches what the page belongs to. */
  search: (query: string, limit: number) => ReturnType<SearchEngine['search']>;
  settings: SearchSettings;
  /** What was typed before the box was there. */
  typed: string;
  /** Told what the answer is; undefined while nothing is searched for. */
  onAnswer: (answer: Answer | undefined) => void;
  /** Called with what the reader opens where they are. */
  onChoose: (item: PageItem) => void;
  /** Called with a query of which the reader wants to see all that there is. */
  onSubmit: (query: string) => void;
}

type Source = AutocompleteSource<SearchItem>;

/** What is shown around and in the place of the items of a source. */
interface Templates {
  header?: () => ReactElement;
  noResults?: () => ReactElement | string;
}

type PanelPlacement = SearchSettings['panelPlacement'];

/** Makes the box and its panel in a container. */
export function createAutocomplete({
  container,
  search,
  settings,
  typed,
  onAnswer,
  onChoose,
  onSubmit,
}: AutocompleteOptions): {
  /** Goes on where the reader was in the input that was there before. */
  start: (before: {isFocused: boolean; isSubmitted: boolean}) => void;
  destroy: () => void;
} {
  const searchLabel = translate({id: 'theme.SearchBar.label', message: 'Search'});
  let answer: Omit<Answer, 'count'> = {problem: undefined, isIncomplete: false};
  let input: HTMLInputElement | undefined;

  // Set until the reader is in the box again: an answer that is still due does not open the panel.
  let hasLeft = false;
  const leave = (): void => {
    hasLeft = true;
    keepSearch(input?.value ?? '');
    api.setIsOpen(false);
    api.setQuery('');
    void api.refresh();
    input?.blur();
  };

  const choose = (item: PageItem): void => {
    leave();
    onChoose(item);
  };

  // The queries that were asked and answered, counted. The answer to the last one decides what Enter
  // opens, so Enter waits for it.
  let asked = 0;
  let answered = 0;
  let heldEnter: KeyboardEventInit | undefined;
  const releaseEnter = (): void => {
    if (heldEnter !== undefined && asked === answered) {
      const enter = new KeyboardEvent('keydown', {
        ...heldEnter,
        key: 'Enter',
        bubbles: true,
        cancelable: true,
      });
      heldEnter = undefined;
      // Without an item to choose, Enter submits the form, which a script has to do by itself.
      if (input?.dispatchEvent(enter) === true) {
        input.form?.requestSubmit();
      }
    }
  };

  const sourceOf = (
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
        keepSearch(state.query);
      }
    },
    // The types are those of Preact; what renders is React.
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

  const failureSource = (hasHits: boolean): Source =>
    sourceOf('failure', [], {
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

  const recentSource = (): Source =>
    sourceOf(
      'recent',
      recentSearches().map((query) => ({type: 'recent', query})),
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

  const sourcesOf = async (query: string): Promise<Source[]> => {
    if (query.trim() === '') {
      answer = {problem: undefined, isIncomplete: false};
      return recentSearches().length === 0 ? [] : [recentSource()];
    }
    const {
      result: {hits, problem, similar},
      pasted,
      isIncomplete,
    } = await search(query, settings.maxSearchResults);
    answer = {problem, isIncomplete};
    const offers = pasted?.offers.slice(0, MOST_OFFERS) ?? [];
    const shown = hits.slice(0, settings.maxSearchResults - offers.length);
    const sources: Source[] = [];
    if (pasted !== undefined) {
      sources.push(
        sourceOf(
          'pasted',
          offers.map((each) => offerItem(each, pasted.value)),
          {header: () => <Heading text={pasteLabel(pasted.kind)} />},
        ),
      );
    }
    if (shown.length > 0 || offers.length === 0) {
      sources.push(
        sourceOf('hits', shown.map(hitItem), {
          ...(similar && shown.length > 0
            ? {header: () => <Heading text={similarLabel()} />}
            : {}),
          noResults: () =>
            problem === undefined ? noResultsLabel() : problemLabel(problem),
        }),
      );
    }
    if (isIncomplete) {
      sources.push(failureSource(shown.length > 0));
    }
    return sources;
  };

  const {renderer, unmount} = createRenderer();
  const api = autocomplete<SearchItem>({
    container,
    renderer,
    placeholder: searchLabel,
    // In the input from the start: a key that comes before the first rendering adds to it.
    initialState: {query: typed},
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
      if (state.collections !== prevState.collections) {
        const found = state.collections.flatMap(({items}) => items);
        onAnswer(state.query === '' ? undefined : {count: found.length, ...answer});
        // After the changes that follow in the same step.
        queueMicrotask(releaseEnter);
      }
    },
    onSubmit({state: {query}}) {
      if (query.trim() !== '') {
        leave();
        onSubmit(query);
      }
    },
    // The input is the combobox (WAI-ARIA 1.2), and not what holds it. It is called by what it is for,
    // and not by the button beside it. The types ask for all attributes that are there by themselves.
    getRootProps: () => ({}) as never,
    getInputProps({props, state, inputElement}) {
      input = inputElement;
      const lists = props['aria-controls']?.split(' ') ?? [];
      const filled = lists.filter((_, place) => hasItems(state.collections[place]));
      return {
        ...props,
        onFocus(event: FocusEvent) {
          hasLeft = false;
          props.onFocus(event);
        },
        onBlur() {
          heldEnter = undefined;
        },
        onChange(event: Event) {
          heldEnter = undefined;
          props.onChange(event);
        },
        onKeyDown(event: KeyboardEvent) {
          heldEnter = undefined;
          if (event.key === 'Enter' && !event.isComposing && asked !== answered) {
            event.preventDefault();
            const {ctrlKey, metaKey, shiftKey, altKey} = event;
            heldEnter = {ctrlKey, metaKey, shiftKey, altKey};
          } else {
            props.onKeyDown(event);
          }
        },
        role: 'combobox',
        'aria-label': searchLabel,
        'aria-labelledby': undefined,
        'aria-autocomplete': 'list',
        'aria-haspopup': 'listbox',
        // Without offers there is no list that could be open.
        'aria-expanded': state.isOpen && filled.length > 0,
        'aria-controls': filled.join(' ') || undefined,
        'aria-activedescendant':
          filled.length === 0 ? undefined : props['aria-activedescendant'],
      } as never;
    },
    // It stands at the end of the document, outside of all other landmarks.
    getPanelProps: ({props}) =>
      ({...props, role: 'region', 'aria-label': searchLabel}) as never,
    getListProps: ({props}) =>
      ({
        ...props,
        'aria-label': translate({id: 'search.list', message: 'Search results'}),
        'aria-labelledby': undefined,
      }) as never,
    async getSources({query}) {
      asked += 1;
      const turn = asked;
      const sources = await sourcesOf(query);
      answered = Math.max(answered, turn);
      return sources;
    },
  });
  return {
    start({isFocused, isSubmitted}) {
      if (!isFocused) {
        void api.refresh();
        return;
      }
      // On a narrow screen the input is in a dialog, which takes the focus when it is opened.
      if (matchMedia(NARROW).matches) {
        api.setIsOpen(true);
      }
      input?.focus({preventScroll: true});
      if (isSubmitted) {
        heldEnter = {};
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

/** The placement by the direction in which the page is written. */
function placementOf(placement: PanelPlacement): PanelPlacement {
  const isMirrored = document.documentElement.dir === 'rtl';
  return isMirrored ? (MIRRORED[placement] ?? placement) : placement;
}

function Heading({text}: {text: string}): ReactElement {
  return <span className={styles.heading}>{text}</span>;
}
