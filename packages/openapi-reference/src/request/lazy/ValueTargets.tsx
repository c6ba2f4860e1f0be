import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import valueLinks from '@openapi-reference/data/value-links.json';
import clsx from 'clsx';
import React, {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {
  explorerUrl,
  groupLinks,
  linkUrl,
  type ValueLink,
} from '../../reference/value-link';
import styles from './styles.module.css';

/** A value that several endpoints take. */
export interface LinkedValue {
  /** Where the value is in the answer. */
  id: number | string;
  value: string;
  links: ValueLink[];
  /** The page of the block explorer that shows it. */
  explorer: string | undefined;
  /** The button that opened the menu. */
  opener: Element;
}

/** Returns the menu of the value that was opened last, and what opens it. */
export function useValueTargets(network: string): {
  menu: ReactNode;
  onOpen: (value: LinkedValue) => void;
} {
  const [linked, setLinked] = useState<LinkedValue>();
  const close = useCallback(() => setLinked(undefined), []);
  return {
    menu: linked && (
      <ValueTargets key={linked.id} {...linked} network={network} onClose={close} />
    ),
    onOpen: setLinked,
  };
}

/** A button that opens the menu of what takes a value. Nothing if that is one endpoint at most. */
export function MoreTargets({
  network,
  onOpen,
  ...target
}: Omit<LinkedValue, 'opener' | 'explorer'> & {
  network: string;
  onOpen: (value: LinkedValue) => void;
}): ReactNode {
  const {value, links} = target;
  const explorer = explorerUrl(links, value, valueLinks.explorers[network]);
  return links.length < 2 && explorer === undefined ? null : (
    <button
      type="button"
      className={styles.more}
      aria-label={translate(
        {id: 'panel.targets.open', message: 'Endpoints that take {value}'},
        {value},
      )}
      onClick={({currentTarget}) => onOpen({...target, explorer, opener: currentTarget})}
    />
  );
}

/** Distance from the value, in pixels. */
const GAP = 4;

/** The height that the menu needs below its button, in pixels; it opens above with less. */
const MIN_BELOW = 240;

/** A menu over the answer of the endpoints that take a value: the best one, then the others by group. */
function ValueTargets({
  value,
  links,
  explorer,
  network,
  opener,
  onClose,
}: Omit<LinkedValue, 'id'> & {network: string; onClose: () => void}): ReactNode {
  const menuRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const menu = menuRef.current;
    const controller = new AbortController();
    const {signal} = controller;
    const box = opener.getBoundingClientRect();
    // The menu does not follow the value.
    const handleScroll = (): void => {
      if (opener.getBoundingClientRect().top !== box.top) {
        onClose();
      }
    };
    const handleToggle = (event: Event): void => {
      if ((event as ToggleEvent).newState === 'closed') {
        onClose();
      }
    };
    document.addEventListener('scroll', handleScroll, {
      capture: true,
      passive: true,
      signal,
    });
    menu?.addEventListener('toggle', handleToggle, {signal});
    if (menu !== null) {
      place(menu, box);
    }
    if (menu !== null && 'showPopover' in menu) {
      menu.showPopover();
    }
    menu?.querySelector('a')?.focus({preventScroll: true});
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
        {value},
      )}
    >
      {groupLinks(links).map(({group, links: ofGroup}) => (
        <section key={group}>
          {group === '' ? null : <h3>{group}</h3>}
          <ul>
            {ofGroup.map((link) => (
              <li key={link.route}>
                <Link to={linkUrl(link, value, network)}>{link.title}</Link>
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
