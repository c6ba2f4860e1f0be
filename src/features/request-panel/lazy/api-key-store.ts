import {readTab, writeTab} from './tab-storage';

/** Name in sessionStorage, which keeps the key if the reader asks for it. */
const STORAGE_KEY = 'api-key';

/** Keeps the key between pages until the document is unloaded. */
let keyInMemory = '';

export const apiKeyStore = {
  read(): {key: string; isRemembered: boolean} {
    const stored = readTab(STORAGE_KEY);
    return {
      key: keyInMemory === '' ? (stored ?? '') : keyInMemory,
      isRemembered: stored !== undefined,
    };
  },

  write(key: string, remember: boolean): void {
    keyInMemory = key;
    writeTab(STORAGE_KEY, remember && key !== '' ? key : undefined);
  },
};
