import {readTab, writeTab} from './tab-storage';

/** What the reader entered, by environment variable. */
export type Credentials = Readonly<Record<string, string>>;

/** Name in sessionStorage, which keeps the credentials if the reader asks for it. */
const STORAGE_KEY = 'api-key';

/** Keeps the credentials between pages until the document is unloaded. */
let inMemory: Credentials = {};

export const credentialStore = {
  read(): {credentials: Credentials; isRemembered: boolean} {
    const stored = readTab(STORAGE_KEY);
    return {
      credentials: {...parse(stored), ...filled(inMemory)},
      isRemembered: stored !== undefined,
    };
  },

  /** Keeps those of other pages, unless they are here too. */
  write(credentials: Credentials, remember: boolean): void {
    const {credentials: others} = this.read();
    inMemory = {...others, ...credentials};
    const kept = filled(inMemory);
    writeTab(
      STORAGE_KEY,
      remember && Object.keys(kept).length > 0 ? JSON.stringify(kept) : undefined,
    );
  },

  clear(): void {
    inMemory = {};
    writeTab(STORAGE_KEY, undefined);
  },
};

function filled(credentials: Credentials): Credentials {
  return Object.fromEntries(
    Object.entries(credentials).filter(([, value]) => value !== ''),
  );
}

function parse(text: string | undefined): Credentials {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    const entries = typeof value === 'object' && value !== null ? value : {};
    return Object.fromEntries(
      Object.entries(entries).filter(([, item]) => typeof item === 'string'),
    );
  } catch {
    return {};
  }
}
