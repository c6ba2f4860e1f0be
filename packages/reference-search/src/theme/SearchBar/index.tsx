import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type AutocompleteComponent from '../../client/lazy/Autocomplete';
import type {HighlightState, PlainFormState} from '../../client/lazy/Autocomplete';
import type {SearchEngine} from '../../client/engine';
import {useSearchTags} from '../../client/useSearchTags';
import {MAX_QUERY_LENGTH} from '../../search/settings';
import React, {
  useCallback,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import styles from './styles.module.css';

interface Search {
  Autocomplete: typeof AutocompleteComponent;
  engine: SearchEngine;
}

/** The loaded code. A page with another layout mounts a new search bar, which uses it at once. */
let loaded: Search | undefined;

let loading: Promise<Search> | undefined;

/** A plain form. The first pointer, focus or key event loads the autocomplete, which replaces it. */
export default function SearchBar(): ReactNode {
  // Not React.lazy: its fallback would be another input, and the reader would lose the focus.
  const [search, setSearch] = useState(loaded);
  const [hasFailed, setHasFailed] = useState(false);
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const tags = useSearchTags();
  const formState = useRef<PlainFormState>({
    query: '',
    isFocused: false,
    isSubmitted: false,
  });
  const load = useCallback((): void => {
    loading ??= loadSearch(baseUrl, tags);
    loading.then(setSearch, (error: unknown) => {
      loading = undefined;
      formState.current.isSubmitted = false;
      setHasFailed(true);
      console.error('The search box cannot be loaded:', error);
    });
  }, [baseUrl, tags]);
  // The autocomplete also highlights the terms on a page that was opened from the search page.
  const hasHighlights =
    useLocation<HighlightState | undefined>().state?.searchTerms !== undefined;
  useEffect(() => {
    if (hasHighlights) {
      load();
    }
  }, [hasHighlights, load]);
  return (
    <div className={styles.search} data-search="">
      {search === undefined ? (
        <PlainSearchForm
          hasFailed={hasFailed}
          onLoad={load}
          onChange={(state) => Object.assign(formState.current, state)}
        />
      ) : (
        <search.Autocomplete
          engine={search.engine}
          readFormState={() => formState.current}
        />
      )}
    </div>
  );
}

/** Loads the autocomplete and, meanwhile, the indexes. Pauses keep tasks short on a slow processor. */
async function loadSearch(baseUrl: string, tags: readonly string[]): Promise<Search> {
  await nextTask();
  const [{default: Autocomplete}, engine] = await Promise.all([
    import(/* webpackChunkName: "search-box" */ '../../client/lazy/Autocomplete'),
    import('../../client/engine').then(({searchEngine}) => {
      const started = searchEngine(baseUrl);
      void started.load(tags);
      return started;
    }),
  ]);
  await nextTask();
  loaded = {Autocomplete, engine};
  return loaded;
}

async function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Looks like the autocomplete. Before the scripts of the page have run, and where the autocomplete
 * cannot be loaded, the form opens the search page.
 */
function PlainSearchForm({
  hasFailed,
  onLoad,
  onChange,
}: {
  hasFailed: boolean;
  onLoad: () => void;
  onChange: (state: Partial<PlainFormState>) => void;
}): ReactNode {
  const searchPage = `${useDocusaurusContext().siteConfig.baseUrl}search`;
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const handleInput = (text: string): void => {
    onChange({query: text, isFocused: true, isSubmitted: false});
    setQuery(text);
    onLoad();
  };
  // The reader may have typed before React hydrated the page.
  useEffect(() => {
    if (input.current !== null && input.current === document.activeElement) {
      handleInput(input.current.value);
    }
    // Once, after hydration.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <form
      className={clsx('navbar__search', styles.standIn)}
      role="search"
      action={searchPage}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({isSubmitted: query.trim() !== ''});
        onLoad();
      }}
    >
      <svg
        className={styles.icon}
        viewBox="0 0 16 16"
        aria-hidden="true"
        focusable="false"
      >
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="1.2"
          strokeLinecap="round"
          d="M12 7A5 5 0 1 1 2 7a5 5 0 0 1 10 0Zm-1.5 3.5L14 14"
        />
      </svg>
      <input
        ref={input}
        type="search"
        name="q"
        className="navbar__search-input"
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        placeholder={label}
        aria-label={label}
        onMouseEnter={onLoad}
        onFocus={(event) => handleInput(event.target.value)}
        onBlur={() => onChange({isFocused: false})}
        onChange={(event) => handleInput(event.target.value)}
      />
      {hasFailed ? (
        <div className={styles.failure}>
          <p role="alert">
            {translate({
              id: 'search.incomplete',
              message: 'The search could not be loaded.',
            })}
          </p>
          <button
            type="button"
            className="button button--primary button--sm"
            onMouseDown={keepFocus}
            onClick={() => {
              input.current?.focus({preventScroll: true});
              onLoad();
            }}
          >
            {translate({id: 'theme.ErrorPageContent.tryAgain', message: 'Try again'})}
          </button>
          {/* A full page load gets the current scripts: a deployment removes the old ones. */}
          <a
            onMouseDown={keepFocus}
            href={`${searchPage}?${new URLSearchParams({q: query})}`}
          >
            {translate({id: 'search.openPage', message: 'Open the search page'})}
          </a>
        </div>
      ) : null}
    </form>
  );
}

/** Keeps the focus in the input: the buttons are shown only while the form has the focus. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
