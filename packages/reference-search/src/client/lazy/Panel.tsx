import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {memo, type MouseEvent, type ReactNode, type Ref} from 'react';
import type {SearchDocument} from '../../search/document';
import HitTexts from '../HitTexts';
import {allLabel, kindLabel, retryLabel} from '../labels';
import type {PageItem, SearchItem, Section} from './sections';
import styles from './panel.module.css';

/** In characters. */
const EXCERPT_LENGTH = 110;

/** Begins the ids of the elements of the search. */
const ID = 'docs-search';

export function optionId(place: number): string {
  return `${ID}-item-${place}`;
}

/** Returns the ids of the lists that have options, separated by spaces. */
export function listIds(sections: readonly Section[]): string {
  return sections
    .filter(({items}) => items.length > 0)
    .map(listId)
    .join(' ');
}

function listId({id}: Section): string {
  return `${ID}-${id}-list`;
}

/** Shows what is found. */
export default function Panel({
  sections,
  active,
  elementRef,
  onActivate,
  onSelect,
  onClear,
  onRetry,
}: {
  sections: readonly Section[];
  active: SearchItem | undefined;
  elementRef: Ref<HTMLDivElement>;
  /** Receives the place of the option that becomes active. */
  onActivate: (place: number) => void;
  onSelect: (item: SearchItem, event: MouseEvent) => void;
  /** Called when what the browser has stored has been cleared. */
  onClear: () => void;
  onRetry: () => void;
}): ReactNode {
  const all = sections.flatMap(({items}) => items);
  return (
    // The keys of the input do the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={elementRef}
      className={clsx('aa-Panel', styles.panel)}
      // It is outside all other landmarks.
      role="region"
      aria-label={translate({id: 'theme.SearchBar.label', message: 'Search'})}
      // The input keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onMouseLeave={() => onActivate(0)}
    >
      {sections.map((section) => (
        <section key={section.id} className={styles.source}>
          <Header section={section} onClear={onClear} />
          {section.items.length === 0 ? (
            <div className={styles.noResults}>
              <NoItems section={section} onRetry={onRetry} />
            </div>
          ) : (
            <div
              id={listId(section)}
              className={styles.list}
              role="listbox"
              aria-label={translate({id: 'search.list', message: 'Search results'})}
            >
              {section.items.map((item) => {
                const place = all.indexOf(item);
                return (
                  <div
                    key={place}
                    role="none"
                    onMouseMove={() => {
                      if (item !== active) {
                        onActivate(place);
                      }
                    }}
                    onClick={(event) => onSelect(item, event)}
                  >
                    <Option item={item} id={optionId(place)} isActive={item === active} />
                  </div>
                );
              })}
            </div>
          )}
        </section>
      ))}
    </div>
  );
}

function Header({
  section: {heading, clear},
  onClear,
}: {
  section: Section;
  onClear: () => void;
}): ReactNode {
  return heading === undefined ? null : (
    <div className={styles.header}>
      <span className={styles.heading}>{heading}</span>
      {clear === undefined ? null : (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            clear.run();
            onClear();
          }}
        >
          {clear.label}
        </button>
      )}
    </div>
  );
}

function NoItems({
  section: {noItems, isFailure = false},
  onRetry,
}: {
  section: Section;
  onRetry: () => void;
}): ReactNode {
  return isFailure ? (
    <div className={styles.failure}>
      {noItems}
      <button
        type="button"
        className="button button--primary button--sm"
        onClick={onRetry}
      >
        {retryLabel()}
      </button>
    </div>
  ) : (
    noItems
  );
}

/** A link is the option itself: an option cannot contain one. */
const Option = memo(function Option({
  item,
  id,
  isActive,
}: {
  item: SearchItem;
  id: string;
  isActive: boolean;
}): ReactNode {
  const option = {id, role: 'option', 'aria-selected': isActive} as const;
  if (item.type === 'recent') {
    return (
      <span {...option} className={styles.link}>
        <span className={styles.recent}>{item.query}</span>
      </span>
    );
  }
  if (item.type === 'command') {
    const {title, keys} = item.command;
    return (
      <span {...option} className={clsx(styles.link, styles.command)}>
        <span>{title}</span>
        {keys === undefined ? (
          <small>{translate({id: 'search.commands.noKeys', message: 'no key'})}</small>
        ) : (
          <kbd>{keys}</kbd>
        )}
      </span>
    );
  }
  return (
    <a
      {...option}
      className={clsx(styles.link, item.type === 'all' && styles.all)}
      href={item.href}
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
});

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
