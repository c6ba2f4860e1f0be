import {createStorageSlot} from '@docusaurus/theme-common';

/** A page that the reader has opened from the search, or on which they have opened it. */
export interface VisitedPage {
  readonly title: string;
  readonly href: string;
}

const MAX_SHOWN = 5;

const searches = createStorageSlot('docs.search.recent');
const pages = createStorageSlot('docs.search.pages');

/** Returns the last searches, the latest first. */
export function readRecentSearches(): string[] {
  return readList(searches)
    .filter((search) => typeof search === 'string')
    .slice(0, MAX_SHOWN);
}

export function saveSearch(query: string): void {
  const text = query.trim();
  if (text !== '') {
    const others = readRecentSearches().filter((search) => search !== text);
    searches.set(JSON.stringify([text, ...others].slice(0, MAX_SHOWN)));
  }
}

export function clearSearches(): void {
  searches.del();
}

/** Returns the last pages, the latest first, without the current one. */
export function readRecentPages(): VisitedPage[] {
  return readList(pages)
    .filter(isPage)
    .filter(({href}) => href !== location.pathname);
}

/** Keeps the page that the reader is on. */
export function keepPage(): void {
  const kept = [currentPage(), ...readRecentPages()];
  // One more than is shown: the current page is not.
  pages.set(JSON.stringify(kept.slice(0, MAX_SHOWN + 1)));
}

export function clearPages(): void {
  pages.del();
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

/** An invalid stored value counts as empty. */
function readList(slot: ReturnType<typeof createStorageSlot>): unknown[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
