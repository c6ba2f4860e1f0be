import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {isComplete} from '../../sidebar-store';
import {pagePath} from '../../../pages/generated-page';
import {filterSidebar} from './filter-sidebar';
import styles from './styles.module.css';

export interface Props {
  sidebar: readonly PropSidebarItem[];
  /** The path of the page. */
  path: string;
  query: string;
  onItemClick?: () => void;
}

/** Lists the entries of a sidebar that match a query, below the categories that contain them. */
export default function Matches({sidebar, path, query, onItemClick}: Props): ReactNode {
  const page = pagePath(decodeURI(path));
  const groups = query.trim() === '' ? [] : filterSidebar(sidebar, query, page);
  const count = groups.reduce((sum, {entries}) => sum + entries.length, 0);
  const status = useStatus(count, isComplete(page, sidebar));
  return (
    <>
      <p role="status" className={styles.status}>
        {query.trim() === '' ? null : status}
      </p>
      {groups.length === 0 ? null : (
        <nav
          className={clsx('menu thin-scrollbar', styles.matches)}
          aria-label={translate({id: 'sidebarFilter.matches', message: 'Matches'})}
        >
          {groups.map(({parents, entries}) => (
            <section key={parents.join('\n')}>
              {parents.length === 0 ? null : (
                <p className={styles.parents}>{parents.join(' › ')}</p>
              )}
              <ul className="menu__list">
                {entries.map(({label, href, className}) => (
                  <li key={href} className={clsx('menu__list-item', className)}>
                    <Link
                      to={href}
                      className={clsx(
                        'menu__link',
                        href === page && 'menu__link--active',
                      )}
                      aria-current={href === page ? 'page' : undefined}
                      onClick={onItemClick}
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      )}
    </>
  );
}

function useStatus(count: number, hasAll: boolean): string {
  const {selectMessage} = usePluralForm();
  if (count > 0) {
    return selectMessage(
      count,
      translate(
        {id: 'sidebarFilter.count', message: '{count} match|{count} matches'},
        {count},
      ),
    );
  }
  return hasAll
    ? translate({
        id: 'sidebarFilter.none',
        message: 'Nothing matches. The search looks into the pages too.',
      })
    : translate({id: 'sidebarFilter.loading', message: 'The list is loading …'});
}
