// Replaces the page at /search: the best that the engine of the box finds, and more on a button, by its
// address. Without scripts it says why it finds nothing, and links to other pages.
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import SearchResults from '@site/src/components/Search/SearchResults';
import styles from './styles.module.css';

/** The parameter of the address that holds the query (product specification, section 2). */
const QUERY_PARAMETER = 'q';

/** The longest query, in characters (product specification, section 5). */
const MAX_LENGTH = 512;

/** How long nothing is typed before the query is searched for, in milliseconds. */
const SEARCH_DELAY_MS = 200;

/** How much later the query goes into the address, which renders the whole page anew. */
const ADDRESS_DELAY_MS = 300;

export default function SearchPage(): ReactNode {
  const {search} = useLocation();
  const history = useHistory();
  // The page is rendered at build, when there is no query.
  const isBrowser = useIsBrowser();
  const query = isBrowser ? (new URLSearchParams(search).get(QUERY_PARAMETER) ?? '') : '';
  const title =
    query.trim() === ''
      ? translate({id: 'search.page.title', message: 'Search the documentation'})
      : translate(
          {id: 'search.page.titleOf', message: 'Search results for “{query}”'},
          {query},
        );
  return (
    <Layout>
      <PageMetadata title={title} />
      <main className={styles.page}>
        <Heading as="h1" className={styles.title}>
          {title}
        </Heading>
        <SearchForm
          address={query}
          onChange={(value) => {
            history.replace({
              search:
                value === ''
                  ? ''
                  : `?${new URLSearchParams({[QUERY_PARAMETER]: value}).toString()}`,
            });
          }}
        />
        <WithoutScripts />
      </main>
    </Layout>
  );
}

/** The input and the results. A key by itself renders nothing, and a pause in typing only this. */
function SearchForm({
  address,
  onChange,
}: {
  /** The query in the address of the page. */
  address: string;
  onChange: (query: string) => void;
}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const known = useRef(address);
  const [query, setQuery] = useState(address);
  useEffect(() => {
    // The reader may have typed before the scripts of the page had run.
    setQuery((current) => input.current?.value || current);
    return () => clearTimeout(timer.current);
  }, []);
  useEffect(() => {
    if (address !== known.current) {
      known.current = address;
      setQuery(address);
      if (input.current !== null) {
        input.current.value = address;
      }
    }
  }, [address]);
  const later = (run: () => void, delay: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, delay);
  };
  const writeAddress = (value: string): void => {
    if (value !== known.current) {
      known.current = value;
      onChange(value);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="search"
        className={styles.input}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        aria-label={translate({id: 'search.page.label', message: 'Search for'})}
        placeholder={translate({
          id: 'search.page.placeholder',
          message: 'An endpoint, a path, a field or a question',
        })}
        defaultValue={address}
        onChange={({target: {value}}) => {
          later(() => {
            setQuery(value);
            later(() => writeAddress(value), ADDRESS_DELAY_MS);
          }, SEARCH_DELAY_MS);
        }}
        // What is pressed next may lead away.
        onBlur={({target: {value}}) => {
          clearTimeout(timer.current);
          setQuery(value);
          writeAddress(value);
        }}
      />
      {query.trim() === '' ? null : <SearchResults query={query.slice(0, MAX_LENGTH)} />}
    </>
  );
}

function WithoutScripts(): ReactNode {
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
