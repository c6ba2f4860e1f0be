/* What browsers of the browserslist of Docusaurus lack. */

/** Returns the URL of a text as `URL.parse` does, but undefined if it is none. */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/**
 * Replaces lone surrogates with U+FFFD as `String.prototype.toWellFormed` does: URLs and requests
 * cannot contain them. Babel compiles `/\p{Surrogate}/u` inexactly for browsers without ES2015.
 */
export function toWellFormed(text: string): string {
  return text.replace(/[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g, (found) =>
    found.length === 1 ? '\uFFFD' : found,
  );
}

/** Applies {@link toWellFormed} to every text of a value, and to its keys. */
export function wellFormed<Value>(value: Value): Value {
  const replaced: unknown =
    typeof value === 'string'
      ? toWellFormed(value)
      : Array.isArray(value)
        ? value.map(wellFormed)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value).map(([key, inner]) => [
                toWellFormed(key),
                wellFormed(inner),
              ]),
            )
          : value;
  return replaced as Value;
}
