import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import '@site/src/components/animate-details';
import LoadFailure from '@site/src/components/LoadFailure';
import type {TypeLink} from '@site/src/reference/type-file';
import styles from '../SchemaTree/styles.module.css';

interface ContentProps {
  view: string;
  className?: string;
}

/**
 * Shows the type of a schema or a response in several languages. The code is loaded when the reader opens
 * the `details`, and again when that failed; without scripts, they have links to the files with all types.
 */
export default function TypeCode({view, languages, files}: TypeLink): ReactNode {
  const [Content, setContent] = useState<(props: ContentProps) => ReactNode>();
  const load = (): void => {
    import(/* webpackChunkName: "types" */ './lazy/TypeTabs').then(
      (loaded) => setContent(() => loaded.default),
      () => setContent(() => LoadFailure),
    );
  };
  const ref = useRef<HTMLDetailsElement>(null);
  // The reader can open it before the scripts run.
  useEffect(() => {
    if (ref.current?.open) {
      load();
    }
  }, []);
  return (
    <details ref={ref} className={styles.children} onToggle={load} data-search-ignore>
      <summary>
        <Translate id="types">Types</Translate>: {languages}
      </summary>
      {Content && <Content view={view} />}
      <p className={styles.facts}>
        {files.map((file) => (
          <Link key={file.to} {...file} />
        ))}
      </p>
    </details>
  );
}
