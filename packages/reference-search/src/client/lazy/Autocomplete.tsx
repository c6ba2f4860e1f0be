import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import React, {
  startTransition,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {isPlainClick} from 'docusaurus-openapi-reference/components';
import {
  MAX_QUERY_LENGTH,
  SEARCH_PLUGIN,
  type SearchSettings,
} from '../../search/settings';
import {searchEngine} from '../engine';
import Icon, {SEARCH_ICON} from '../Icon';
import {useSearchTags} from '../useSearchTags';
import {COMMAND_SIGN} from './commands';
import {type HighlightState, useHighlights} from './highlights';
import Panel, {listIds, optionId} from './Panel';
import {placePanel} from './place-panel';
import {keepPage, saveSearch} from './recent';
import {answerQuery, type Answer, type SearchItem} from './sections';
import Status from './Status';
import {isNarrow, useNarrow} from './useNarrow';
import {useTouches} from './useTouches';
import styles from './panel.module.css';

/** Delay before the loading indicator is shown, in milliseconds (product specification, section 4). */
const STALL_MS = 300;

export interface PlainFormState {
  query: string;
  isFocused?: boolean;
  isSubmitted?: boolean;
}

interface Box {
  query: string;
  isOpen: boolean;
  /** Place of the option that Enter selects; negative places count from the end. */
  active: number | undefined;
  /** Whether the reader has waited long. */
  isStalled: boolean;
  answer: Answer;
  /** Number of the query that has the answer. */
  answered: number;
}

type Modifiers = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

const NO_MODIFIERS: Modifiers = {
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
};

const NO_ANSWER: Answer = {sections: []};

const CLEAR_ICON = 'M4 4l8 8M12 4l-8 8';
const LOADING_ICON = 'M8 2a6 6 0 1 1-6 6';

function scrollTo(place: number): void {
  document.getElementById(optionId(place))?.scrollIntoView({block: 'nearest'});
}

/** The combobox of WAI-ARIA 1.2: the focus stays in the input while the keys move the active option. */
export default function Autocomplete({
  readFormState,
}: {
  readFormState: () => PlainFormState;
}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {maxSearchResults, panelPlacement} = usePluginData(
    SEARCH_PLUGIN,
  ) as SearchSettings;
  const engine = searchEngine(baseUrl);
  const tags = useSearchTags();
  const history = useHistory<HighlightState>();
  const isDetached = useNarrow();
  const [box, change] = useReducer(
    (state: Box, changed: Partial<Box>): Box =>
      // A command is answered before the query that was asked before it.
      (changed.answered ?? Infinity) < state.answered ? state : {...state, ...changed},
    undefined,
    (): Box => ({
      query: readFormState().query,
      isOpen: false,
      active: 0,
      isStalled: false,
      answer: NO_ANSWER,
      answered: 0,
    }),
  );
  const {query, isOpen, answer, answered} = box;
  const container = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement | null>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const openButton = useRef<HTMLButtonElement>(null);
  // Enter opens a hit of the last query, so it waits until that query has been answered.
  const enter = useRef<Modifiers>();
  /** Number of the last query. */
  const started = useRef(0);
  /** Number of the last query whose answer is shown, or cancelled. */
  const finished = useRef(0);
  /** The answers up to this one are not shown. */
  const cancelled = useRef(0);
  const stalling = useRef<ReturnType<typeof setTimeout>>();
  // True until the input gets the focus again, so that a late answer does not open the panel.
  const hasLeft = useRef(false);
  useHighlights();

  const items = answer.sections.flatMap((section) => section.items);
  const activeItem =
    isOpen && box.active !== undefined ? items.at(box.active) : undefined;
  const isDialog = isDetached && isOpen;
  const lists = isOpen ? listIds(answer.sections) : '';

  const canOpen = ({sections}: Answer): boolean =>
    !hasLeft.current && (isNarrow() || sections.length > 0);

  const allResults = (text: string): string =>
    `${baseUrl}search?${new URLSearchParams({q: text})}`;

  /** @param options - `active` is the option that becomes active; `keepsPanel` leaves the panel as it is. */
  const ask = async (
    text: string,
    {active = 0, keepsPanel = false} = {},
  ): Promise<void> => {
    started.current += 1;
    const place = started.current;
    change({query: text, active});
    clearTimeout(stalling.current);
    stalling.current = setTimeout(() => change({isStalled: true}), STALL_MS);
    const newAnswer = await answerQuery(text, {
      search: (each) => engine.search(each, tags, maxSearchResults),
      limit: maxSearchResults,
      allResults,
    });
    const isLast = place === started.current;
    if (isLast) {
      clearTimeout(stalling.current);
    }
    const settled = isLast ? {isStalled: false} : {};
    if (place <= cancelled.current) {
      finished.current = Math.max(finished.current, place);
      change(settled);
    } else {
      // Keys do not wait until the hits are rendered.
      startTransition(() =>
        change({
          ...settled,
          answer: newAnswer,
          answered: place,
          ...(keepsPanel ? {} : {isOpen: canOpen(newAnswer)}),
        }),
      );
    }
  };

  const cancel = (): void => {
    cancelled.current = started.current;
  };

  const close = (): void => {
    // The dialog of a narrow screen has been closed.
    hasLeft.current ||= isDialog;
    change({isOpen: false, active: undefined});
  };

  const leave = (): void => {
    hasLeft.current = true;
    if (!query.startsWith(COMMAND_SIGN)) {
      saveSearch(query);
    }
    void ask('', {keepsPanel: true});
    close();
    input.current?.blur();
  };

  const submit = (): void => {
    cancel();
    if (query.trim() === '' || query.startsWith(COMMAND_SIGN)) {
      close();
      input.current?.blur();
    } else {
      leave();
      history.push(allResults(query), {searchTerms: []});
    }
  };

  const select = (item: SearchItem): void => {
    if (item.type === 'recent') {
      hasLeft.current = false;
      void ask(item.query);
    } else if (item.type === 'command') {
      // It can move the focus, which the dialog of a narrow screen would keep.
      flushSync(leave);
      item.command.run();
    } else {
      leave();
      const searchTerms = item.type === 'page' ? item.typedTerms : [];
      history.push(item.href, {searchTerms});
    }
  };

  /** Opens the active item, in another tab or window with a modifier, or all results. */
  const press = ({ctrlKey, metaKey, shiftKey, altKey}: Modifiers): void => {
    const isOther = ctrlKey || metaKey || shiftKey;
    if (activeItem === undefined) {
      submit();
    } else if (isOther && 'href' in activeItem) {
      saveSearch(query);
      const features = ctrlKey || metaKey ? 'noopener' : 'noopener,popup=yes';
      window.open(activeItem.href, '_blank', features)?.focus();
    } else if (!isOther && !altKey) {
      select(activeItem);
    }
  };

  const move = (step: 1 | -1): void => {
    if (!isOpen) {
      void ask(query, {active: step === 1 ? 0 : -1});
    } else if (items.length > 0) {
      const from =
        activeItem === undefined ? Math.min(-step, 0) : items.indexOf(activeItem);
      const active = (from + step + items.length) % items.length;
      change({active});
      scrollTo(active);
    }
  };

  const handleKey = (event: KeyboardEvent): void => {
    enter.current = undefined;
    const {key} = event;
    if (event.nativeEvent.isComposing) {
      return;
    }
    if (key === 'Tab' && !isDetached) {
      close();
      cancel();
    }
    if (key === 'Enter' || key === 'Escape' || key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault();
    }
    if (key === 'Enter') {
      if (started.current === finished.current) {
        press(event);
      } else {
        enter.current = event;
      }
    } else if (key === 'ArrowUp' || key === 'ArrowDown') {
      move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Escape') {
      cancel();
      close();
      if (!isOpen) {
        change({query: '', answer: NO_ANSWER});
      }
    }
  };

  const handleFocus = (): void => {
    hasLeft.current = false;
    keepPage();
    change({isOpen: canOpen(answer)});
    void ask(query);
  };

  const handleClick = (item: SearchItem, event: MouseEvent): void => {
    if (!('href' in item)) {
      select(item);
    } else if (isPlainClick(event)) {
      event.preventDefault();
      select(item);
    } else {
      saveSearch(query);
    }
  };

  useEffect(() => {
    void engine.load(tags);
  }, [engine, tags]);

  // A layout effect runs in the same task as the replacement of the form, so that no key is lost.
  useLayoutEffect(() => {
    const {isFocused, isSubmitted} = readFormState();
    if (isFocused === true && !isDetached) {
      input.current?.focus({preventScroll: true});
    } else {
      void ask(query, {keepsPanel: true});
      change({isOpen: isFocused === true});
    }
    enter.current = isFocused === true && isSubmitted === true ? NO_MODIFIERS : undefined;
    return () => {
      cancel();
      clearTimeout(stalling.current);
    };
    // Its options do not change while the site is open.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useLayoutEffect(() => {
    // What makes dialogs modal watches this class.
    document.body.classList.toggle('aa-Detached', isDialog);
    const {current: button} = openButton;
    if (isDialog) {
      input.current?.focus({preventScroll: true});
      return () => {
        document.body.classList.remove('aa-Detached');
        button?.focus({preventScroll: true});
      };
    }
    return undefined;
  }, [isDialog]);

  useLayoutEffect(() => {
    finished.current = Math.max(finished.current, answered);
    panel.current?.scrollTo(0, 0);
    if (activeItem !== undefined && activeItem !== items[0]) {
      scrollTo(items.indexOf(activeItem));
    }
    if (enter.current !== undefined && started.current === finished.current) {
      const modifiers = enter.current;
      enter.current = undefined;
      press(modifiers);
    }
    // Once for each answer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [answered]);

  useTouches(
    (target) => {
      const isInside = [form, panel, dialog].some(
        ({current}) => current?.contains(target) === true,
      );
      if (!isInside && (isOpen || started.current !== finished.current)) {
        close();
        cancel();
      }
    },
    // The keyboard of a phone leaves room for what the reader scrolls to.
    (target) => {
      if (isOpen && target !== input.current) {
        input.current?.blur();
      }
    },
  );

  const searchForm = (
    <form
      ref={form}
      className={styles.form}
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.prefix}>
        <button
          type="submit"
          className={styles.submit}
          title={translate({id: 'search.submit', message: 'Submit'})}
          hidden={box.isStalled}
        >
          <Icon path={SEARCH_ICON} />
        </button>
        <div
          className={clsx('aa-LoadingIndicator', styles.loading)}
          hidden={!box.isStalled}
        >
          {box.isStalled ? <Icon path={LOADING_ICON} /> : null}
        </div>
      </div>
      <div>
        <input
          ref={input}
          type="search"
          className={styles.input}
          value={query}
          maxLength={MAX_QUERY_LENGTH}
          placeholder={translate({id: 'theme.SearchBar.label', message: 'Search'})}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-label={translate({id: 'theme.SearchBar.label', message: 'Search'})}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          // Without items there is no listbox.
          aria-expanded={lists !== ''}
          aria-controls={lists || undefined}
          aria-activedescendant={activeItem && optionId(items.indexOf(activeItem))}
          onFocus={handleFocus}
          onBlur={() => {
            enter.current = undefined;
          }}
          onClick={() => {
            if (!isOpen) {
              handleFocus();
            }
          }}
          onChange={({target}) => {
            enter.current = undefined;
            void ask(target.value.slice(0, MAX_QUERY_LENGTH));
          }}
          onKeyDown={handleKey}
        />
      </div>
      <div className={styles.suffix}>
        <button
          type="button"
          className={styles.clearQuery}
          title={translate({id: 'search.clear', message: 'Clear'})}
          hidden={query === ''}
          onClick={() => {
            input.current?.focus();
            void ask('');
          }}
        >
          <Icon path={CLEAR_ICON} />
        </button>
      </div>
    </form>
  );

  const panelElement = isOpen ? (
    <Panel
      sections={answer.sections}
      active={activeItem}
      elementRef={(element) => {
        panel.current = element;
        if (element !== null && container.current !== null && !isDetached) {
          placePanel(element, container.current, panelPlacement);
        }
      }}
      onActivate={(active) => change({active})}
      onSelect={handleClick}
      onClear={() => {
        change({isOpen: false});
        void ask(query, {keepsPanel: true});
      }}
      onRetry={() => void ask(query)}
    />
  ) : null;

  return (
    <>
      <div ref={container} className={styles.box}>
        {isDetached ? (
          <button
            ref={openButton}
            type="button"
            className={clsx('aa-DetachedSearchButton', styles.searchButton)}
            title={translate({id: 'search.search', message: 'Search'})}
            onClick={() => {
              hasLeft.current = false;
              change({isOpen: true});
            }}
          >
            <Icon path={SEARCH_ICON} />
            {query || translate({id: 'theme.SearchBar.label', message: 'Search'})}
          </button>
        ) : (
          searchForm
        )}
      </div>
      {isDialog
        ? createPortal(
            <div ref={dialog} className={clsx('aa-DetachedOverlay', styles.overlay)}>
              <div className={clsx('aa-DetachedContainer', styles.detached)}>
                <div className={styles.detachedForm}>
                  {searchForm}
                  <button
                    type="button"
                    className={clsx('aa-DetachedCancelButton', styles.cancel)}
                    onClick={close}
                  >
                    {translate({id: 'search.cancel', message: 'Cancel'})}
                  </button>
                </div>
                {panelElement}
              </div>
            </div>,
            document.body,
          )
        : panelElement === null
          ? null
          : createPortal(
              panelElement,
              document.querySelector('[data-search]')?.closest('.navbar') ??
                document.body,
            )}
      <Status status={query === '' ? undefined : answer.status} />
    </>
  );
}
