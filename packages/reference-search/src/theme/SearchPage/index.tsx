import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import SearchResults from './SearchResults';
import {MAX_QUERY_LENGTH} from '../../search/settings';
import styles from './styles.module.css';

/** Query parameter of the URL (product specification, section 2). */
const QUERY_PARAMETER = 'q';

/** Pause in typing before a search starts, in milliseconds. */
const SEARCH_DELAY_MS = 200;

/**
 * The page at /search. The URL holds the query. Without scripts the page explains that the search
 * needs them, and links to other pages.
 */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <Content />
    </Layout>
  );
}

/** The part that a query changes, so that the navbar and the footer are not rendered again. */
function Content(): ReactNode {
  const {key = '', search} = useLocation();
  // The page is rendered at build time, without a query.
  const isBrowser = useIsBrowser();
  const urlQuery = isBrowser
    ? (new URLSearchParams(search).get(QUERY_PARAMETER) ?? '')
    : '';
  const visitKey = `${key} ${urlQuery}`;
  // The query of the URL, or the typed one until the reader opens another URL.
  const [typed, setTyped] = useState({visitKey, query: urlQuery});
  const query = typed.visitKey === visitKey ? typed.query : urlQuery;
  const title =
    query.trim() === ''
      ? translate({id: 'search.page.title', message: 'Search the documentation'})
      : translate(
          {id: 'search.page.titleOf', message: 'Search results for “{query}”'},
          {query},
        );
  return (
    <>
      <PageMetadata title={title} />
      <main className={styles.page}>
        <Heading as="h1" className={styles.title}>
          {title}
        </Heading>
        <QueryInput
          query={query}
          onChange={(value) => {
            setTyped({visitKey, query: value});
            writeUrl(value);
          }}
        />
        {query.trim() === '' ? null : (
          <SearchResults query={query.slice(0, MAX_QUERY_LENGTH)} />
        )}
        <NoScriptNotice />
      </main>
    </>
  );
}

/** Writes the query to the URL. The router would render the whole page again. */
function writeUrl(query: string): void {
  const url = new URL(window.location.href);
  url.search =
    query === '' ? '' : new URLSearchParams({[QUERY_PARAMETER]: query}).toString();
  window.history.replaceState(window.history.state, '', url);
}

/** An uncontrolled input, so that a key renders nothing. */
function QueryInput({
  query,
  onChange,
}: {
  query: string;
  /** Called after a pause in typing. */
  onChange: (query: string) => void;
}): ReactNode {
  const isBrowser = useIsBrowser();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  /** Committed queries that are not rendered yet. The reader may already have typed more. */
  const committed = useRef<string[]>([]);
  const commit = (value: string): void => {
    clearTimeout(timer.current);
    if (value !== query) {
      committed.current.push(value);
      onChange(value);
    }
  };
  useEffect(() => {
    // The reader may have typed before React hydrated the page.
    if (isBrowser) {
      commit(input.current?.value || query);
    }
    return () => clearTimeout(timer.current);
    // Once, after hydration.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isBrowser]);
  useEffect(() => {
    const index = committed.current.indexOf(query);
    committed.current.splice(0, index + 1);
    if (input.current !== null && index < 0) {
      clearTimeout(timer.current);
      input.current.value = query;
    }
  }, [query]);
  return (
    <input
      ref={input}
      type="search"
      className={styles.input}
      maxLength={MAX_QUERY_LENGTH}
      autoComplete="off"
      aria-label={translate({id: 'search.page.label', message: 'Search for'})}
      placeholder={translate({
        id: 'search.page.placeholder',
        message: 'An endpoint, a path, a field or a question',
      })}
      defaultValue={query}
      onChange={({target: {value}}) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(commit, SEARCH_DELAY_MS, value);
      }}
      // The next click may leave the page.
      onBlur={({target: {value}}) => commit(value)}
    />
  );
}

function NoScriptNotice(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {footer} = useThemeConfig();
  const links = (footer?.links ?? []).flatMap((link) =>
    'items' in link ? (link.items as {label?: string; to?: string}[]) : [link],
  );
  return (
    <noscript>
      <p>
        <Translate id="search.page.noScript">
          The search runs in your browser and needs JavaScript, which is switched off.
          These pages lead to everything it finds:
        </Translate>
      </p>
      <ul>
        <li>
          <Link to={siteConfig.baseUrl}>
            <Translate id="search.page.home">Home page</Translate>
          </Link>
        </li>
        {links.map(({label, to}) =>
          to === undefined ? null : (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ),
        )}
      </ul>
    </noscript>
  );
}
