/** Returns whether a text is a token of HTTP, which names of methods and headers are (RFC 9110, section 5.6.2). */
export function isHttpToken(text: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(text);
}
