import {closeDialog} from './dialog';
import {focusWhenShown} from './focus';

/** What opens and closes a dropdown of the navbar. */
const DROPDOWN_BUTTON = '.dropdown > [aria-haspopup]';

/**
 * Gives links that stand for buttons the keys of buttons: the space bar presses them. Escape closes
 * the open dialog or dropdown, and the button in the mobile menu that leads to its other half takes
 * the focus along.
 */
export function listenToKeys(): void {
  document.addEventListener('keydown', (event) => {
    const target = event.target as Element;
    if (event.key === ' ' && target.matches('a[role="button"]')) {
      event.preventDefault();
      press(target as HTMLElement);
    } else if (event.key === 'Escape') {
      close();
    }
  });
  document.addEventListener('click', (event) => {
    if ((event.target as Element).matches('.navbar-sidebar__back')) {
      focusWhenShown(document.body, '.navbar-sidebar__item a[href]');
    }
  });
}

function press(link: HTMLElement): void {
  if (link.matches(DROPDOWN_BUTTON)) {
    // The theme listens to this key alone; a click would follow the link.
    link.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
  } else {
    link.click();
  }
}

/** Closes what Escape closes: the open dialog, and every open dropdown. */
export function close(): void {
  closeDialog();
  closeDropdown();
  dismissHovered();
}

function closeDropdown(): void {
  const open = document.querySelector<HTMLElement>('.dropdown--show > [aria-haspopup]');
  if (open !== null) {
    open.focus();
    press(open);
  }
}

/** Hides the dropdown that the theme shows on hover, until the pointer leaves it (WCAG 1.4.13). */
function dismissHovered(): void {
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
