// Replaces the page at /search: all that the engine of the box finds, in groups, by its address.
import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';
import SearchResults from '@site/src/components/Search/SearchResults';
import styles from './styles.module.css';

/** The parameter of the address that holds the query (product specification, section 2). */
const QUERY_PARAMETER = 'q';

/** The longest query, in characters (product specification, section 5). */
const MAX_LENGTH = 512;

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
        <input
          type="search"
          className={styles.input}
          maxLength={MAX_LENGTH}
          aria-label={translate({id: 'search.page.label', message: 'Search for'})}
          placeholder={translate({
            id: 'search.page.placeholder',
            message: 'An endpoint, a path, a field or a question',
          })}
          // The address follows what is typed, and comes first only with the page.
          key={isBrowser ? 'typed' : 'built'}
          defaultValue={query}
          onChange={({target: {value}}) => {
            history.replace({
              search:
                value === ''
                  ? ''
                  : `?${new URLSearchParams({[QUERY_PARAMETER]: value}).toString()}`,
            });
          }}
        />
        {query.trim() === '' ? null : (
          <SearchResults query={query.slice(0, MAX_LENGTH)} />
        )}
      </main>
    </Layout>
  );
}
