import {createStorageSlot} from '@docusaurus/theme-common';
import {readStoredList} from './stored-list';

const MAX_SEARCHES = 5;

const slot = createStorageSlot('docs.search.recent');

/** Returns the last searches, the latest first. An invalid stored value counts as empty. */
export function readRecentSearches(): string[] {
  return readStoredList(slot)
    .filter((search) => typeof search === 'string')
    .slice(0, MAX_SEARCHES);
}

export function saveSearch(query: string): void {
  const text = query.trim();
  if (text !== '') {
    const others = readRecentSearches().filter((search) => search !== text);
    slot.set(JSON.stringify([text, ...others].slice(0, MAX_SEARCHES)));
  }
}

export function clearSearches(): void {
  slot.del();
}
