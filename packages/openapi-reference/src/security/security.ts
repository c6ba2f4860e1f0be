import type {CREDENTIAL_KINDS} from '../vocabulary/credential-kind';
import type {RichText} from '../text/rich-text';
import type {OAuthGrant} from '../vocabulary/oauth-grant';

/** A credential of a request, and how the request carries it. */
export interface SecurityScheme {
  /** Its name in the document. */
  name: string;
  kind: keyof typeof CREDENTIAL_KINDS;
  /** Location of an API key; other credentials use the Authorization header. */
  in: 'header' | 'query' | 'cookie';
  parameter: string;
  /** Empty where the page of all schemes has it. */
  description: RichText;
  /** Environment variable of the samples; for basic authentication the start of two names. */
  variable: string;
  /** Name of a scheme of HTTP: `Digest`. */
  scheme?: string;
  bearerFormat?: string;
  deprecated?: true;
  flows?: OAuthFlow[];
  /** Where OpenID Connect or OAuth 2.0 describe themselves. */
  discoveryUrl?: string;
  /** Scopes that an operation needs; roles, if the scheme has no scopes. */
  scopes?: SecurityScope[];
  /** Address of its section on the page of all schemes, if there is one. */
  route?: string;
  /** A hand-written page says how to get it. */
  hasGuide?: true;
}

export interface OAuthFlow {
  grant: OAuthGrant;
  authorizationUrl?: string;
  deviceAuthorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
  /** Empty in operations. */
  scopes: SecurityScope[];
}

export interface SecurityScope {
  name: string;
  description: string;
}

/** Returns the anchor of a scheme on the page of all schemes. */
export function schemeAnchor({route = ''}: SecurityScheme): string {
  return route.slice(route.indexOf('#') + 1);
}

/** Route of the hand-written page about keys. */
export const KEY_GUIDE_ROUTE = '/create-api-key';

/** Returns whether the site has hand-written pages about an API, which say more than its description. */
export function hasGuide(security: readonly (readonly SecurityScheme[])[]): boolean {
  return security.flat().some((scheme) => scheme.hasGuide);
}

/** Route of the page that describes all schemes. */
export const AUTHENTICATION_ROUTE = '/authentication';

export const AUTHENTICATION_TITLE = 'Authentication';

/** Returns whether a reference has the page that describes all schemes. */
export function needsAuthenticationPage({
  securitySchemes,
}: {
  securitySchemes: readonly SecurityScheme[];
}): boolean {
  return securitySchemes.some(({route}) => route !== undefined);
}

/**
 * Returns the scheme of an operation that needs one key and nothing else. Most do, so their pages do
 * without the code for other credentials.
 */
export function onlyKey(
  security: readonly (readonly SecurityScheme[])[],
): SecurityScheme | undefined {
  const [[scheme, second] = [], other] = security;
  return second === undefined &&
    other === undefined &&
    scheme?.route === undefined &&
    scheme?.in !== 'cookie' &&
    (scheme?.kind === 'bearer' || scheme?.kind === 'apiKey')
    ? scheme
    : undefined;
}

/** Returns how a request carries a key: `Authorization: Bearer YOUR_API_KEY`. */
export function keyForm({kind, in: place, parameter}: SecurityScheme): string {
  if (kind === 'bearer') {
    return 'Authorization: Bearer YOUR_API_KEY';
  }
  return place === 'query' ? `?${parameter}=YOUR_API_KEY` : `${parameter}: YOUR_API_KEY`;
}
