/** What a reader has to enter. */
export type CredentialMeaning = 'key' | 'token' | 'user' | 'password' | 'credentials';

interface CredentialKind {
  /** In the document. */
  readonly type: string;
  /** What is sent; nothing if no text carries it. */
  readonly parts: readonly CredentialMeaning[];
  /** The scheme in the Authorization header. Without one, the document names it or another place. */
  readonly scheme?: string;
}

const KINDS = {
  bearer: {type: 'http', parts: ['key'], scheme: 'Bearer'},
  basic: {type: 'http', parts: ['user', 'password'], scheme: 'Basic'},
  /** Any other scheme of HTTP. */
  http: {type: 'http', parts: ['credentials']},
  apiKey: {type: 'apiKey', parts: ['key']},
  oauth2: {type: 'oauth2', parts: ['token'], scheme: 'Bearer'},
  openIdConnect: {type: 'openIdConnect', parts: ['token'], scheme: 'Bearer'},
  mutualTLS: {type: 'mutualTLS', parts: []},
  /** The document lacks it. */
  unknown: {type: '', parts: []},
} satisfies Record<string, CredentialKind>;

/** All kinds of credentials. Those of the type `http` have the name of their scheme. */
export const CREDENTIAL_KINDS: Readonly<Record<keyof typeof KINDS, CredentialKind>> =
  KINDS;

/** The types of security schemes in documents. */
export const CREDENTIAL_TYPES = [
  ...new Set(Object.values(CREDENTIAL_KINDS).map(({type}) => type)),
].filter((type) => type !== '');
