import {useSyncExternalStore} from 'react';
import {credentialParts} from '../../security/credential';
import type {OperationView} from '../../pages/page-data';
import {parseUrl} from '../../utils/ponyfills';
import {chosenAlternative, type RequestValues} from '../../value/request-link';
import type {SecurityScheme} from '../../security/security';
import {networkLabel, type Server} from '../../server/server';
import {isHostVariable} from '../../server/server-variables';

/** What the reader entered, by environment variable. */
export type Credentials = Readonly<Record<string, string>>;

/** What the reader entered for a scheme and confirmed for an origin. */
export interface KeptCredential {
  /** Name of the scheme. */
  scheme: string;
  /** With the values of its variables. */
  server: Server;
  /** Texts by what they mean; empty if the reader wants none. */
  parts: Readonly<Record<string, string>>;
}

/** Quotation marks of programs and of texts, and backquotes. */
const OUTER = /^[\s"'`“”„‘’«»]+|[\s"'`“”„‘’«»]+$/g;

/** Those of all pages, the latest first, until the tab loads another document: nothing stores them. */
let kept: readonly KeptCredential[] = [];

const listeners = new Set<() => void>();

/**
 * The credentials of the tab, by origin of the server and name of the scheme: a key that was typed for one
 * host never reaches another that calls its key the same.
 */
export const credentialStore = {
  /**
   * Returns the credentials for a URL.
   *
   * @param schemes Those that a request takes together.
   */
  read(schemes: readonly SecurityScheme[], url: string): Credentials {
    return Object.fromEntries(
      schemes.flatMap((scheme) => {
        const parts = keptFor(scheme.name, url)?.parts;
        return credentialParts(scheme).map(({variable, meaning}) => [
          variable,
          parts?.[meaning] ?? '',
        ]);
      }),
    );
  },

  write(credential: KeptCredential): void {
    const before = keptFor(credential.scheme, credential.server.url);
    replaceKept([credential, ...kept.filter((one) => one !== before)]);
  },

  clear(): void {
    replaceKept([]);
  },
};

export function useKeptCredentials(): readonly KeptCredential[] {
  return useSyncExternalStore(subscribe, () => kept);
}

/**
 * Returns the credential of another server of the API that the reader can confirm for a server. Undefined if
 * they have answered by then, also by typing one. Where they type the host, they type its key too: a
 * question would change with every letter.
 */
export function findOffer(
  {name}: SecurityScheme,
  server: Server,
  servers: readonly Server[],
): KeptCredential | undefined {
  const isTyped = server.variables?.some((one) => isHostVariable(server, one)) === true;
  if (isTyped || keptFor(name, server.url) !== undefined) {
    return undefined;
  }
  const own = new Set(servers.map(declaredUrl));
  return kept.find(
    (one) =>
      one.scheme === name &&
      own.has(declaredUrl(one.server)) &&
      hasCredentials(one.parts),
  );
}

/** Names a server in a question about two of them. */
export function originLabel(server: Server): string {
  return server.variables === undefined
    ? networkLabel(server)
    : (parseUrl(server.url)?.host ?? server.url);
}

/** Returns the credentials that a request takes, of the alternative that the reader chose. */
export function chosenSchemes(
  {security}: Pick<OperationView, 'security'>,
  values: RequestValues,
): readonly SecurityScheme[] {
  return security[chosenAlternative(security, values)] ?? [];
}

function keptFor(scheme: string, url: string): KeptCredential | undefined {
  const origin = originOf(url);
  return kept.find((one) => one.scheme === scheme && originOf(one.server.url) === origin);
}

/** Without a host, which the reader has yet to type, no request is sent. */
function originOf(url: string): string {
  return parseUrl(url)?.origin ?? '';
}

function declaredUrl({template, url}: Server): string {
  return template ?? url;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replaceKept(next: readonly KeptCredential[]): void {
  kept = next;
  listeners.forEach((listener) => listener());
}

/** Credentials stay in their fields: no state of the panel has them. */
export function credentialFields(form: HTMLFormElement | null): HTMLInputElement[] {
  return Array.from(form?.querySelectorAll<HTMLInputElement>('[data-credential]') ?? []);
}

/** Returns what is in the fields. */
export function readCredentials(form: HTMLFormElement | null): Credentials {
  return Object.fromEntries(
    credentialFields(form).map((field) => [
      field.dataset.panelField ?? '',
      textOf(field),
    ]),
  );
}

export function hasCredentials(entered: Readonly<Record<string, string>>): boolean {
  return Object.values(entered).some(Boolean);
}

/**
 * Keeps what the reader typed for a server. A field that still has the credential of another origin is left
 * out. So is an empty one, unless the reader has emptied it.
 */
export function storeCredentials(form: HTMLFormElement | null, server: Server): void {
  const origin = originOf(server.url);
  const typed = credentialFields(form).filter(
    ({dataset}) => (dataset.origin ?? origin) === origin,
  );
  for (const scheme of new Set(typed.map(({dataset}) => dataset.scheme ?? ''))) {
    const fields = typed.filter(({dataset}) => dataset.scheme === scheme);
    const parts = Object.fromEntries(
      fields.map((field) => [field.dataset.credential ?? '', textOf(field)]),
    );
    const wasShown = fields.some(({dataset}) => dataset.origin !== undefined);
    if (hasCredentials(parts) || (wasShown && keptFor(scheme, server.url))) {
      credentialStore.write({scheme, server, parts});
    }
  }
}

/** Shows the credentials for a server, and no others. */
export function showCredentials(form: HTMLFormElement | null, server: Server): void {
  for (const field of credentialFields(form)) {
    const {scheme = '', credential = ''} = field.dataset;
    field.value = keptFor(scheme, server.url)?.parts[credential] ?? '';
    field.dataset.origin = originOf(server.url);
  }
}

function textOf({dataset, value}: HTMLInputElement): string {
  // A password can end with a space.
  return dataset.credential === 'password' ? value : value.trim();
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
