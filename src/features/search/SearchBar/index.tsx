import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type AutocompleteComponent from '@site/src/features/search/lazy/Autocomplete';
import type {
  InputState,
  MarkedLocation,
} from '@site/src/features/search/lazy/Autocomplete';
import type {SearchEngine} from '@site/src/features/search/engine';
import {useSearchTags} from '@site/src/features/search/useSearchTags';
import {MAX_QUERY_LENGTH} from '@site/src/search/settings';
import React, {
  useCallback,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import styles from './styles.module.css';

/** What takes the place of the plain form. */
interface Search {
  Autocomplete: typeof AutocompleteComponent;
  engine: SearchEngine;
}

/** The search, once it has been loaded: it is there at once on a page with another layout. */
let loaded: Search | undefined;

/** The search while it is loaded, whoever wants it. */
let loading: Promise<Search> | undefined;

/**
 * A plain form until the reader reaches for it with pointer, focus or key. Only then is the
 * autocomplete loaded, which replaces the form.
 */
export default function SearchBar(): ReactNode {
  // Not React.lazy: its fallback would be another input, and take the focus from the reader.
  const [search, setSearch] = useState(loaded);
  const [hasFailed, setHasFailed] = useState(false);
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const tags = useSearchTags();
  const input = useRef<InputState>({typed: '', isFocused: false, isSubmitted: false});
  const load = useCallback((): void => {
    loading ??= loadSearch(baseUrl, tags);
    loading.then(setSearch, (error: unknown) => {
      loading = undefined;
      input.current.isSubmitted = false;
      setHasFailed(true);
      console.error('The search box cannot be loaded:', error);
    });
  }, [baseUrl, tags]);
  // It is also what marks the words on a page that the search page has led to.
  const isMarked =
    useLocation<MarkedLocation | undefined>().state?.searchTerms !== undefined;
  useEffect(() => {
    if (isMarked) {
      load();
    }
  }, [isMarked, load]);
  return (
    <div className={styles.search} data-search="">
      {search === undefined ? (
        <StandIn
          hasFailed={hasFailed}
          onWanted={load}
          onChange={(change) => Object.assign(input.current, change)}
        />
      ) : (
        <search.Autocomplete engine={search.engine} before={() => input.current} />
      )}
    </div>
  );
}

/** Loads the box, and the indexes meanwhile. In steps, or they are one long task on a slow processor. */
async function loadSearch(baseUrl: string, tags: readonly string[]): Promise<Search> {
  await nextTask();
  const [{default: Autocomplete}, engine] = await Promise.all([
    import(
      /* webpackChunkName: "search-box" */ '@site/src/features/search/lazy/Autocomplete'
    ),
    import(
      /* webpackChunkName: "search-engine" */ '@site/src/features/search/engine'
    ).then(({searchEngine}) => {
      const started = searchEngine(baseUrl);
      void started.load(tags);
      return started;
    }),
  ]);
  await nextTask();
  loaded = {Autocomplete, engine};
  return loaded;
}

/** Lets the browser do what it has to do before the next step. */
async function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Looks like the box, and loads it. Before the scripts of the page have run, and where those of the
 * search cannot be loaded, its form leads to the search page.
 */
function StandIn({
  hasFailed,
  onWanted,
  onChange,
}: {
  /** Whether the box could not be loaded. */
  hasFailed: boolean;
  onWanted: () => void;
  /** Called with what the reader does, for the box. */
  onChange: (change: Partial<InputState>) => void;
}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const enter = (text: string): void => {
    onChange({typed: text, isFocused: true, isSubmitted: false});
    setTyped(text);
    onWanted();
  };
  // The reader may have been in it before the scripts were there.
  useEffect(() => {
    if (input.current !== null && input.current === document.activeElement) {
      enter(input.current.value);
    }
    // Once, at the start.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <form
      className={clsx('navbar__search', styles.standIn)}
      role="search"
      action={`${baseUrl}search`}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({isSubmitted: typed.trim() !== ''});
        onWanted();
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
        placeholder={translate({id: 'theme.SearchBar.label', message: 'Search'})}
        aria-label={translate({id: 'theme.SearchBar.label', message: 'Search'})}
        onMouseEnter={onWanted}
        onFocus={(event) => enter(event.target.value)}
        onBlur={() => onChange({isFocused: false})}
        onChange={(event) => enter(event.target.value)}
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
              onWanted();
            }}
          >
            {translate({id: 'theme.ErrorPageContent.tryAgain', message: 'Try again'})}
          </button>
          {/* A new page also has new scripts: after a deployment, the old ones are gone. */}
          <a
            onMouseDown={keepFocus}
            href={`${baseUrl}search?${new URLSearchParams({q: typed})}`}
          >
            {translate({id: 'search.openPage', message: 'Open the search page'})}
          </a>
        </div>
      ) : null}
    </form>
  );
}

/** Leaves the focus in the input: what is pressed is shown only while the focus is in the form. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
