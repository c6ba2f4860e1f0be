import Link from '@docusaurus/Link';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import React, {type FormEvent, type ReactNode} from 'react';
import {useCompleteSidebars} from 'docusaurus-openapi-reference/components';
import {type DocPage, nearestPages, wordsOf} from './nearest-pages';
import styles from './styles.module.css';

const MAX_PAGES = 5;

/** Suggests pages for a URL without a page, and a search for its words. */
export default function NearestPages(): ReactNode {
  const path = decode(useLocation().pathname);
  const pages = nearestPages(path, useCompleteSidebars().flatMap(pagesOf), MAX_PAGES);
  return (
    <>
      <SearchForm key={path} words={wordsOf(path)} />
      {pages.length === 0 ? null : (
        <>
          <Heading as="h2">
            <Translate id="notFound.nearest" values={{path: <code>{path}</code>}}>
              {'Nearest to {path}'}
            </Translate>
          </Heading>
          <ul className={styles.pages}>
            {pages.map((page) => (
              <li key={page.path}>
                <Link to={page.path}>{page.title}</Link> <code>{decode(page.path)}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function SearchForm({words}: {words: string}): ReactNode {
  const history = useHistory();
  const action = useBaseUrl('/search');
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q') as string;
    history.push(`${action}?${new URLSearchParams({q: query}).toString()}`);
  };
  return (
    <form
      className={styles.search}
      role="search"
      aria-label={translate({
        id: 'notFound.search.form',
        message: 'Search for the address',
        description: 'Tells this search from that of the navbar',
      })}
      action={action}
      onSubmit={search}
    >
      <input
        type="search"
        name="q"
        defaultValue={words}
        aria-label={translate({id: 'notFound.search.label', message: 'Search for'})}
      />
      <button type="submit" className="button button--primary">
        <Translate id="notFound.search.submit">Search</Translate>
      </button>
    </form>
  );
}

function pagesOf(items: PropSidebar): DocPage[] {
  return items.flatMap((item) => {
    if (item.type === 'html') {
      return [];
    }
    const {label, href} = item;
    const own = href === undefined ? [] : [{path: href, title: label}];
    return item.type === 'category' ? [...own, ...pagesOf(item.items)] : own;
  });
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
