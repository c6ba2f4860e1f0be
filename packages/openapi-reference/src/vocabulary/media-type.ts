/**
 * Accepts JSON and formats based on it: `application/json`, `application/problem+json`. Sequences of JSON values are no
 * JSON.
 */
export function isJsonMediaType(mediaType: string): boolean {
  return /[/+]json\b(?!-(?:seq|lines)\b)/i.test(mediaType);
}
export function isUrlencoded(mediaType: string): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(mediaType);
}
