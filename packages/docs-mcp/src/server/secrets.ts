/** What is in the place of a credential in answers. */
const HIDDEN = '***';

/** Escapes of JSON that are not the character itself, and named characters of HTML. */
const ESCAPES: Readonly<Record<string, readonly string[]>> = {
  '\b': ['\\\\{1,4}b'],
  '\f': ['\\\\{1,4}f'],
  '\n': ['\\\\{1,4}n'],
  '\r': ['\\\\{1,4}r'],
  '\t': ['\\\\{1,4}t'],
  ' ': ['\\+'],
  '"': ['&quot;'],
  '&': ['&amp;'],
  "'": ['&apos;'],
  '<': ['&lt;'],
  '>': ['&gt;'],
};

/**
 * Returns a function that replaces credentials in a text, in each form in which they can come back: as they
 * are, in base64, percent-encoded, and in escapes of JSON and HTML.
 *
 * @param secrets What the request sent, without prefixes such as `Bearer`.
 */
export function createHiding(secrets: readonly string[]): (text: string) => string {
  const forms = secrets
    .filter((secret) => secret !== '')
    .flatMap((secret) => [textPattern(secret), base64Pattern(secret)])
    // The longest first: a user can be the beginning of a password.
    .sort((one, other) => other.length - one.length);
  if (forms.length === 0) {
    return (text) => text;
  }
  const pattern = new RegExp(forms.join('|'), 'g');
  return (text) => text.replace(pattern, HIDDEN);
}

function textPattern(secret: string): string {
  return Array.from(secret, characterPattern).join('');
}

function base64Pattern(secret: string): string {
  const text = Buffer.from(secret).toString('base64').replace(/=+$/, '');
  const characters = Array.from(text, (character) => {
    const other = {'+': '-', '/': '_'}[character];
    const pattern = characterPattern(character);
    return other === undefined ? pattern : `(?:${pattern}|${other})`;
  });
  return `${characters.join('')}(?:=|%(?:25){0,3}3[dD]){0,2}`;
}

/**
 * A character as it is, behind backslashes, or in an escape, also of an escape. Bounded, so that the time stays
 * proportional to the text, which the API writes.
 */
function characterPattern(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const bytes = Array.from(Buffer.from(character), hexOf);
  const units = Array.from({length: character.length}, (_, index) =>
    hexOf(character.charCodeAt(index)),
  );
  const forms = [
    `\\\\{0,4}${character.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')}`,
    units.map((unit) => `\\\\{1,4}u0{0,2}${unit}`).join(''),
    bytes.map((byte) => `%(?:25){0,3}${byte}`).join(''),
    `&#0{0,7}${point};`,
    `&#[xX]0{0,7}${hexOf(point)};`,
    ...(ESCAPES[character] ?? []),
  ];
  return `(?:${forms.join('|')})`;
}

/** A number in hexadecimal digits of either case, two or more. */
function hexOf(number: number): string {
  return number
    .toString(16)
    .padStart(2, '0')
    .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}
