import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import React, {useRef, type ReactNode} from 'react';
import type {NetworkCodes} from '../../samples/code-sample';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

interface Props {
  /** The code. */
  children?: string;
  /** Its colours, which the package `docusaurus-openapi-reference` reads at build time (`highlight/colours.ts`). */
  colours?: string;
  /** The code of other networks, which a script in the head shows (`site/choices/network-script.ts`). */
  networks?: NetworkCodes;
  /** Long lines wrap. */
  wraps?: boolean;
  className?: string;
  language?: string;
  title?: string;
  /** The text after the language of a Markdown fence: `title="config.ts"`. */
  metastring?: string;
}

/** A code block with a copy button. Its code is one text, which a script in the head paints (`highlight/paint-script.ts`). */
export default function Code({
  children = '',
  colours = '',
  networks,
  wraps = false,
  className,
  language = languageOf(className),
  title,
  metastring,
}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const text = children.replace(/\n$/, '');
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
          <code
            ref={code}
            // A script may have changed the attributes of another code.
            key={text}
            className={wraps ? styles.wrapping : undefined}
            data-colours={colours === '' ? undefined : colours}
            data-networks={networks && JSON.stringify(networks)}
            // React does not compare it with the page, where the code may be that of another network.
            dangerouslySetInnerHTML={{__html: escapeHtml(text)}}
          />
        </pre>
        <CopyButton
          textOf={() => code.current?.textContent ?? ''}
          className={styles.copy}
        />
      </div>
    </div>
  );
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

function languageOf(className: string | undefined): string | undefined {
  return /(?:^|\s)language-(\S+)/.exec(className ?? '')?.[1];
}

function titleOf(metastring: string | undefined): string | undefined {
  return /(?:^|\s)title=(["'])(.*?)\1/.exec(metastring ?? '')?.[2];
}
