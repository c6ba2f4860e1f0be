const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const MONTH = 28 * DAY;
const YEAR = 365 * DAY;

/** Numbers from here on, and below the next limit, have an exponent. */
const LARGE = 1e15;
const SMALL = 1e-4;

/** Fraction digits up to which `1.25M` is shorter than `1,250,000`. */
const MAX_COMPACT_DIGITS = 2;

/** Returns short labels of the ticks of an axis, with enough digits to tell them apart. */
export function numberTicks(
  values: readonly number[],
  increment: number,
  locale: string,
): string[] {
  const largest = Math.max(...values.map(Math.abs));
  if (largest >= LARGE || (largest > 0 && largest < SMALL)) {
    const digits = fractionDigits(increment / 10 ** magnitude(largest));
    return values.map((value) => (value === 0 ? '0' : value.toExponential(digits)));
  }
  const scale = largest < 1000 ? 1 : 1000 ** Math.floor(magnitude(largest) / 3);
  const compactDigits = fractionDigits(increment / scale);
  const format = new Intl.NumberFormat(
    locale,
    compactDigits <= MAX_COMPACT_DIGITS
      ? {notation: 'compact', maximumFractionDigits: compactDigits}
      : {maximumFractionDigits: fractionDigits(increment)},
  );
  return values.map((value) => format.format(value));
}

/** Returns short labels of times in milliseconds, in UTC. */
export function timeTicks(
  values: readonly number[],
  increment: number,
  locale: string,
): string[] {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    ...(increment >= YEAR
      ? {year: 'numeric'}
      : increment >= MONTH
        ? {year: 'numeric', month: 'short'}
        : increment >= DAY
          ? {month: 'short', day: 'numeric'}
          : {
              hour: '2-digit',
              minute: '2-digit',
              hourCycle: 'h23',
              ...(increment >= MINUTE ? {} : {second: '2-digit'}),
            }),
  });
  return values.map((value) => format.format(value));
}

/** Days between ticks, up to ten years. */
export const DAY_INCREMENTS = [
  ...[1, 2, 5, 7, 10, 15].map((days) => days * DAY),
  ...[1, 2, 3, 6].map((months) => months * 30 * DAY),
  ...[1, 2, 5, 10].map((years) => years * YEAR),
];

/** Whole numbers between ticks. */
export const BLOCK_INCREMENTS = Array.from({length: 15}, (_, power) =>
  [1, 2, 5].map((digit) => digit * 10 ** power),
).flat();

function magnitude(value: number): number {
  return Math.floor(Math.log10(value) + 1e-9);
}

function fractionDigits(increment: number): number {
  // Increments are 1, 2, 2.5 or 5 times a power of ten.
  const digits = Math.max(0, -magnitude(increment));
  const scaled = increment * 10 ** digits;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6 ? digits : digits + 1;
}
