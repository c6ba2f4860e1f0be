import {readTab, writeTab} from './tab-storage';

/** Key of the API key in sessionStorage, where the reader has asked to remember it. */
const STORAGE_KEY = 'api-key';

/** The key, from page to page. It ends with the document. */
let held = '';

/** The key that was typed before, on this page or another. */
export function heldKey(): {key: string; isRemembered: boolean} {
  const stored = readTab(STORAGE_KEY);
  return {key: held === '' ? (stored ?? '') : held, isRemembered: stored !== undefined};
}

/** Holds a key in memory and, only where the reader has asked for it, in this tab. */
export function holdKey(key: string, remember: boolean): void {
  held = key;
  writeTab(STORAGE_KEY, remember && key !== '' ? key : undefined);
}
