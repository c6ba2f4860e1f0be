/*
 * Exact arithmetic without negative numbers. Numbers of JavaScript would round large products, and
 * one call every 7 seconds is no whole number of calls a day.
 */

/** A fraction. The denominator is greater than 0. */
export interface Quantity {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** More digits than any count has; a limit for what a link can make the page calculate. */
export const MOST_DIGITS = 18;

const DECIMAL = /^(\d+|\d{1,3}(?:[,\s'’_]\d{3})+)(?:\.(\d+))?$/;

export const ZERO = whole(0n);

export function whole(numerator: bigint): Quantity {
  return {numerator, denominator: 1n};
}

/** Parses `1440`, `1,440` and `0.5`. Returns undefined for anything else, and for too many digits. */
export function parseQuantity(text: string): Quantity | undefined {
  const [, integer, decimals = ''] = DECIMAL.exec(text.trim()) ?? [];
  const digits = integer?.replace(/\D/g, '').concat(decimals) ?? '';
  return digits === '' || digits.length > MOST_DIGITS
    ? undefined
    : {numerator: BigInt(digits), denominator: 10n ** BigInt(decimals.length)};
}

export function add(a: Quantity, b: Quantity): Quantity {
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

/** Returns a - b. The result is negative if b is greater. */
export function subtract(a: Quantity, b: Quantity): Quantity {
  return add(a, {...b, numerator: -b.numerator});
}

export function multiply(a: Quantity, b: Quantity): Quantity {
  return {
    numerator: a.numerator * b.numerator,
    denominator: a.denominator * b.denominator,
  };
}

/** @param b is not 0. */
export function divide(a: Quantity, b: Quantity): Quantity {
  return {
    numerator: a.numerator * b.denominator,
    denominator: a.denominator * b.numerator,
  };
}

export function isZero({numerator}: Quantity): boolean {
  return numerator === 0n;
}

export function isWhole({numerator, denominator}: Quantity): boolean {
  return numerator % denominator === 0n;
}

export function floor({numerator, denominator}: Quantity): bigint {
  return numerator / denominator;
}

export function ceil({numerator, denominator}: Quantity): bigint {
  return (numerator + denominator - 1n) / denominator;
}

/** Prints a quantity whose denominator divides a power of ten, without separators: `1440`, `0.5`. */
export function printDecimal({numerator, denominator}: Quantity): string {
  const decimals = String(denominator).length - 1;
  const digits = String((numerator * 10n ** BigInt(decimals)) / denominator).padStart(
    decimals + 1,
    '0',
  );
  const end = digits.length - decimals;
  return `${digits.slice(0, end)}.${digits.slice(end)}`
    .replace(/0+$/, '')
    .replace(/\.$/, '');
}

/** Prints a quantity for readers: `1,440`, `0.5`. */
export function formatQuantity(quantity: Quantity): string {
  const [integer = '', decimals] = printDecimal(quantity).split('.');
  const grouped = integer.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
