/** The quotes that string literals are written with. */
export type Quote = "'" | '"';

/**
 * Characters that a reader cannot see or that change how the text around them is shown
 * (control, format, line separators).
 */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const shortEscapes: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/** Whether `text` has characters that have to be escaped to be seen. */
export function hasHidden(text: string): boolean {
  return text.search(hidden) !== -1;
}

/** The quote that needs fewer escapes in `text`; `preferred` where both need as many. */
export function chooseQuote(text: string, preferred: Quote): Quote {
  const other = preferred === '"' ? "'" : '"';
  const count = (quote: Quote) => text.split(quote).length;
  return count(preferred) > count(other) ? other : preferred;
}

/**
 * Writes `text` as a string literal with backslash escapes.
 *
 * @param escapeHidden - how the language writes a character by its code point.
 */
export function quoteLiteral(
  text: string,
  quote: Quote,
  escapeHidden: (codePoint: number) => string,
): string {
  const escaped = text
    .replace(/\\/g, '\\\\')
    .split(quote)
    .join(`\\${quote}`)
    .replace(hidden, (character) => {
      const codePoint = character.codePointAt(0) ?? 0;
      return shortEscapes[character] ?? escapeHidden(codePoint);
    });
  return quote + escaped + quote;
}

/** A code point as at least `digits` hexadecimal digits. */
export function toHex(codePoint: number, digits: number): string {
  return codePoint.toString(16).padStart(digits, '0');
}
