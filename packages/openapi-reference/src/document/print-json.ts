import {stringify} from 'lossless-json';

/** Beyond this many digits, an exponent is easier to read. */
const MAX_SHIFT = 40;

/** A text, which stays as it is, or a number with an exponent. */
const TOKEN = /"(?:[^"\\]|\\.)*"|(-?)(\d)(?:\.(\d+))?e([+-]?\d+)/g;

/** Serialises a value as JSON with an indent of two spaces, numbers as digits: `0.0000000275`. */
export function printJson(value: unknown): string {
  return withoutExponents(stringify(value, null, 2) ?? 'null');
}

/** Serialises a value as JSON in one line. */
export function printJsonLine(value: unknown): string {
  return withoutExponents(stringify(value) ?? 'null');
}

/** Formats a value: strings without quotes, everything else as JSON. */
export function printValue(value: unknown): string {
  return typeof value === 'string' ? value : printJsonLine(value);
}

/** Writes the numbers of a JSON text without exponents. */
export function withoutExponents(json: string): string {
  return json.replace(
    TOKEN,
    (token: string, sign?: string, first?: string, rest?: string, exponent?: string) =>
      first === undefined || Math.abs(Number(exponent)) > MAX_SHIFT
        ? token
        : `${sign}${shiftPoint(`${first}${rest ?? ''}`, 1 + Number(exponent))}`,
  );
}

/** @param place Position of the decimal point in the digits; it can be outside of them. */
function shiftPoint(digits: string, place: number): string {
  if (place <= 0) {
    return `0.${'0'.repeat(-place)}${digits}`;
  }
  const whole = digits.slice(0, place).padEnd(place, '0');
  const fraction = digits.slice(place);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
