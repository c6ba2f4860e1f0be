import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import React, {useState, type ReactNode} from 'react';
import '@site/src/components/animate-details';
import type {TypeLink} from '@site/src/reference/type-file';
import styles from '../SchemaTree/styles.module.css';
import type TypeTabs from './lazy/TypeTabs';

/**
 * Shows the type of a schema or a response in several languages. The code is loaded when the reader opens
 * the `details`; until then, they have links to the files with all types.
 */
export default function TypeCode({view, files}: TypeLink): ReactNode {
  const [Tabs, setTabs] = useState<typeof TypeTabs | null>();
  const load = (): void => {
    import(/* webpackChunkName: "types" */ './lazy/TypeTabs').then(
      (loaded) => setTabs(() => loaded.default),
      () => setTabs(null),
    );
  };
  return (
    <details className={styles.children} onToggle={load} data-search-ignore>
      <summary>
        <Translate id="types">Types</Translate>:{' '}
        {files.map(({label}) => label).join(', ')}
      </summary>
      {Tabs ? (
        <Tabs view={view} />
      ) : Tabs === null ? (
        <p role="alert">
          <Translate id="types.failed">Loading failed.</Translate>{' '}
          <button type="button" onClick={load}>
            <Translate id="loadError.retry">Retry</Translate>
          </button>
        </p>
      ) : null}
      <p className={styles.facts}>
        {files.map(({path}) => (
          <Link key={path} to={`pathname://${path}`} download>
            {path.slice(7)}
          </Link>
        ))}
      </p>
    </details>
  );
}
