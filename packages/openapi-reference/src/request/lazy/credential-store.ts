import {CREDENTIALS_KEY, readTab} from '../tab-storage';
import {writeTab} from './write-tab';

/** What the reader entered, by environment variable. */
export type Credentials = Readonly<Record<string, string>>;

/** Keeps the credentials between pages until the document is unloaded. */
let inMemory: Credentials = {};

export const credentialStore = {
  read(): {credentials: Credentials; isRemembered: boolean} {
    const stored = readTab(CREDENTIALS_KEY);
    return {
      credentials: {...parse(stored), ...filled(inMemory)},
      isRemembered: stored !== undefined,
    };
  },

  /** Keeps those of other pages, unless they are here too. */
  write(credentials: Credentials, remember: boolean): void {
    const {credentials: others} = this.read();
    inMemory = {...others, ...credentials};
    const kept = JSON.stringify(filled(inMemory));
    writeTab(CREDENTIALS_KEY, remember && kept !== '{}' ? kept : undefined);
  },

  clear(): void {
    inMemory = {};
    writeTab(CREDENTIALS_KEY, undefined);
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
