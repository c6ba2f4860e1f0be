import Translate, {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import React, {useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Copies the Markdown twin of a page, and links to it. Copying needs scripts, so only they show it. Twins
 * are made from built pages, so there are none in development.
 */
export default function PageActions(): ReactNode {
  const status = useRef<HTMLSpanElement>(null);
  const {permalink} = useDoc().metadata;
  const href = encodeURI(`${decodeURI(permalink).replace(/\/$/, '/index')}.md`);
  return process.env.NODE_ENV === 'development' ? null : (
    <div className={styles.actions}>
      <button
        type="button"
        className={styles.copy}
        data-command={translate({id: 'page.copy', message: 'Copy page'})}
        onClick={() => {
          import(/* webpackChunkName: "copy-page" */ './lazy/copy-page').then(
            ({copyPage}) => copyPage(href, status.current),
            () => location.assign(href),
          );
        }}
      >
        <Translate id="page.copy">Copy page</Translate>
      </button>
      <a href={href}>
        <Translate id="page.markdown">View as Markdown</Translate>
      </a>
      <span role="status" ref={status} />
    </div>
  );
}
