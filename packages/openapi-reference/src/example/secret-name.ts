/** Names of what nobody else should read, where a document does not say so. A token alone can be one of a chain. */
const SECRET_NAME =
  /^(?:x[-_])?(?:(?:api|app|access|auth|refresh|session|client)[-_]?(?:key|token|secret)|secret|passw(?:or)?d)$/i;

/** Returns whether a parameter, a property or a variable of a server is a secret by its name: `client_secret`. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name);
}
