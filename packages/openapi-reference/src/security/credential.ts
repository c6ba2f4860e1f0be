import {CREDENTIAL_KINDS, type CredentialMeaning} from '../vocabulary/credential-kind';
import type {OAuthFlow, SecurityScheme} from './security';

/** What a reader has to enter for a scheme. */
export interface CredentialPart {
  /** Environment variable of the samples. */
  variable: string;
  meaning: CredentialMeaning;
}

/** Returns the parts of a credential; none if no text carries it. */
export function credentialParts({
  kind,
  variable,
}: Pick<SecurityScheme, 'kind' | 'variable'>): CredentialPart[] {
  const {parts} = CREDENTIAL_KINDS[kind];
  return parts.map((meaning) => ({
    variable: parts.length === 1 ? variable : `${variable}_${meaning.toUpperCase()}`,
    meaning,
  }));
}

/** Returns the name of the scheme in the Authorization header: `Bearer`. */
export function authorizationScheme({kind, scheme = ''}: SecurityScheme): string {
  return CREDENTIAL_KINDS[kind].scheme ?? scheme;
}

/** What is in the place of credentials that are no key. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  token: 'ACCESS_TOKEN',
  credentials: 'CREDENTIALS',
  'user password': 'base64(USER:PASSWORD)',
};

/**
 * Returns how a request carries a credential; undefined if no text carries it.
 *
 * @param key What is in the place of a key.
 */
export function credentialForm(
  scheme: SecurityScheme,
  key = 'YOUR_API_KEY',
): string | undefined {
  if (scheme.kind === 'apiKey') {
    return keyIn(scheme, key);
  }
  const parts = CREDENTIAL_KINDS[scheme.kind].parts.join(' ');
  return parts === ''
    ? undefined
    : `Authorization: ${authorizationScheme(scheme)} ${PLACEHOLDERS[parts] ?? key}`;
}

function keyIn({in: place, parameter}: SecurityScheme, key: string): string {
  const text = `${parameter}=${key}`;
  switch (place) {
    case 'cookie':
      return `Cookie: ${text}`;
    case 'query':
      return `?${text}`;
    case 'header':
      return `${parameter}: ${key}`;
  }
}

/** Returns whether the reader has to enter one key and nothing else, and the panel can send it. */
export function isOneKey(schemes: readonly SecurityScheme[]): boolean {
  const [first, ...others] = schemes.flatMap(credentialParts);
  return first?.meaning === 'key' && others.length === 0 && !schemes.some(isCookie);
}

/** Returns whether a cookie carries the credential. A page cannot send it. */
export function isCookie({kind, in: place}: SecurityScheme): boolean {
  return kind === 'apiKey' && place === 'cookie';
}

/** Returns the addresses of a flow, in the order in which a program uses them. */
export function flowAddresses(
  flow: OAuthFlow,
): {kind: 'authorization' | 'deviceAuthorization' | 'token' | 'refresh'; url: string}[] {
  return (
    [
      ['authorization', flow.authorizationUrl],
      ['deviceAuthorization', flow.deviceAuthorizationUrl],
      ['token', flow.tokenUrl],
      ['refresh', flow.refreshUrl],
    ] as const
  ).flatMap(([kind, url]) => (url === undefined ? [] : [{kind, url}]));
}
