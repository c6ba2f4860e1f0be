import {closeDialog} from './dialog';
import {focusWhenShown} from './focus';
import {isShortcutOfList, showShortcuts} from './shortcuts';

const DROPDOWN_BUTTON = '.dropdown > [aria-haspopup]';

/**
 * Adds keyboard support: `?` lists the shortcuts, Space activates links with the role `button`, the arrows
 * open a dropdown and go through it, Escape closes the open dialog or dropdown, the back button of the mobile
 * menu moves the focus to the menu that it shows, and the button of the announcement to what follows it.
 */
export function listenToKeys(): void {
  document.addEventListener('keydown', (event) => {
    const target = event.target as Element;
    if (event.key === ' ' && target.matches('a[role="button"]')) {
      event.preventDefault();
      activate(target as HTMLElement);
    } else if (event.key === 'Escape') {
      closeOverlays();
    } else if (isShortcutOfList(event)) {
      event.preventDefault();
      showShortcuts();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      moveInDropdown(event, target);
    }
  });
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.matches('.navbar-sidebar__back')) {
      focusWhenShown(document.body, '.navbar-sidebar__item a[href]');
    } else if (target.closest('[role="banner"] .close') !== null) {
      // The announcement is gone. On wide screens, the second of these cannot get the focus.
      for (const next of ['.navbar__brand', '.navbar__toggle']) {
        document.querySelector<HTMLElement>(next)?.focus({preventScroll: true});
      }
    }
  });
}

/** From the button, ArrowDown opens the menu if it is closed, and focuses its first link. */
function moveInDropdown(event: KeyboardEvent, target: Element): void {
  const dropdown = target.closest<HTMLElement>('.navbar .dropdown');
  const isButton = target.matches(DROPDOWN_BUTTON);
  if (dropdown === null || (isButton && event.key === 'ArrowUp')) {
    return;
  }
  event.preventDefault();
  if (!isButton) {
    const links = Array.from(dropdown.querySelectorAll<HTMLElement>('.dropdown__link'));
    const step = event.key === 'ArrowUp' ? -1 : 1;
    links[links.indexOf(target as HTMLElement) + step]?.focus();
    return;
  }
  if (!dropdown.matches('.dropdown--show')) {
    activate(target as HTMLElement);
  }
  focusWhenShown(dropdown, '.dropdown__link');
}

function activate(link: HTMLElement): void {
  if (link.matches(DROPDOWN_BUTTON)) {
    // The theme handles only this key. A click would follow the link.
    link.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
  } else {
    link.click();
  }
}

export function closeOverlays(): void {
  closeDialog();
  closeDropdown();
  dismissHoveredDropdown();
}

function closeDropdown(): void {
  const open = document.querySelector<HTMLElement>('.dropdown--show > [aria-haspopup]');
  if (open !== null) {
    open.focus();
    activate(open);
  }
}

/** Hides a dropdown that the theme shows on hover until the pointer leaves it (WCAG 1.4.13). */
function dismissHoveredDropdown(): void {
  const dropdown = document.querySelector<HTMLElement>('.dropdown--hoverable:hover');
  if (dropdown === null) {
    return;
  }
  // A hidden element cannot keep the focus.
  if (dropdown.querySelector('.dropdown__menu')?.contains(document.activeElement)) {
    dropdown.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  }
  dropdown.setAttribute('data-dismissed', '');
  const show = (): void => dropdown.removeAttribute('data-dismissed');
  dropdown.addEventListener('pointerleave', show, {once: true});
}
