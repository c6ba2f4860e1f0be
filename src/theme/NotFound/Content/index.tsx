// Replaces the content of the not-found page: adds a title, suggested pages, a search and the main sections.
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import React, {lazy, Suspense, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Section {
  label: string;
  to: string;
}

/** Returns the links of the navbar. A dropdown without a link uses its first item. */
function useSections(): Section[] {
  const items = useThemeConfig().navbar.items as readonly (Partial<Section> & {
    items?: readonly Partial<Section>[];
  })[];
  return items.flatMap(({label, to, items: pages = []}) => {
    const target = to ?? pages[0]?.to;
    return label === undefined || target === undefined ? [] : [{label, to: target}];
  });
}

/** Lazy, because every docs page loads the not-found component. */
const NearestPages = lazy(() =>
  // The page is useful without the suggestions.
  import(
    /* webpackChunkName: "nearest-pages" */ '@site/src/features/site-errors/NearestPages'
  ).catch(() => ({
    default: () => null,
  })),
);

/** The suggested pages come last because they arrive later. */
export default function NotFoundContent({className}: Props): ReactNode {
  const title = translate({id: 'theme.NotFound.title', message: 'Page Not Found'});
  // The requested URL is unknown at build time.
  const isBrowser = useIsBrowser();
  const sections = useSections();
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <PageMetadata title={title} />
      <div className="row">
        <div className="col col--8 col--offset-2">
          <Heading as="h1">{title}</Heading>
          <p>
            <Translate id="theme.NotFound.p1">
              We could not find what you were looking for.
            </Translate>
          </p>
          <nav
            aria-label={translate({id: 'notFound.sections', message: 'Main sections'})}
          >
            <ul className={styles.sections}>
              {[
                {label: translate({id: 'notFound.home', message: 'Home'}), to: '/'},
                ...sections,
              ].map(({label, to}) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.nearest}>
            {isBrowser ? (
              <Suspense>
                <NearestPages />
              </Suspense>
            ) : null}
          </div>
        </div>
      </div>
    </main>
  );
}
