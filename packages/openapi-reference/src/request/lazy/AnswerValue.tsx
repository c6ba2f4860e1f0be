import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import valueLinks from '@openapi-reference/data/value-links.json';
import clsx from 'clsx';
import React, {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type {Unit} from '../../schema/schema';
import {smallestAmount} from '../../schema/unit';
import {splitWords} from '../../value/value-kind';
import {
  explorerUrl,
  groupLinks,
  linksForValue,
  linkUrl,
  type ResponseValue,
  type ValueLink,
} from '../../value/value-link';
import {useCurrentNetwork} from '../../server/useCurrentNetwork';
import styles from './styles.module.css';

/** A time of RFC 3339, which OpenAPI calls `date-time`. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i;

/** Seconds or milliseconds since 1970, from 2001 to 2286. */
const TIMESTAMP = /^\d{10}(\d{3})?$/;

/** Units of an age in seconds, the largest first. */
const AGE_UNITS = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Distance of the menu from its button, in pixels. */
const GAP = 4;

/** The height that the menu needs below its button, in pixels; it opens above with less. */
const MIN_BELOW = 240;

/** Lists the endpoints that take a value, the best one first. */
export function linksOf(value: ResponseValue): ValueLink[] {
  return linksForValue(value, valueLinks.links);
}

/** A value as a link to the best endpoint that takes it, beside a button with what else takes it. */
export function LinkedValue({
  text,
  links,
  quote = '',
  className,
  children,
}: {
  text: string;
  links: readonly ValueLink[];
  /** What is around the link. */
  quote?: string;
  className?: string;
  children: ReactNode;
}): ReactNode {
  const network = useCurrentNetwork() ?? '';
  const [best] = links;
  const explorer = explorerUrl(links, text, valueLinks.explorers[network]);
  if (best === undefined) {
    return children;
  }
  return (
    <>
      <span className={className}>
        {quote}
        <Link
          to={linkUrl(best, text, network)}
          title={best.title}
          aria-label={text}
          className={styles.valueLink}
        >
          {children}
        </Link>
        {quote}
      </span>
      {links.length < 2 && explorer === undefined ? null : (
        <MoreTargets text={text} links={links} explorer={explorer} network={network} />
      )}
    </>
  );
}

interface TargetsProps {
  text: string;
  links: readonly ValueLink[];
  /** The page of the block explorer that shows the value. */
  explorer: string | undefined;
  network: string;
}

/** A button that opens the menu of what takes a value. */
function MoreTargets(props: TargetsProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.more}
        aria-label={translate(
          {id: 'panel.targets.open', message: 'Endpoints that take {value}'},
          {value: props.text},
        )}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen ? <Targets {...props} opener={button} onClose={close} /> : null}
    </>
  );
}

/** A menu over the answer of the endpoints that take a value: the best one, then the others by group. */
function Targets({
  text,
  links,
  explorer,
  network,
  opener,
  onClose,
}: TargetsProps & {
  opener: React.RefObject<HTMLElement>;
  onClose: () => void;
}): ReactNode {
  const menuRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const menu = menuRef.current;
    const button = opener.current;
    if (menu === null || button === null) {
      return undefined;
    }
    const controller = new AbortController();
    const {signal} = controller;
    const box = button.getBoundingClientRect();
    // The menu does not follow the value.
    const handleScroll = (): void => {
      if (button.getBoundingClientRect().top !== box.top) {
        onClose();
      }
    };
    const handleToggle = (event: Event): void => {
      if ((event as ToggleEvent).newState === 'closed') {
        onClose();
      }
    };
    const options = {capture: true, passive: true, signal};
    document.addEventListener('scroll', handleScroll, options);
    menu.addEventListener('toggle', handleToggle, {signal});
    place(menu, box);
    if ('showPopover' in menu) {
      menu.showPopover();
    }
    menu.querySelector('a')?.focus({preventScroll: true});
    return () => controller.abort();
  }, [opener, onClose]);
  return (
    <div
      ref={menuRef}
      // The types of React 18 lack this attribute.
      {...{popover: 'auto'}}
      className={clsx(styles.targets, 'thin-scrollbar')}
      role="dialog"
      aria-label={translate(
        {id: 'panel.targets', message: 'Endpoints that take {value}'},
        {value: text},
      )}
    >
      {groupLinks(links).map(({group, links: ofGroup}) => (
        <section key={group}>
          {group === '' ? null : <h3>{group}</h3>}
          <ul>
            {ofGroup.map((link) => (
              <li key={link.route}>
                <Link to={linkUrl(link, text, network)}>{link.title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {explorer === undefined ? null : (
        <a href={explorer} target="_blank" rel="noopener noreferrer">
          <Translate id="panel.targets.explorer">Open in the explorer</Translate>
        </a>
      )}
    </div>
  );
}

function place({style, offsetWidth}: HTMLElement, {left, top, bottom}: DOMRect): void {
  const below = innerHeight - bottom;
  style.left = `${Math.max(GAP, Math.min(left, innerWidth - offsetWidth - 2 * GAP))}px`;
  if (below >= MIN_BELOW || below >= top) {
    style.top = `${bottom + GAP}px`;
    style.maxHeight = `${below - 3 * GAP}px`;
  } else {
    style.bottom = `${innerHeight - top + GAP}px`;
    style.maxHeight = `${top - 3 * GAP}px`;
  }
}

/** A value without a link. With the pointer or the focus on it, it says beside it what else is known of it. */
export function HintedValue({
  hint,
  children,
}: {
  /** Called when it is shown, because an age changes. */
  hint: (locale: string) => string;
  children: ReactNode;
}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const [shown, setShown] = useState<string>();
  const show = (): void => setShown(hint(i18n.currentLocale));
  return (
    // It does nothing: the pointer and the focus only show what is known of it.
    <span
      className={styles.hinted}
      data-hint={shown}
      onPointerEnter={show}
      onFocus={show}
      // Keyboard users read it with the focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {children}
    </span>
  );
}

/** Returns what says more of a time, or of an amount of the larger unit. */
export function hintOf(
  names: readonly string[],
  text: string,
  unit?: Unit,
): ((locale: string) => string) | undefined {
  const smallest = unit && smallestAmount(text, unit);
  if (unit !== undefined && smallest !== undefined) {
    return () => `${unit.name} = ${smallest} ${unit.smallest}`;
  }
  const time = timeOfValue(names, text);
  return time === undefined
    ? undefined
    : (locale) => localTimeText(time, Date.now(), locale);
}

/**
 * Returns the time that a value is, in milliseconds since 1970: a text of RFC 3339, or a number of seconds or
 * milliseconds whose property is called a timestamp.
 *
 * @param names of the properties from the root to the value
 */
export function timeOfValue(names: readonly string[], text: string): number | undefined {
  if (DATE_TIME.test(text)) {
    const time = Date.parse(text);
    return Number.isNaN(time) ? undefined : time;
  }
  const isTimestamp =
    TIMESTAMP.test(text) && splitWords(names.at(-1) ?? '').includes('timestamp');
  return isTimestamp ? Number(text.padEnd(13, '0')) : undefined;
}

/** Says a time in the reader's time zone, and how far from now it is. */
export function localTimeText(time: number, now: number, locale: string): string {
  const seconds = (time - now) / 1000;
  const [unit, size] = AGE_UNITS.find(([, least]) => Math.abs(seconds) >= least) ?? [
    'second',
    1,
  ];
  const age = new Intl.RelativeTimeFormat(locale, {numeric: 'auto'}).format(
    Math.trunc(seconds / size),
    unit,
  );
  const local = new Date(time).toLocaleString(locale, {
    dateStyle: 'medium',
    timeStyle: 'long',
  });
  return `${local}, ${age}`;
}
