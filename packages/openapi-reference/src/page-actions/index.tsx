import Translate, {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {useRef, type ReactNode} from 'react';
import type {AssistantConfig} from '../reference/assistant';
import styles from './styles.module.css';

/**
 * Copies the Markdown twin of a page, links to it, and hands it to an assistant. Copying needs scripts, so only
 * they show it. Twins are made from built pages, so there are none in development.
 */
export default function PageActions(): ReactNode {
  const status = useRef<HTMLSpanElement>(null);
  const {permalink} = useDoc().metadata;
  const href = encodeURI(`${decodeURI(permalink).replace(/\/$/, '/index')}.md`);
  const {url, themeConfig} = useDocusaurusContext().siteConfig;
  const {assistant} = themeConfig as AssistantConfig;
  const copyLabel = translate({id: 'page.copy', message: 'Copy page'});
  return process.env.NODE_ENV === 'development' ? null : (
    <div className={styles.actions} data-markdown-ignore="">
      <button
        type="button"
        className="text-button"
        data-command={copyLabel}
        onClick={() => {
          import('./lazy/copy-page').then(
            ({copyPage}) => copyPage(href, status.current),
            () => location.assign(href),
          );
        }}
      >
        {copyLabel}
      </button>
      <a href={href}>
        <Translate id="page.markdown">View as Markdown</Translate>
      </a>
      {assistant && (
        <a
          href={assistant.url.replace('{address}', () => encodeURIComponent(url + href))}
          target="_blank"
          rel="noopener noreferrer"
        >
          {assistant.label}
        </a>
      )}
      <span role="status" ref={status} />
    </div>
  );
}
