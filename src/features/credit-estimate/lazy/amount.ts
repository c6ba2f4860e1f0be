/** Digits before the decimal point. Numbers of JavaScript are exact up to about 16 digits. */
export const MOST_DIGITS = 15;

const DECIMAL = new RegExp(String.raw`^\d{1,${MOST_DIGITS}}(\.\d+)?$`);

const SEPARATORS = /(?<=\d)[,\s'’_](?=\d{3}(?!\d))/g;

/** Parses `1440`, `1,440` and `0.5`. Returns undefined for anything else. */
export function parseAmount(text: string): number | undefined {
  const digits = text.trim().replace(SEPARATORS, '');
  return DECIMAL.test(digits) ? Number(digits) : undefined;
}

/** Prints an amount for readers: `1,440`, `0.5`. */
export function formatAmount(amount: number): string {
  return amount.toLocaleString('en-US', {maximumFractionDigits: 2});
}
