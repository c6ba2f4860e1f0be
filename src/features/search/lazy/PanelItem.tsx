import clsx from 'clsx';
import React, {type MouseEventHandler, type ReactNode} from 'react';
import type {SearchDocument} from '@site/src/search/document';
import HitTexts from '../HitTexts';
import {kindLabel} from '../labels';
import type {PageItem} from './item';
import styles from './panel.module.css';

/** In characters. */
const EXCERPT_LENGTH = 110;

/** Shows a page in the panel. The link is for the pointer; keys go to the option around it. */
export default function PanelItem({
  item: {document, href, terms},
  onClick,
}: {
  item: PageItem;
  onClick: MouseEventHandler;
}): ReactNode {
  return (
    <a className={styles.link} href={href} onClick={onClick} tabIndex={-1}>
      <Badge document={document} />
      <HitTexts
        document={document}
        terms={terms}
        excerptLength={EXCERPT_LENGTH}
        styles={styles}
        title={(highlighted) => <div className={styles.title}>{highlighted}</div>}
      />
    </a>
  );
}

// Not MethodBadge, whose style sheet would have to load before the panel opens.
function Badge({
  document: {
    kind,
    tags: [method],
  },
}: {
  document: SearchDocument;
}): ReactNode {
  return kind === 'endpoint' ? (
    <span className={clsx(styles.badge, styles.method)} data-method={method}>
      {method}
    </span>
  ) : (
    <span className={styles.badge}>{kindLabel(kind)}</span>
  );
}
