import {useHistory, useLocation} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MutableRefObject,
  type ReactNode,
} from 'react';
import {SEARCH_PLUGIN, type SearchSettings} from '../../search/settings';
import {createAutocomplete, type SearchStatus} from './create-autocomplete';
import type {SearchEngine} from '../engine';
import {clearHighlights, highlightArticle} from './highlights';
import Status from './Status';
import {useSearchTags} from '../useSearchTags';
import styles from './panel.module.css';

/** The location state of a page that was opened from a hit. */
export interface HighlightState {
  searchTerms?: string[];
}

export interface PlainFormState {
  query: string;
  isFocused: boolean;
  isSubmitted: boolean;
}

export default function Autocomplete({
  engine,
  readFormState,
}: {
  engine: SearchEngine;
  readFormState: () => PlainFormState;
}): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const {siteConfig} = useDocusaurusContext();
  const settings = usePluginData(SEARCH_PLUGIN) as SearchSettings;
  const tags = useCurrentTags(engine);
  const history = useHistory<HighlightState>();
  const [status, setStatus] = useState<SearchStatus>();
  useHighlights();
  // A layout effect runs in the same task as the replacement of the form, so that no key is lost.
  useLayoutEffect(() => {
    if (container.current === null) {
      return undefined;
    }
    const formState = readFormState();
    const autocomplete = createAutocomplete({
      container: container.current,
      search: (query, limit) => engine.search(query, tags.current, limit),
      settings,
      initialQuery: formState.query,
      onStatus: setStatus,
      allResults: (query) =>
        `${siteConfig.baseUrl}search?${new URLSearchParams({q: query})}`,
      onOpen: (href, searchTerms) => history.push(href, {searchTerms}),
    });
    autocomplete.start(formState);
    return () => autocomplete.destroy();
    // Its options do not change while the site is open.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <>
      <div ref={container} className={styles.box} />
      <Status status={status} />
    </>
  );
}

function useCurrentTags(engine: SearchEngine): MutableRefObject<readonly string[]> {
  const tags = useSearchTags();
  const current = useRef(tags);
  useEffect(() => {
    current.current = tags;
    void engine.load(tags);
  }, [engine, tags]);
  return current;
}

/**
 * Highlights the search terms on a page that was opened from a hit, until the next navigation or Escape.
 */
function useHighlights(): void {
  const {key, state} = useLocation<HighlightState | undefined>();
  useEffect(() => {
    const terms = state?.searchTerms ?? [];
    highlightArticle(terms);
    const forget = (event: KeyboardEvent): void => {
      // Menus and dialogs prevent the default of the Escape that closes them.
      if (event.key === 'Escape' && !event.defaultPrevented) {
        clearHighlights();
        forgetTerms();
      }
    };
    if (terms.length > 0) {
      document.addEventListener('keydown', forget);
    }
    return () => {
      document.removeEventListener('keydown', forget);
      clearHighlights();
    };
  }, [key, state]);
}

/** Removes the terms from the history, so that Back does not highlight them again. */
function forgetTerms(): void {
  // The router would scroll to the top. It keeps its state in the field `state`.
  const {state: _, ...rest} = window.history.state as {state?: unknown};
  window.history.replaceState(rest, '');
}
