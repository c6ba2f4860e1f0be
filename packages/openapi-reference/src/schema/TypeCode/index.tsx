import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import React, {
  Fragment,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import LoadFailure from '../../components/LoadFailure';
import {hasFile} from '../../framework/reference-pages';
import type {TypeLink} from '../type-file';
import styles from '../SchemaTree/styles.module.css';

interface ContentProps {
  view: string;
  className?: string;
}

/**
 * Shows the type of a schema or a response in several languages. The code is loaded when the reader is about
 * to open the `details`, so that they open to their final height, and again when that failed; without
 * scripts, they have links to the files with all types.
 */
export default function TypeCode({view, languages, files}: TypeLink): ReactNode {
  const [Content, setContent] = useState<ComponentType<ContentProps>>();
  const ref = useRef<HTMLDetailsElement>(null);
  const isLoaded = useRef(false);
  const load = useCallback((): void => {
    if (isLoaded.current) {
      return;
    }
    import('./lazy/TypeTabs').then(
      ({default: Loaded, growDetails}) => {
        isLoaded.current = true;
        growDetails(ref.current, () => setContent(() => Loaded));
      },
      () => setContent(() => LoadFailure),
    );
  }, []);
  // The reader can open it before the scripts run.
  useEffect(() => {
    if (ref.current?.open) {
      load();
    }
  }, [load]);
  return (
    <details ref={ref} className={styles.children} onToggle={load} data-search-ignore>
      <summary onPointerEnter={load} onFocus={load}>
        <Translate id="types">Types</Translate>: {languages}
      </summary>
      {Content && <Content view={view} />}
      <p className={styles.facts}>
        {files
          .filter(({to}) => hasFile(to))
          .map((file) => (
            <Fragment key={file.to}>
              <Link {...file} />{' '}
            </Fragment>
          ))}
      </p>
    </details>
  );
}
