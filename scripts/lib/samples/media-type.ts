/*
 * Why: expectations, mocks and outputs are compared by media type.
 * Run: imported by the scripts of this folder.
 */

export function isJson(mediaType: string): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(mediaType);
}

export function isUrlencodedForm(mediaType: string): boolean {
  return essenceOf(mediaType) === 'application/x-www-form-urlencoded';
}

/** Matches ranges such as `text/*`. */
export function isRange(mediaType: string): boolean {
  return mediaType.includes('*');
}

/** Returns the media type without parameters, in lower case. */
export function essenceOf(mediaType: string): string {
  return (mediaType.split(';')[0] ?? '').trim().toLowerCase();
}
