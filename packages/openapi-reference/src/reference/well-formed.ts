/**
 * Replaces lone surrogates with U+FFFD: URLs and requests cannot contain them.
 * `String.prototype.toWellFormed` does the same, but is missing in some browsers of our
 * browserslist. Babel compiles `/\p{Surrogate}/u` inexactly for browsers without ES2015.
 */
export function toWellFormed(text: string): string {
  return text.replace(/[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g, (found) =>
    found.length === 1 ? '\uFFFD' : found,
  );
}
