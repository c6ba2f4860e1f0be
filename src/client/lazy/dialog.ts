import {translate} from '@docusaurus/Translate';
import {focusWhenShown} from './focus';

/** Something that covers the page while it is open, by its selectors. */
interface Dialog {
  /** Found while it is open only. */
  open: string;
  opener: string;
  closer: string;
  label: () => string;
}

const DIALOGS: Dialog[] = [
  {
    open: '.navbar-sidebar--show > .navbar-sidebar',
    opener: '.navbar__toggle',
    closer: '.navbar-sidebar__close',
    label: () => translate({id: 'dialog.navigation', message: 'Navigation'}),
  },
  {
    open: '.aa-DetachedOverlay',
    opener: '.aa-DetachedSearchButton',
    closer: '.aa-DetachedCancelButton',
    label: () => translate({id: 'search.search', message: 'Search'}),
  },
];

/** What goes on outside of a dialog: a press closes it, and the state of the search is said. */
const KEPT = '.navbar-sidebar__backdrop, .navbar [role="status"]';

let current: {element: Element; closer: string; leave: () => void} | undefined;

/**
 * Makes dialogs of what the theme and the search lay over the page on narrow screens: they have a
 * role and a name, what is behind them cannot be reached, and the focus goes in and comes back.
 */
export function watchDialogs(): void {
  new MutationObserver(follow).observe(document.body, {
    subtree: true,
    attributeFilter: ['class'],
  });
  follow();
}

/** Closes the open dialog, if there is one. */
export function closeDialog(): void {
  if (current !== undefined) {
    current.element.querySelector<HTMLElement>(current.closer)?.click();
  }
}

function follow(): void {
  for (const dialog of DIALOGS) {
    const element = document.querySelector(dialog.open);
    if (element !== null) {
      if (element !== current?.element) {
        current?.leave();
        current = enter(element, dialog);
      }
      return;
    }
  }
  current?.leave();
  current = undefined;
}

function enter(
  element: Element,
  {opener, closer, label}: Dialog,
): NonNullable<typeof current> {
  element.setAttribute('role', 'dialog');
  element.setAttribute('aria-modal', 'true');
  element.setAttribute('aria-label', label());
  const kept = [element, ...document.querySelectorAll(KEPT)];
  const behind = outside(document.body, kept);
  behind.forEach((one) => one.toggleAttribute('inert', true));
  if (!element.contains(document.activeElement)) {
    focusWhenShown(element, closer);
  }
  return {
    element,
    closer,
    leave() {
      behind.forEach((one) => one.toggleAttribute('inert', false));
      const focused = document.activeElement;
      // A link that was followed has taken the focus to the next page.
      if (focused === document.body || element.contains(focused)) {
        document.querySelector<HTMLElement>(opener)?.focus();
      }
    },
  };
}

/** All elements below a root that hold nothing of what is kept; the outermost ones only. */
function outside(root: Element, kept: readonly Element[]): Element[] {
  return [...root.children].flatMap((child) => {
    if (kept.includes(child)) {
      return [];
    }
    return kept.some((one) => child.contains(one)) ? outside(child, kept) : [child];
  });
}
