/**
 * Replaces lone surrogates with U+FFFD: URLs and requests cannot contain them.
 * `String.prototype.toWellFormed` does the same, but is missing in some browsers of our
 * browserslist.
 */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
