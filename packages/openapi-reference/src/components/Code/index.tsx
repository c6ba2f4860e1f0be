import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import React, {useRef, type ReactNode} from 'react';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

interface Props {
  /** Highlighted code. Without it, `children` is shown without colours. */
  html?: string;
  children?: string;
  className?: string;
  language?: string;
  title?: string;
  /** The text after the language of a Markdown fence: `title="config.ts"`. */
  metastring?: string;
}

/** A code block with a copy button. The package `docusaurus-openapi-reference` highlights it at build time. */
export default function Code({
  html,
  children = '',
  className,
  language = languageOf(className),
  title,
  metastring,
}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const heading = title ?? titleOf(metastring);
  return (
    <div
      className={clsx(
        ThemeClassNames.common.codeBlock,
        styles.block,
        language === undefined ? undefined : `language-${language}`,
      )}
    >
      {heading === undefined ? null : <div className={styles.title}>{heading}</div>}
      <div className={styles.content}>
        {/* Keyboard users can scroll only a focusable element. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre className={clsx(styles.pre, 'thin-scrollbar')} tabIndex={0}>
          {html === undefined ? (
            <code ref={code}>{children.replace(/\n$/, '')}</code>
          ) : (
            <code ref={code} dangerouslySetInnerHTML={{__html: html}} />
          )}
        </pre>
        <CopyButton
          textOf={() => code.current?.textContent ?? ''}
          className={styles.copy}
        />
      </div>
    </div>
  );
}

function languageOf(className: string | undefined): string | undefined {
  return /(?:^|\s)language-(\S+)/.exec(className ?? '')?.[1];
}

function titleOf(metastring: string | undefined): string | undefined {
  return /(?:^|\s)title=(["'])(.*?)\1/.exec(metastring ?? '')?.[2];
}
