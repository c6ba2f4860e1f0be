import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {useEffect, useState, type ReactNode} from 'react';
import MethodBadge from '@site/src/components/MethodBadge';
import type {DocumentKind, SearchHit} from '@site/src/search/document';
import {excerpt, markTerms} from '@site/src/search/marked-text';
import type {SearchResult} from '@site/src/search/query';
import {searchEngine} from './engine';
import {isPlainClick} from './plain-click';
import {noResultsLabel, problemLabel, similarLabel} from './labels';
import Status from './Status';
import {useSearchTags} from './useSearchTags';
import {whereOf} from './where';
import styles from './results.module.css';

/** How much of the text of a page is shown, in characters. */
const EXCERPT_LENGTH = 220;

/** The groups of the page, and the kinds of documents in each. */
const GROUPS: [() => string, DocumentKind[]][] = [
  [() => translate({id: 'search.group.endpoints', message: 'Endpoints'}), ['endpoint']],
  [
    () => translate({id: 'search.group.guides', message: 'Guides'}),
    ['guide', 'section', 'part'],
  ],
  [() => translate({id: 'search.group.schemas', message: 'Schemas'}), ['schema']],
  [
    () => translate({id: 'search.group.fields', message: 'Parameters and fields'}),
    ['parameter', 'field'],
  ],
];

/** All that is found for a query, in groups; the group with the best hit first. */
export default function SearchResults({query}: {query: string}): ReactNode {
  const result = useSearch(query);
  if (result === undefined) {
    return (
      <p role="status">
        {translate({id: 'search.page.loading', message: 'Searching …'})}
      </p>
    );
  }
  const {hits, similar, problem} = result;
  if (hits.length === 0) {
    return (
      <p role="status">
        {problem === undefined ? noResultsLabel() : problemLabel(problem)}
      </p>
    );
  }
  const groups = GROUPS.map(([label, kinds]) => ({
    label: label(),
    hits: hits.filter(({document}) => kinds.includes(document.kind)),
  }))
    .filter((group) => group.hits.length > 0)
    .sort((a, b) => (b.hits[0]?.score ?? 0) - (a.hits[0]?.score ?? 0));
  return (
    <>
      <Status count={hits.length} />
      {similar ? <p>{similarLabel()}</p> : null}
      {groups.map((group) => (
        <section key={group.label}>
          <h2 className={styles.group}>
            {group.label} <span className={styles.count}>{group.hits.length}</span>
          </h2>
          <ol className={styles.hits}>
            {group.hits.map((hit) => (
              <Hit key={hit.document.id} hit={hit} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function Hit({hit: {document, terms}}: {hit: SearchHit}): ReactNode {
  const history = useHistory();
  const [method = ''] = document.tags;
  const text = excerpt(document.content, terms, EXCERPT_LENGTH);
  return (
    <li className={styles.hit}>
      <Link
        to={document.sectionRoute}
        onClick={(event) => {
          if (isPlainClick(event)) {
            event.preventDefault();
            history.push(document.sectionRoute, {searchTerms: terms});
          }
        }}
      >
        {document.kind === 'endpoint' ? <MethodBadge method={method} /> : null}
        <Marked text={document.title} terms={terms} />
      </Link>
      <div className={styles.where}>
        <Marked text={whereOf(document)} terms={terms} />
      </div>
      {text === '' ? null : (
        <p className={styles.excerpt}>
          <Marked text={text} terms={terms} />
        </p>
      )}
    </li>
  );
}

function Marked({text, terms}: {text: string; terms: string[]}): ReactNode {
  return markTerms(text, terms).map((part, place) =>
    part.marked ? <mark key={place}>{part.text}</mark> : part.text,
  );
}

/** What is found for a query; undefined until it is. */
function useSearch(query: string): SearchResult | undefined {
  const {siteConfig} = useDocusaurusContext();
  const tags = useSearchTags();
  const [result, setResult] = useState<SearchResult>();
  useEffect(() => {
    let isCurrent = true;
    void searchEngine(siteConfig.baseUrl)
      .search(query, tags)
      .then((answer) => {
        if (isCurrent) {
          setResult(answer.result);
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [query, siteConfig.baseUrl, tags]);
  return result;
}
