import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

const NO_REASON = {__html: ''};

/**
 * A notice for scripts and styles that could not be loaded, with a retry button. It is in the HTML of every page,
 * because React is not available then. The inline script of the page template shows it and handles the
 * button (`packages/openapi-reference/src/site/head/script-loader.ts`).
 */
export default function LoadError(): ReactNode {
  return (
    <div
      id="load-error"
      className={clsx('alert alert--danger', styles.notice)}
      role="alert"
      hidden
    >
      <div className={styles.text}>
        <strong>
          <Translate id="loadError.title">This page did not load completely.</Translate>
        </strong>{' '}
        <Translate id="loadError.effect">
          You can read it, but layout, search, menus or forms do not work.
        </Translate>
        <div
          className={styles.reason}
          data-load-error="reason"
          // React keeps a text that is there before hydration.
          suppressHydrationWarning
          dangerouslySetInnerHTML={NO_REASON}
        />
        <div data-load-error="offline" hidden>
          <Translate id="loadError.offline">
            The site cannot be reached. Check your connection, then retry.
          </Translate>
        </div>
      </div>
      <button type="button" className="button button--primary">
        <Translate id="loadError.retry">Retry</Translate>
      </button>
    </div>
  );
}
