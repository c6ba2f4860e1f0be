import {readTab, writeTab} from './tab-storage';

/** The name of the key in sessionStorage, where it is kept if the reader asks for it. */
const STORAGE_KEY = 'api-key';

/** Keeps the key between the pages of a visit. It is gone when the document is. */
let current = '';

export const apiKeyStore = {
  read(): {key: string; isRemembered: boolean} {
    const stored = readTab(STORAGE_KEY);
    return {
      key: current === '' ? (stored ?? '') : current,
      isRemembered: stored !== undefined,
    };
  },

  /** Keeps a key in memory and, if `remember` is set, in this tab. */
  write(key: string, remember: boolean): void {
    current = key;
    writeTab(STORAGE_KEY, remember && key !== '' ? key : undefined);
  },
};
