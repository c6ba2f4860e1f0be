import type {OperationView} from '../../reference/page-data';
import {CREDENTIALS_KEY, readTab} from '../tab-storage';
import {writeTab} from './write-tab';

/** What the reader entered, by environment variable. */
export type Credentials = Readonly<Record<string, string>>;

/** Quotation marks of programs and of texts, and backquotes. */
const OUTER = /^[\s"'`“”„‘’«»]+|[\s"'`“”„‘’«»]+$/g;

/** Keeps the credentials between pages until the document is unloaded. */
let inMemory: Credentials = {};

/** The credentials of the tab. */
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
    const entries = Object.entries(JSON.parse(text ?? '{}') as object);
    return Object.fromEntries(entries.filter(([, item]) => typeof item === 'string'));
  } catch {
    return {};
  }
}

/** Credentials stay in their fields: no state of the panel has them. */
export function credentialFields(form: HTMLFormElement | null): HTMLInputElement[] {
  return Array.from(form?.querySelectorAll<HTMLInputElement>('[data-credential]') ?? []);
}

export function readCredentials(form: HTMLFormElement | null): Credentials {
  return Object.fromEntries(
    credentialFields(form).map(({dataset, value}) => [
      dataset.panelField ?? '',
      // A password can end with a space.
      dataset.credential === 'password' ? value : value.trim(),
    ]),
  );
}

export function hasCredentials(entered: Credentials): boolean {
  return Object.values(entered).some(Boolean);
}

export function storeCredentials(form: HTMLFormElement | null): void {
  credentialStore.write(readCredentials(form), rememberField(form)?.checked === true);
}

/** Fills in the credentials of the tab where the reader has not typed any. */
export function restoreCredentials(form: HTMLFormElement | null): void {
  if (hasCredentials(readCredentials(form))) {
    storeCredentials(form);
  }
  const {credentials, isRemembered} = credentialStore.read();
  writeCredentials(
    form,
    credentials,
    isRemembered || rememberField(form)?.checked === true,
  );
}

export function forgetCredentials(form: HTMLFormElement | null): void {
  writeCredentials(form, {}, false);
  credentialStore.clear();
}

function writeCredentials(
  form: HTMLFormElement | null,
  credentials: Credentials,
  remember: boolean,
): void {
  const checkbox = rememberField(form);
  if (checkbox) {
    checkbox.checked = remember;
  }
  for (const field of credentialFields(form)) {
    field.value = credentials[field.dataset.panelField ?? ''] ?? '';
  }
}

function rememberField(
  form: HTMLFormElement | null,
): HTMLInputElement | null | undefined {
  return form?.querySelector<HTMLInputElement>('[data-panel-field="remember"]');
}

/** Cleans keys and tokens. Returns whether that changed any. */
export function cleanCredentials(
  form: HTMLFormElement | null,
  {security}: OperationView,
): boolean {
  const changed = credentialFields(form).filter((field) => {
    const {credential, panelField} = field.dataset;
    if (credential !== 'key' && credential !== 'token') {
      return false;
    }
    const isApiKey = security
      .flat()
      .some(({kind, variable}) => kind === 'apiKey' && variable === panelField);
    const before = field.value;
    field.value = cleanKey(before, !isApiKey);
    return field.value !== before;
  });
  return changed.length > 0;
}

/**
 * Returns a key or token without what copying adds: quotation marks around it, spaces and line breaks.
 *
 * @param takesScheme - the request adds `Bearer` itself, so the key has none.
 */
export function cleanKey(text: string, takesScheme: boolean): string {
  const inner = text.replace(OUTER, '');
  const key = takesScheme ? inner.replace(/^(authorization:\s*)?bearer\s+/i, '') : inner;
  return key.replace(OUTER, '').replace(/\s+/g, '');
}
