import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {useLayoutEffect, useRef, type ReactNode} from 'react';
import {groupLinks, linkUrl, type ValueLink} from '../../reference/value-link';
import styles from './styles.module.css';

/** Distance from the value, in pixels. */
const GAP = 4;

/** The height that the menu needs below its button, in pixels; it opens above with less. */
const MIN_BELOW = 240;

/** A menu over the answer of the endpoints that take a value: the best one, then the others by group. */
export default function ValueTargets({
  value,
  links,
  network,
  opener,
  onClose,
}: {
  value: string;
  links: readonly ValueLink[];
  network: string;
  /** The button that opened the menu. */
  opener: Element;
  onClose: () => void;
}): ReactNode {
  const menuRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const menu = menuRef.current;
    if (menu === null) {
      return undefined;
    }
    const handleToggle = (event: Event): void => {
      if ((event as ToggleEvent).newState === 'closed') {
        onClose();
      }
    };
    const box = opener.getBoundingClientRect();
    // The menu does not follow the value.
    const handleScroll = (): void => {
      if (opener.getBoundingClientRect().top !== box.top) {
        onClose();
      }
    };
    place(menu, box);
    menu.addEventListener('toggle', handleToggle);
    document.addEventListener('scroll', handleScroll, {capture: true, passive: true});
    if ('showPopover' in menu) {
      menu.showPopover();
    }
    menu.querySelector('a')?.focus({preventScroll: true});
    return () => {
      menu.removeEventListener('toggle', handleToggle);
      document.removeEventListener('scroll', handleScroll, {capture: true});
    };
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
