import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type AutocompleteComponent from '../../client/lazy/Autocomplete';
import type {PlainFormState} from '../../client/lazy/Autocomplete';
import type {HighlightState} from '../../client/lazy/highlights';
import Icon, {SEARCH_ICON} from '../../client/Icon';
import {startSearch} from '../../client/start';
import {useSearchTags} from '../../client/useSearchTags';
import {MAX_QUERY_LENGTH} from '../../search/settings';
import React, {
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import styles from './styles.module.css';

/** The loaded code. A page with another layout mounts a new search bar, which uses it at once. */
let loaded: typeof AutocompleteComponent | undefined;

/** A plain form. The first pointer, focus or key event loads the autocomplete, which replaces it. */
export default function SearchBar(): ReactNode {
  // Not React.lazy: its fallback would be another input, and the reader would lose the focus.
  const [Autocomplete, setAutocomplete] = useState(() => loaded);
  const [hasFailed, setHasFailed] = useState(false);
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const tags = useSearchTags();
  const formState = useRef<PlainFormState>({query: ''});
  const load = useCallback((): void => {
    loadAutocomplete(baseUrl, tags).then(
      (component) => {
        loaded = component;
        startTransition(() => setAutocomplete(() => loaded));
      },
      (error: unknown) => {
        formState.current.isSubmitted = false;
        setHasFailed(true);
        console.error('The search box cannot be loaded:', error);
      },
    );
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
      {Autocomplete === undefined ? (
        <PlainSearchForm
          hasFailed={hasFailed}
          onLoad={load}
          onChange={(state) => Object.assign(formState.current, state)}
        />
      ) : (
        <Autocomplete readFormState={() => formState.current} />
      )}
    </div>
  );
}

/** Starts the worker first: it needs nothing of the code of the box. */
async function loadAutocomplete(
  baseUrl: string,
  tags: readonly string[],
): Promise<typeof AutocompleteComponent> {
  startSearch(baseUrl, tags);
  const code = await import(
    /* webpackChunkName: "search-box" */ '../../client/lazy/Autocomplete'
  );
  return code.default;
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
    // oxlint-disable-next-line react/exhaustive-deps
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
      <Icon className={styles.icon} path={SEARCH_ICON} />
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
            href={`${searchPage}?${new URLSearchParams({q: query})}`}
            onMouseDown={keepFocus}
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
