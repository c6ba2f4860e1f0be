import type {OAuthFlow, SecurityScheme} from './security';

/** What a reader has to enter for a scheme. */
export interface CredentialPart {
  /** Environment variable of the samples. */
  variable: string;
  meaning: 'key' | 'token' | 'user' | 'password' | 'credentials';
}

/** Returns the parts of a credential; none if no text carries it. */
export function credentialParts({kind, variable}: SecurityScheme): CredentialPart[] {
  switch (kind) {
    case 'bearer':
    case 'apiKey':
      return [{variable, meaning: 'key'}];
    case 'oauth2':
    case 'openIdConnect':
      return [{variable, meaning: 'token'}];
    case 'http':
      return [{variable, meaning: 'credentials'}];
    case 'basic':
      return [
        {variable: `${variable}_USER`, meaning: 'user'},
        {variable: `${variable}_PASSWORD`, meaning: 'password'},
      ];
    default:
      return [];
  }
}

/** Returns the name of the scheme in the Authorization header: `Bearer`. */
export function authorizationScheme({kind, scheme = ''}: SecurityScheme): string {
  return kind === 'http' ? scheme : 'Bearer';
}

/**
 * Returns how a request carries a credential; undefined if no text carries it.
 *
 * @param key What is in the place of a key.
 */
export function credentialForm(
  scheme: SecurityScheme,
  key = 'YOUR_API_KEY',
): string | undefined {
  switch (scheme.kind) {
    case 'oauth2':
    case 'openIdConnect':
      return 'Authorization: Bearer ACCESS_TOKEN';
    case 'basic':
      return 'Authorization: Basic base64(USER:PASSWORD)';
    case 'http':
      return `Authorization: ${authorizationScheme(scheme)} CREDENTIALS`;
    case 'mutualTLS':
    case 'unknown':
      return undefined;
    case 'bearer':
      return `Authorization: Bearer ${key}`;
    default:
      return keyIn(scheme, key);
  }
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

/** Returns whether an address of a document is one of the web, which a page can link to. */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url);
}
