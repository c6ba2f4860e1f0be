import {createStorageSlot} from '@docusaurus/theme-common';

/** How many searches are kept. */
const MOST_SEARCHES = 5;

const slot = createStorageSlot('docs.search.recent');

/** What was searched for last, the latest first. A stored value that is no such list is none. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((each) => typeof each === 'string').slice(0, MOST_SEARCHES)
      : [];
  } catch {
    return [];
  }
}

/** Keeps a search as the latest. */
export function keepSearch(query: string): void {
  const text = query.trim();
  if (text !== '') {
    const others = recentSearches().filter((each) => each !== text);
    slot.set(JSON.stringify([text, ...others].slice(0, MOST_SEARCHES)));
  }
}

/** Forgets what was searched for. */
export function clearSearches(): void {
  slot.del();
}
