import {translate} from '@docusaurus/Translate';
import {focusWhenShown} from './focus';
import {showSidebarEntry} from './sidebar-entry';

/** Selectors of an element that covers the page. */
interface Dialog {
  open: string;
  opener: string;
  closer: string;
  label: () => string;
  onOpen?: () => void;
}

const DIALOGS: Dialog[] = [
  {
    open: '.navbar-sidebar--show > .navbar-sidebar',
    opener: '.navbar__toggle',
    closer: '.navbar-sidebar__close',
    label: () => translate({id: 'dialog.navigation', message: 'Navigation'}),
    onOpen: showSidebarEntry,
  },
  {
    open: '.aa-DetachedOverlay',
    opener: '.aa-DetachedSearchButton',
    closer: '.aa-DetachedCancelButton',
    label: () => translate({id: 'search.search', message: 'Search'}),
  },
];

/** Elements outside a dialog that stay active: the backdrop closes it, the status is announced. */
const ACTIVE_OUTSIDE = '.navbar-sidebar__backdrop, .navbar [role="status"]';

let current: {element: Element; closer: string; restore: () => void} | undefined;

/**
 * Makes the mobile sidebar and the full-screen search modal dialogs: they get a role and a name, the
 * rest of the page becomes inert, and the focus moves into the dialog and back.
 */
export function watchDialogs(): void {
  new MutationObserver(updateDialog).observe(document.body, {
    subtree: true,
    attributeFilter: ['class'],
  });
  updateDialog();
}

export function closeDialog(): void {
  current?.element.querySelector<HTMLElement>(current.closer)?.click();
}

function updateDialog(): void {
  for (const dialog of DIALOGS) {
    const element = document.querySelector(dialog.open);
    if (element !== null) {
      if (element !== current?.element) {
        current?.restore();
        current = openDialog(element, dialog);
      }
      return;
    }
  }
  current?.restore();
  current = undefined;
}

function openDialog(
  element: Element,
  {opener, closer, label, onOpen}: Dialog,
): NonNullable<typeof current> {
  element.setAttribute('role', 'dialog');
  element.setAttribute('aria-modal', 'true');
  element.setAttribute('aria-label', label());
  const active = [element, ...Array.from(document.querySelectorAll(ACTIVE_OUTSIDE))];
  const background = elementsWithout(document.body, active);
  background.forEach((other) => other.toggleAttribute('inert', true));
  if (!element.contains(document.activeElement)) {
    focusWhenShown(element, closer);
  }
  onOpen?.();
  return {
    element,
    closer,
    restore() {
      background.forEach((other) => other.toggleAttribute('inert', false));
      const focused = document.activeElement;
      // After a navigation, the focus is on the new page.
      if (focused === document.body || element.contains(focused)) {
        document.querySelector<HTMLElement>(opener)?.focus();
      }
    },
  };
}

/** Returns the outermost elements below `root` that contain no excluded element. */
function elementsWithout(root: Element, excluded: readonly Element[]): Element[] {
  return Array.from(root.children).flatMap((child) => {
    if (excluded.includes(child)) {
      return [];
    }
    return excluded.some((element) => child.contains(element))
      ? elementsWithout(child, excluded)
      : [child];
  });
}
