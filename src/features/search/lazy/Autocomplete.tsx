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
import {SEARCH_PLUGIN, type SearchSettings} from '@site/src/search/settings';
import {createAutocomplete, type Answer} from './create-autocomplete';
import type {SearchEngine} from '../engine';
import {clearMarks, markArticle} from './highlights';
import Status from './Status';
import {useSearchTags} from '../useSearchTags';
import styles from './panel.module.css';

/** What a chosen hit hands over to the page that it leads to. */
export interface MarkedLocation {
  /** The words to mark. */
  searchTerms?: string[];
}

/** The state of the plain input that the box takes the place of. */
export interface InputState {
  typed: string;
  isFocused: boolean;
  /** Whether Enter was pressed. */
  isSubmitted: boolean;
}

/** The search box with its panel. It takes the place of the plain input that stands there first. */
export default function Autocomplete({
  engine,
  before,
}: {
  engine: SearchEngine;
  /** What the reader has done in the plain input. */
  before: () => InputState;
}): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const {siteConfig} = useDocusaurusContext();
  const settings = usePluginData(SEARCH_PLUGIN) as SearchSettings;
  const tags = useCurrentTags(engine);
  const history = useHistory<MarkedLocation>();
  const [answer, setAnswer] = useState<Answer>();
  useMarks();
  // In the same step as the exchange, so that no key falls between the two.
  useLayoutEffect(() => {
    if (container.current === null) {
      return undefined;
    }
    const input = before();
    const autocomplete = createAutocomplete({
      container: container.current,
      search: (query, limit) => engine.search(query, tags.current, limit),
      settings,
      typed: input.typed,
      onAnswer: setAnswer,
      onChoose(item) {
        history.push(item.href, {searchTerms: item.terms});
      },
      onSubmit(query) {
        history.push(`${siteConfig.baseUrl}search?${new URLSearchParams({q: query})}`);
      },
    });
    autocomplete.start(input);
    return () => {
      autocomplete.destroy();
    };
    // Made once: nothing of what it is made of changes while the site is open.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <>
      <div ref={container} className={styles.box} />
      <Status answer={answer} />
    </>
  );
}

/** The tags of the page that is open, whose indexes are fetched. */
function useCurrentTags(engine: SearchEngine): MutableRefObject<readonly string[]> {
  const tags = useSearchTags();
  const current = useRef(tags);
  useEffect(() => {
    current.current = tags;
    void engine.load(tags);
  }, [engine, tags]);
  return current;
}

/** Marks what was searched for on the page that a hit leads to, until the next page is opened. */
function useMarks(): void {
  const {key, state} = useLocation<MarkedLocation | undefined>();
  useEffect(() => {
    markArticle(state?.searchTerms ?? []);
    return clearMarks;
  }, [key, state]);
}
