import {credentialParts, isCookie} from 'docusaurus-openapi-reference';
import type {SecurityScheme} from 'docusaurus-openapi-reference/types';
import type {SiteOperation} from './operations';
import {OptionError, type NamedKey} from './options';

/** The value of a variable, or undefined if it is not set. */
interface Key {
  readonly variable: string;
  readonly value?: string;
  /** It is the user and the password of basic authentication. */
  readonly isPair?: boolean;
}

/** The keys by id of their scheme. Nothing else is read from the environment. */
export type Keys = ReadonlyMap<string, Key>;

/** Returns the name of a scheme; of a further document of the site with the folder of the document. */
export function schemeId(
  {folder}: Pick<SiteOperation, 'folder'>,
  {name}: Pick<SecurityScheme, 'name'>,
): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** Returns whether the server can send the credential of a scheme. */
export function isSendable(scheme: SecurityScheme): boolean {
  return !isCookie(scheme) && credentialParts(scheme).length > 0;
}

/**
 * Reads the named variables.
 *
 * @throws OptionError if a name is no scheme of the documents, or is missing where they have several.
 */
export function readKeys(
  named: readonly NamedKey[],
  operations: readonly SiteOperation[],
  env: Readonly<Record<string, string | undefined>>,
): Keys {
  const schemes = new Map(
    operations.flatMap((operation) =>
      operation.reference.securitySchemes
        .filter(isSendable)
        .map((scheme) => [schemeId(operation, scheme), scheme] as const),
    ),
  );
  const ids = Array.from(schemes.keys());
  const list = ids.join(', ');
  const keys = new Map<string, Key>();
  for (const {scheme = ids[0], variable} of named) {
    if (scheme === undefined || !schemes.has(scheme)) {
      throw new OptionError(
        ids.length === 0
          ? `--key ${variable}: the documents of the site have no security scheme whose credentials can be sent. Leave --key out.`
          : `--key ${scheme}=${variable}: the documents of the site have no security scheme "${scheme}". Name one of: ${list}.`,
      );
    }
    if (ids.length > 1 && named.some((one) => one.scheme === undefined)) {
      throw new OptionError(
        `--key ${variable} does not say which security scheme it is for. Write ${keyOption(scheme, variable)}, or another of: ${list}.`,
      );
    }
    if (keys.has(scheme)) {
      throw new OptionError(`--key names the security scheme "${scheme}" twice.`);
    }
    const value = env[variable]?.trim() ?? '';
    const isPair = schemes.get(scheme)?.kind === 'basic';
    keys.set(scheme, {variable, isPair, ...(value !== '' && {value})});
  }
  return keys;
}

/** Returns the option that gives the server a key, as a person types it in a shell. */
export function keyOption(scheme: string, variable = 'VARIABLE'): string {
  const text = `${scheme}=${variable}`;
  return `--key ${/^[\w./=-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`}`;
}

/** Says what is missing for a scheme, or returns undefined if its key is here. */
export function missingKey(
  operation: SiteOperation,
  scheme: SecurityScheme,
  keys: Keys,
): string | undefined {
  const id = schemeId(operation, scheme);
  const key = keys.get(id);
  if (key?.value !== undefined) {
    return undefined;
  }
  const form = scheme.kind === 'basic' ? ' (user:password)' : '';
  return key === undefined
    ? `start it with ${keyOption(id)}, where VARIABLE is the environment variable that has the credential${form}`
    : // Not its name, which can be a key that was given by mistake.
      `set the environment variable that --key names for ${id}${form}: it is empty`;
}

/** Returns what no answer may have: each value, and each password. */
export function secretsOf(keys: Keys): string[] {
  return Array.from(keys.values()).flatMap(({value = '', isPair = false}) => [
    value,
    ...(isPair ? [pairOf(value)[1]] : []),
  ]);
}

/** Splits the credentials of basic authentication: a user has no colon (RFC 7617, section 2). */
function pairOf(value: string): [user: string, password: string] {
  const [user = '', ...password] = value.split(':');
  return [user, password.join(':')];
}

/** Returns what the form of the page would have for the credentials, by the variables of the samples. */
export function enteredCredentials(
  operation: SiteOperation,
  keys: Keys,
): Record<string, string> {
  return Object.fromEntries(
    operation.operation.security.flat().flatMap((scheme) => {
      const value = keys.get(schemeId(operation, scheme))?.value;
      const parts = credentialParts(scheme);
      if (value === undefined) {
        return [];
      }
      const texts = parts.length < 2 ? [value] : pairOf(value);
      return parts.map(({variable}, index) => [variable, texts[index] ?? '']);
    }),
  );
}
