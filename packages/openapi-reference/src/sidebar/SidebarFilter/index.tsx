import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import React, {useState, type ComponentType, type ReactNode} from 'react';
import type {Props as MatchesProps} from './lazy/Matches';
import styles from './styles.module.css';

/**
 * A field that filters the entries of the sidebar. It needs scripts, so the server renders only its frame.
 * While matches are shown, they hide the sidebar, which is the child.
 */
export default function SidebarFilter({
  children,
  ...props
}: Omit<MatchesProps, 'query'> & {children: ReactNode}): ReactNode {
  const [query, setQuery] = useState('');
  const [Matches, setMatches] = useState<ComponentType<MatchesProps>>();
  const label = translate({
    id: 'sidebarFilter.label',
    message: 'Filter endpoints and schemas',
  });
  const load = (): void => {
    import('./lazy/Matches').then(
      (loaded) => setMatches(() => loaded.default),
      () => undefined,
    );
  };
  return (
    <>
      <div className={styles.filter}>
        {useIsBrowser() ? (
          <input
            type="search"
            aria-label={label}
            placeholder={label}
            value={query}
            onFocus={load}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && query !== '') {
                // The menu of a narrow screen stays open.
                event.stopPropagation();
                setQuery('');
              }
            }}
          />
        ) : null}
      </div>
      {Matches ? <Matches {...props} query={query} /> : null}
      {children}
    </>
  );
}
