/** Quotation marks of programs and of texts, and backquotes. */
const OUTER = /^[\s"'`“”„‘’«»]+|[\s"'`“”„‘’«»]+$/g;

/**
 * Returns a key or token without what copying adds: quotation marks around it, spaces and line breaks.
 *
 * @param takesScheme - the request adds `Bearer` itself, so the key has none.
 */
export function cleanKey(text: string, takesScheme: boolean): string {
  const inner = text.replace(OUTER, '');
  const key = takesScheme ? inner.replace(/^(authorization:\s*)?bearer\s+/i, '') : inner;
  return key.replace(OUTER, '').replace(/\s+/g, '');
}
