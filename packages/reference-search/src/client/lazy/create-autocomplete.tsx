import {autocomplete, type AutocompleteSource} from '@algolia/autocomplete-js';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {type ReactElement} from 'react';
import type {IncompleteValue} from '../../search/paste';
import type {SearchSettings} from '../../search/settings';
import type {SearchEngine} from '../engine';
import {COMMAND_SIGN, findCommands, findNamedCommands, type Command} from './commands';
import {
  hitItem,
  isLink,
  offerItem,
  type CommandItem,
  type LinkItem,
  type SearchItem,
} from './item';
import {
  commandsLabel,
  incompleteLabel,
  incompleteValueLabel,
  noCommandsLabel,
  noHitsLabel,
  noKeysLabel,
  pasteLabel,
  retryLabel,
  similarLabel,
} from '../labels';
import {clearPages, keepPage, readRecentPages, type VisitedPage} from './recent-pages';
import {isPlainClick} from 'docusaurus-openapi-reference/components/plain-click';
import {clearSearches, saveSearch, readRecentSearches} from './recent-searches';
import {createRenderer} from './renderer';
import PanelItem, {type OptionProps} from './PanelItem';
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

/** Commands that are shown below the hits at most. */
const MAX_COMMANDS = 3;

/** Begins the ids of the elements of the library. */
const ID = 'docs-search';

/** The state of the panel, which is announced to screen readers. */
export interface SearchStatus {
  count: number;
  /** Reason why the query cannot be parsed. */
  problem: string | undefined;
  incompleteValue: IncompleteValue | undefined;
  isIncomplete: boolean;
}

const NO_STATUS: Omit<SearchStatus, 'count'> = {
  problem: undefined,
  incompleteValue: undefined,
  isIncomplete: false,
};

interface AutocompleteOptions {
  container: HTMLElement;
  search: (query: string, limit: number) => ReturnType<SearchEngine['search']>;
  settings: SearchSettings;
  initialQuery: string;
  /** Receives undefined while the query is empty. */
  onStatus: (status: SearchStatus | undefined) => void;
  /** Returns the address of all results of a query. */
  allResults: (query: string) => string;
  /**
   * Opens a page in this tab.
   *
   * @param typedTerms to mark on it.
   */
  onOpen: (href: string, typedTerms: string[]) => void;
}

type Source = AutocompleteSource<SearchItem>;

/** The item and the state that the library passes to a template. */
interface ItemScope {
  item: SearchItem & {__autocomplete_id?: number};
  state: {activeItemId: number | null};
}

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
  allResults,
  onOpen,
}: AutocompleteOptions): {
  start: (formState: {isFocused: boolean; isSubmitted: boolean}) => void;
  destroy: () => void;
} {
  const searchLabel = translate({id: 'theme.SearchBar.label', message: 'Search'});
  let status = NO_STATUS;
  let input: HTMLInputElement | undefined;

  // True until the input gets the focus again, so that a late response does not open the panel.
  let hasLeft = false;
  const leave = (): void => {
    hasLeft = true;
    if (input?.value.startsWith(COMMAND_SIGN) !== true) {
      saveSearch(input?.value ?? '');
    }
    api.setIsOpen(false);
    api.setQuery('');
    void api.refresh();
    input?.blur();
  };

  const choose = (item: LinkItem): void => {
    leave();
    onOpen(item.href, item.type === 'page' ? item.typedTerms : []);
  };

  const runCommand = ({command}: CommandItem): void => {
    leave();
    command.run();
  };

  // Enter opens a hit of the last query, so it waits until that query has finished.
  let lastStarted = 0;
  let lastFinished = 0;
  let pendingEnter: KeyboardEventInit | undefined;
  const replayEnter = (): void => {
    if (pendingEnter !== undefined && lastStarted === lastFinished) {
      const shared = {key: 'Enter', bubbles: true, cancelable: true};
      const enter = new KeyboardEvent('keydown', {...pendingEnter, ...shared});
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
    getItemUrl: ({item}) => (isLink(item) ? item.href : undefined),
    onSelect({item, state}) {
      if (item.type === 'recent') {
        api.setQuery(item.query);
        api.setIsOpen(true);
        void api.refresh();
      } else if (item.type === 'command') {
        runCommand(item);
      } else {
        saveSearch(state.query);
      }
    },
    // The types are those of Preact.
    templates: {
      item({item, state}: ItemScope) {
        const option: OptionProps = {
          // The id that the library gives to the element around it.
          id: `${ID}-${sourceId}-item-${item.__autocomplete_id}`,
          role: 'option',
          'aria-selected': state.activeItemId === item.__autocomplete_id,
        };
        return item.type === 'recent' ? (
          <span {...option} className={styles.link}>
            <span className={styles.recent}>{item.query}</span>
          </span>
        ) : item.type === 'command' ? (
          <span {...option} className={clsx(styles.link, styles.command)}>
            <span>{item.command.title}</span>
            {item.command.keys === undefined ? (
              <small>{noKeysLabel()}</small>
            ) : (
              <kbd>{item.command.keys}</kbd>
            )}
          </span>
        ) : (
          <PanelItem
            item={item}
            option={option}
            onClick={(event) => {
              if (isPlainClick(event)) {
                event.preventDefault();
                choose(item);
              }
            }}
          />
        );
      },
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

  /** Lists what the browser has stored, with a button that clears it. */
  const createStoredSource = (
    sourceId: string,
    items: readonly SearchItem[],
    {title, clearLabel, clear}: {title: string; clearLabel: string; clear: () => void},
  ): Source =>
    createSource(sourceId, items, {
      header: () => (
        <>
          <Heading text={title} />
          <button
            type="button"
            className={styles.clear}
            onClick={() => {
              clear();
              api.setIsOpen(false);
              void api.refresh();
            }}
          >
            {clearLabel}
          </button>
        </>
      ),
    });

  const createPagesSource = (pages: readonly VisitedPage[]): Source =>
    createStoredSource(
      'pages',
      pages.map((page) => ({type: 'visited', ...page})),
      {
        title: translate({id: 'search.recent.pages', message: 'Recent pages'}),
        clearLabel: translate({
          id: 'search.recent.pages.clear',
          message: 'Clear recent pages',
        }),
        clear: clearPages,
      },
    );

  const createRecentSource = (queries: readonly string[]): Source =>
    createStoredSource(
      'recent',
      queries.map((query) => ({type: 'recent', query})),
      {
        title: translate({id: 'search.recent', message: 'Recent searches'}),
        clearLabel: translate({
          id: 'search.recent.clear',
          message: 'Clear recent searches',
        }),
        clear: clearSearches,
      },
    );

  const createCommandSource = (commands: readonly Command[]): Source =>
    createSource(
      'commands',
      commands.map((command) => ({type: 'command', command})),
      {header: () => <Heading text={commandsLabel()} />, noResults: noCommandsLabel},
    );

  const createSources = async (query: string): Promise<Source[]> => {
    if (query.trim() === '') {
      status = NO_STATUS;
      const pages = readRecentPages();
      const recent = readRecentSearches();
      return [
        ...(pages.length === 0 ? [] : [createPagesSource(pages)]),
        ...(recent.length === 0 ? [] : [createRecentSource(recent)]),
      ];
    }
    if (query.startsWith(COMMAND_SIGN)) {
      status = NO_STATUS;
      return [createCommandSource(findCommands(query))];
    }
    const {
      result: {hits, problem, similar},
      total: hitCount,
      pasted,
      incompleteValue,
      isIncomplete,
    } = await search(query, settings.maxSearchResults);
    status = {problem, incompleteValue, isIncomplete};
    const offers = pasted?.offers.slice(0, settings.maxSearchResults) ?? [];
    const shown = hits.slice(0, settings.maxSearchResults - offers.length);
    const total = (pasted?.offers.length ?? 0) + hitCount;
    const rest: SearchItem[] =
      total > offers.length + shown.length
        ? [{type: 'all', total, href: allResults(query)}]
        : [];
    const sources: Source[] = [];
    if (pasted !== undefined) {
      const items = [
        ...offers.map((offer) => offerItem(offer, pasted)),
        ...(shown.length === 0 ? rest : []),
      ];
      const header = (): ReactElement => <Heading text={pasteLabel(pasted.kind)} />;
      sources.push(createSource('pasted', items, {header}));
    }
    if (shown.length > 0 || offers.length === 0) {
      const heading = incompleteValue
        ? incompleteValueLabel(incompleteValue)
        : similar && shown.length > 0
          ? similarLabel()
          : undefined;
      sources.push(
        createSource('hits', [...shown.map(hitItem), ...(shown.length > 0 ? rest : [])], {
          ...(heading === undefined ? {} : {header: () => <Heading text={heading} />}),
          noResults: () => noHitsLabel(problem),
        }),
      );
    }
    if (isIncomplete) {
      sources.push(createFailureSource(shown.length > 0));
    }
    const commands = findNamedCommands(query).slice(0, MAX_COMMANDS);
    return commands.length === 0 ? sources : [...sources, createCommandSource(commands)];
  };

  const {renderer, unmount} = createRenderer();
  const api = autocomplete<SearchItem>({
    id: ID,
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
        if (isLink(item)) {
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
        const areCommands = state.query.startsWith(COMMAND_SIGN);
        const {length} = items.filter(
          ({type}) => type !== 'all' && (areCommands || type !== 'command'),
        );
        onStatus(state.query === '' ? undefined : {count: length, ...status});
        // After the state changes of this task.
        queueMicrotask(replayEnter);
      }
    },
    onSubmit({state: {query}}) {
      if (query.trim() !== '' && !query.startsWith(COMMAND_SIGN)) {
        leave();
        onOpen(allResults(query), []);
      }
    },
    // The input is the combobox (WAI-ARIA 1.2), not its wrapper, and has a label of its own instead of
    // the submit button's. The types require attributes that the library sets itself.
    getRootProps: () => ({}) as never,
    getInputProps({props, state, inputElement}) {
      input = inputElement;
      const lists = props['aria-controls']?.split(' ') ?? [];
      const nonEmptyLists = lists.filter(
        (_, index) => (state.collections[index]?.items.length ?? 0) > 0,
      );
      return {
        ...props,
        onFocus(event: FocusEvent) {
          hasLeft = false;
          keepPage();
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
          const {key, isComposing, ctrlKey, metaKey, shiftKey, altKey} = event;
          if (key === 'Enter' && !isComposing && lastStarted !== lastFinished) {
            event.preventDefault();
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
    // The element in it is the option: see PanelItem.
    getItemProps: ({props}) =>
      ({...props, id: undefined, role: 'none', 'aria-selected': undefined}) as never,
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

function placementOf(placement: PanelPlacement): PanelPlacement {
  const isMirrored = document.documentElement.dir === 'rtl';
  return isMirrored ? (MIRRORED[placement] ?? placement) : placement;
}

function Heading({text}: {text: string}): ReactElement {
  return <span className={styles.heading}>{text}</span>;
}
