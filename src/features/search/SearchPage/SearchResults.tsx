import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {usePluginData} from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {
  memo,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import MethodBadge from '@site/src/components/MethodBadge';
import {SEARCH_PLUGIN, type SearchSettings} from '@site/src/search/settings';
import type {SearchHit} from '@site/src/search/document';
import {searchEngine, type SearchAnswer} from '../engine';
import {isPlainClick} from '../plain-click';
import {
  incompleteLabel,
  kindLabel,
  noResultsLabel,
  problemLabel,
  retryLabel,
  similarLabel,
} from '../labels';
import {useSearchTags} from '../useSearchTags';
import HitTexts from '@site/src/features/search/HitTexts';
import styles from './results.module.css';

/** How much of the text of a page is shown, in characters. */
const EXCERPT_LENGTH = 220;

/** The best hits for a query, how many there are, and a button that shows more of them. */
export default function SearchResults({query}: {query: string}): ReactNode {
  const {maxSearchResults: step} = usePluginData(SEARCH_PLUGIN) as SearchSettings;
  const [wanted, setWanted] = useState({query, limit: step});
  const limit = wanted.query === query ? wanted.limit : step;
  const {answer, retry} = useSearch(query, limit);
  const list = useRef<HTMLOListElement>(null);
  const focusNew = useFocusOnNew(list, answer);
  const {selectMessage} = usePluralForm();
  if (answer === undefined) {
    return (
      <p role="status" className={styles.status}>
        {translate({id: 'search.page.loading', message: 'Searching …'})}
      </p>
    );
  }
  const {
    result: {hits, similar, problem},
    total,
    isIncomplete,
  } = answer;
  const left = total - hits.length;
  const summary =
    total === 0
      ? problem === undefined
        ? noResultsLabel()
        : problemLabel(problem)
      : selectMessage(total, countForms(hits.length, total));
  return (
    <>
      <div className={styles.summary}>
        <p role="status" className={styles.status}>
          {isIncomplete ? `${summary} ${incompleteLabel(total > 0)}` : summary}
        </p>
        {isIncomplete ? (
          <button
            type="button"
            className="button button--primary button--sm"
            onClick={() => {
              focusNew(0);
              retry();
            }}
          >
            {retryLabel()}
          </button>
        ) : null}
      </div>
      {similar && hits.length > 0 ? (
        <p className={styles.similar}>{similarLabel()}</p>
      ) : null}
      {hits.length === 0 ? null : (
        <ol ref={list} className={styles.hits}>
          {hits.map((hit) => (
            <Hit key={hit.document.id} hit={hit} />
          ))}
        </ol>
      )}
      {left > 0 ? (
        <button
          type="button"
          className="button button--outline button--primary"
          onClick={() => {
            focusNew(hits.length);
            setWanted({query, limit: hits.length + step});
          }}
        >
          {translate(
            {
              id: 'search.page.more',
              message: 'Show {count} more',
              description: 'The button that shows the next hits',
            },
            {count: String(Math.min(left, step))},
          )}
        </button>
      ) : null}
    </>
  );
}

/** The forms of the count, told apart by a bar. */
function countForms(shown: number, total: number): string {
  const counts = {shown: String(shown), count: String(total)};
  return shown === total
    ? translate(
        {
          id: 'search.count',
          message: '1 result|{count} results',
          description: 'Forms of the count, told apart by a bar',
        },
        counts,
      )
    : translate(
        {
          id: 'search.countShown',
          message: '{shown} of {count} result|{shown} of {count} results',
          description: 'Forms of the count where not all are shown, told apart by a bar',
        },
        counts,
      );
}

/** One hit. It is rendered again only for another answer. */
const Hit = memo(function Hit({hit: {document, terms}}: {hit: SearchHit}): ReactNode {
  const history = useHistory();
  const [method = ''] = document.tags;
  return (
    <li className={styles.hit}>
      {document.kind === 'endpoint' ? (
        <MethodBadge method={method} />
      ) : (
        <span className={styles.kind}>{kindLabel(document.kind)}</span>
      )}
      <HitTexts
        document={document}
        terms={terms}
        excerptLength={EXCERPT_LENGTH}
        styles={styles}
        title={(marked) => (
          // Not the link of Docusaurus, which takes most of the time that a key takes.
          <a
            href={document.sectionRoute}
            onClick={(event) => {
              if (isPlainClick(event)) {
                event.preventDefault();
                history.push(document.sectionRoute, {searchTerms: terms});
              }
            }}
          >
            {marked}
          </a>
        )}
      />
    </li>
  );
});

/** What is found for a query; the answer is undefined until there is one to any query. */
function useSearch(
  query: string,
  limit: number,
): {answer: SearchAnswer | undefined; retry: () => void} {
  const {siteConfig} = useDocusaurusContext();
  const tags = useSearchTags();
  const [answer, setAnswer] = useState<SearchAnswer>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void searchEngine(siteConfig.baseUrl)
      .search(query, tags, limit)
      .then((found) => {
        if (isCurrent) {
          setAnswer(found);
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [query, limit, siteConfig.baseUrl, tags, attempt]);
  return {
    answer,
    retry() {
      setAttempt(attempt + 1);
    },
  };
}

/**
 * Moves the focus to a hit that a button adds, as soon as the hit is there.
 *
 * @returns a function that takes the place of that hit in the list.
 */
function useFocusOnNew(
  list: RefObject<HTMLOListElement>,
  answer: SearchAnswer | undefined,
): (place: number) => void {
  const awaited = useRef<number>();
  useEffect(() => {
    const hit =
      awaited.current === undefined ? null : list.current?.children[awaited.current];
    if (hit) {
      awaited.current = undefined;
      hit.querySelector('a')?.focus();
    }
  }, [answer, list]);
  return (place) => {
    awaited.current = place;
  };
}
