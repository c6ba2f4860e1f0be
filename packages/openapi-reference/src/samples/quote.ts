export type Quote = "'" | '"' | '`';

/** Control, format and line separator characters, which are invisible or reorder text. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const shortEscapes: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

export function hasHidden(text: string): boolean {
  return text.search(hidden) !== -1;
}

export function chooseQuote(text: string, preferred: "'" | '"'): Quote {
  const other = preferred === '"' ? "'" : '"';
  const count = (quote: Quote) => text.split(quote).length;
  return count(preferred) > count(other) ? other : preferred;
}

/**
 * Writes a string literal with backslash escapes.
 *
 * @param escapeHidden Escapes a code point in the syntax of the language.
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

export function toHex(codePoint: number, digits: number): string {
  return codePoint.toString(16).padStart(digits, '0');
}

/** The escape of Go and Python. */
export function escapeUnicode(codePoint: number): string {
  return codePoint > 0xffff ? `\\U${toHex(codePoint, 8)}` : `\\u${toHex(codePoint, 4)}`;
}
