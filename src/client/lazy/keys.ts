import {closeDialog} from './dialog';
import {focusWhenShown} from './focus';

const DROPDOWN_BUTTON = '.dropdown > [aria-haspopup]';

/**
 * Adds keyboard support: Space activates links with the role `button`, Escape closes the open dialog or
 * dropdown, and the back button of the mobile menu moves the focus to the menu that it shows.
 */
export function listenToKeys(): void {
  document.addEventListener('keydown', (event) => {
    const target = event.target as Element;
    if (event.key === ' ' && target.matches('a[role="button"]')) {
      event.preventDefault();
      activate(target as HTMLElement);
    } else if (event.key === 'Escape') {
      closeOverlays();
    }
  });
  document.addEventListener('click', (event) => {
    if ((event.target as Element).matches('.navbar-sidebar__back')) {
      focusWhenShown(document.body, '.navbar-sidebar__item a[href]');
    }
  });
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
  dropdown.addEventListener(
    'pointerleave',
    () => {
      dropdown.removeAttribute('data-dismissed');
    },
    {once: true},
  );
}
