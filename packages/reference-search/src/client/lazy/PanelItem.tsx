import clsx from 'clsx';
import React, {type MouseEventHandler, type ReactNode} from 'react';
import type {SearchDocument} from '../../search/document';
import HitTexts from '../HitTexts';
import {allLabel, kindLabel} from '../labels';
import type {LinkItem, PageItem} from './item';
import styles from './panel.module.css';

/** In characters. */
const EXCERPT_LENGTH = 110;

/** Attributes of an option of the listbox. */
export interface OptionProps {
  id: string;
  role: 'option';
  'aria-selected': boolean;
}

/** Shows a page, or the link to all results. The link is the option: an option cannot contain one. */
export default function PanelItem({
  item,
  option,
  onClick,
}: {
  item: LinkItem;
  option: OptionProps;
  onClick: MouseEventHandler;
}): ReactNode {
  return (
    <a
      {...option}
      className={clsx(styles.link, item.type === 'all' && styles.all)}
      href={item.href}
      onClick={onClick}
      tabIndex={-1}
    >
      {item.type === 'all' ? (
        allLabel(item.total)
      ) : item.type === 'visited' ? (
        <span className={styles.recent}>{item.title}</span>
      ) : (
        <Page item={item} />
      )}
    </a>
  );
}

function Page({item: {document, terms}}: {item: PageItem}): ReactNode {
  return (
    <>
      <Badge document={document} />
      <HitTexts
        document={document}
        terms={terms}
        excerptLength={EXCERPT_LENGTH}
        styles={styles}
        title={(highlighted) => <div className={styles.title}>{highlighted}</div>}
      />
    </>
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
