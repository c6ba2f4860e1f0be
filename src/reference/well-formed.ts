/**
 * A text with U+FFFD for halves of surrogate pairs, which no URL, page or request can hold.
 * `String.prototype.toWellFormed` does the same, but browsers of our browserslist do not have it.
 */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
