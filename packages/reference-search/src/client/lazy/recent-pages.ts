import {createStorageSlot} from '@docusaurus/theme-common';
import {readStoredList} from './stored-list';

/** A page that the reader has opened from the search, or on which they have opened it. */
export interface VisitedPage {
  readonly title: string;
  readonly href: string;
}

const MAX_PAGES = 5;

const slot = createStorageSlot('docs.search.pages');

/** Returns the last pages, the latest first, without the current one. An invalid stored value counts as empty. */
export function readRecentPages(): VisitedPage[] {
  return readStoredList(slot)
    .filter(isPage)
    .filter(({href}) => href !== location.pathname);
}

/** Keeps the page that the reader is on. */
export function keepPage(): void {
  const pages = [currentPage(), ...readRecentPages()];
  // One more than is shown: the current page is not.
  slot.set(JSON.stringify(pages.slice(0, MAX_PAGES + 1)));
}

export function clearPages(): void {
  slot.del();
}

function currentPage(): VisitedPage {
  const heading = document.querySelector('main h1')?.textContent ?? '';
  return {title: heading === '' ? document.title : heading, href: location.pathname};
}

function isPage(value: unknown): value is VisitedPage {
  const {title, href} = (value ?? {}) as Partial<VisitedPage>;
  // An address of another site would leave this one.
  return typeof title === 'string' && typeof href === 'string' && /^\/(?!\/)/.test(href);
}
