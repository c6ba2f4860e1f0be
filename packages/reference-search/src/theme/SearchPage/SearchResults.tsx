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
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import {isPlainClick, MethodBadge} from 'docusaurus-openapi-reference/components';
import {SEARCH_PLUGIN, type SearchSettings} from '../../search/settings';
import type {SearchDocument} from '../../search/document';
import {searchEngine, type SearchResponse} from '../../client/engine';
import {hitLink, offerLink} from '../../client/hit-link';
import {
  countForms,
  kindLabel,
  noHitsLabel,
  pasteLabel,
  retryLabel,
  similarLabel,
  statusText,
} from '../../client/labels';
import {useSearchTags} from '../../client/useSearchTags';
import HitTexts from '../../client/HitTexts';
import styles from './results.module.css';

/** In characters. */
const EXCERPT_LENGTH = 220;

/** Number of hits that a button adds. */
const STEP = 50;

const NO_TERMS: readonly string[] = [];

export default function SearchResults({query}: {query: string}): ReactNode {
  const {maxSearchResults} = usePluginData(SEARCH_PLUGIN) as SearchSettings;
  const [requested, setRequested] = useState({query, limit: maxSearchResults});
  const limit = requested.query === query ? requested.limit : maxSearchResults;
  const {response, retry} = useSearch(query, limit);
  const list = useRef<HTMLOListElement>(null);
  const focusHit = useFocusOnNewHit(list, response);
  const {selectMessage} = usePluralForm();
  if (response === undefined) {
    return (
      <p role="status" className={styles.status}>
        {translate({id: 'search.page.loading', message: 'Searching …'})}
      </p>
    );
  }
  const {
    result: {hits, similar, problem},
    total: hitCount,
    pasted,
    isIncomplete,
  } = response;
  const offers = pasted?.offers ?? [];
  const total = offers.length + hitCount;
  const left = hitCount - hits.length;
  const summary =
    total === 0
      ? noHitsLabel(problem)
      : selectMessage(
          total,
          left === 0 ? countForms(total) : shownForms(total - left, total),
        );
  const showMore = (count: number): void => {
    focusHit(hits.length);
    setRequested({query, limit: hits.length + count});
  };
  return (
    <>
      <div className={styles.summary}>
        <p role="status" className={styles.status}>
          {statusText(summary, {...response, count: total})}
        </p>
        {isIncomplete ? (
          <button
            type="button"
            className="button button--primary button--sm"
            onClick={() => {
              focusHit(0);
              retry();
            }}
          >
            {retryLabel()}
          </button>
        ) : null}
      </div>
      {pasted === undefined ? null : (
        <>
          <p className={styles.heading}>{pasteLabel(pasted.kind)}</p>
          <ol className={styles.hits}>
            {offers.map((offer) => (
              <Hit
                key={offer.document.sectionRoute}
                document={offer.document}
                href={offerLink(offer, pasted)}
              />
            ))}
          </ol>
        </>
      )}
      {similar && hits.length > 0 ? (
        <p className={styles.heading}>{similarLabel()}</p>
      ) : null}
      {hits.length === 0 ? null : (
        <ol ref={list} className={styles.hits}>
          {hits.map(({document, terms, typedTerms}) => (
            <Hit
              key={document.sectionRoute}
              document={document}
              href={hitLink(document.sectionRoute)}
              terms={terms}
              typedTerms={typedTerms}
            />
          ))}
        </ol>
      )}
      {left > 0 ? (
        <div className={styles.more}>
          {left > STEP ? (
            <MoreButton onClick={() => showMore(STEP)}>
              {translate(
                {
                  id: 'search.page.more',
                  message: 'Show {count} more',
                  description: 'The button that shows the next hits',
                },
                {count: String(STEP)},
              )}
            </MoreButton>
          ) : null}
          <MoreButton onClick={() => showMore(left)}>
            {translate(
              {
                id: 'search.page.all',
                message: 'Show all {count}',
                description: 'The button that shows all hits',
              },
              {count: String(hitCount)},
            )}
          </MoreButton>
        </div>
      ) : null}
    </>
  );
}

/** Like `countForms`, where not all hits are shown. */
function shownForms(shown: number, count: number): string {
  return translate(
    {
      id: 'search.countShown',
      message: '{shown} of {count} result|{shown} of {count} results',
      description: 'Forms of the count where not all are shown, told apart by a bar',
    },
    {shown: String(shown), count: String(count)},
  );
}

function MoreButton(props: ComponentProps<'button'>): ReactNode {
  const className = 'button button--outline button--primary';
  return <button type="button" className={className} {...props} />;
}

const Hit = memo(function Hit({
  document,
  href,
  terms = NO_TERMS,
  typedTerms = NO_TERMS,
}: {
  document: SearchDocument;
  href: string;
  terms?: readonly string[];
  /** Terms to mark on the page. */
  typedTerms?: readonly string[];
}): ReactNode {
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
        title={(highlighted) => (
          // Not @docusaurus/Link, which would take most of the time that a new query takes.
          <a
            href={href}
            onClick={(event) => {
              if (isPlainClick(event)) {
                event.preventDefault();
                history.push(href, {searchTerms: typedTerms});
              }
            }}
          >
            {highlighted}
          </a>
        )}
      />
    </li>
  );
});

/** Searches for a query. Returns the response to the query before until there is a new one. */
function useSearch(
  query: string,
  limit: number,
): {response: SearchResponse | undefined; retry: () => void} {
  const {siteConfig} = useDocusaurusContext();
  const tags = useSearchTags();
  const [response, setResponse] = useState<SearchResponse>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void searchEngine(siteConfig.baseUrl)
      .search(query, tags, limit)
      .then((newResponse) => {
        if (isCurrent) {
          setResponse(newResponse);
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [query, limit, siteConfig.baseUrl, tags, attempt]);
  return {response, retry: () => setAttempt(attempt + 1)};
}

/**
 * Moves the focus to a hit that a button adds, as soon as the hit is rendered.
 *
 * @returns a function that receives the index of that hit.
 */
function useFocusOnNewHit(
  list: RefObject<HTMLOListElement>,
  response: SearchResponse | undefined,
): (index: number) => void {
  const awaitedIndex = useRef<number>();
  useEffect(() => {
    const hit = list.current?.children[awaitedIndex.current ?? -1];
    if (hit) {
      awaitedIndex.current = undefined;
      hit.querySelector('a')?.focus();
    }
  }, [response, list]);
  return (index) => {
    awaitedIndex.current = index;
  };
}
