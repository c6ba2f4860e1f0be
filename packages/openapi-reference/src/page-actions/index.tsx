import Translate, {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {useRef, type ReactNode} from 'react';
import {copyText} from '../components/Code/copy-text';
import {hasMarkdown} from '../framework/reference-pages';
import type {AssistantConfig} from '../pages/assistant';
import styles from './styles.module.css';

/**
 * Copies the Markdown twin of a page, links to it, and hands it to an assistant. Copying needs scripts, so only
 * they show it. Twins are made from built pages, so there are none in development. The site can turn them off.
 */
export default function PageActions(): ReactNode {
  const status = useRef<HTMLSpanElement>(null);
  const {permalink} = useDoc().metadata;
  const href = encodeURI(`${decodeURI(permalink).replace(/\/$/, '/index')}.md`);
  const {url, themeConfig} = useDocusaurusContext().siteConfig;
  const {assistant} = themeConfig as AssistantConfig;
  const copyLabel = translate({id: 'page.copy', message: 'Copy page'});
  return process.env.NODE_ENV === 'development' || !hasMarkdown() ? null : (
    <div className={styles.actions} data-markdown-ignore="">
      <button
        type="button"
        className="text-button"
        data-command={copyLabel}
        onClick={() => {
          status.current?.removeAttribute('hidden');
          const isCopied = copyText(fetchText(href));
          import('./lazy/say-copied').then(
            ({sayCopied}) => sayCopied(isCopied, status.current),
            () => location.assign(href),
          );
        }}
      >
        {copyLabel}
      </button>{' '}
      <a href={href}>
        <Translate id="page.markdown">View as Markdown</Translate>
      </a>{' '}
      {assistant && (
        <a
          href={assistant.url.replace('{address}', () => encodeURIComponent(url + href))}
          target="_blank"
          rel="noopener noreferrer"
        >
          {assistant.label}
        </a>
      )}
      {/* It is shown before it has a text, so that screen readers announce the text. */}
      <span role="status" ref={status} hidden />
    </div>
  );
}

/** @throws if there is no such file. */
async function fetchText(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) {
    throw new Error(`Loading ${href} failed.`);
  }
  return response.text();
}
