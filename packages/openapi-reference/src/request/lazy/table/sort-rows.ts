import {cellText, type TableColumn} from './columns';
import type {ListRow} from './list-page';

export interface SortOrder {
  key: string;
  isDescending: boolean;
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Sorts rows by a column. Numbers are compared with all their digits, other texts as a dictionary does. Rows
 * without a value, and in a column of numbers those without a number, are last in both orders.
 */
export function sortRows(
  rows: readonly ListRow[],
  {key, isNumber}: TableColumn,
  isDescending: boolean,
): ListRow[] {
  const texts = rows.map(({cells}) => cellText(cells[key]));
  const compare = isNumber ? compareNumbers(texts) : compareTexts(texts);
  const hasValue = (index: number): boolean =>
    isNumber ? DECIMAL.test(texts[index] ?? '') : texts[index] !== '';
  const indexes = Array.from(rows.keys());
  const sorted = indexes
    .filter(hasValue)
    .sort((one, other) => (isDescending ? compare(other, one) : compare(one, other)));
  return [...sorted, ...indexes.filter((index) => !hasValue(index))].flatMap(
    (index) => rows[index] ?? [],
  );
}

/** Compares decimal numbers as whole numbers of their smallest fraction. */
function compareNumbers(
  texts: readonly string[],
): (one: number, other: number) => number {
  const digits = texts.reduce(
    (most, text) => Math.max(most, DECIMAL.exec(text)?.[3]?.length ?? 0),
    0,
  );
  const scaled = texts.map((text) => {
    const [, sign = '', whole = '', fraction = ''] = DECIMAL.exec(text) ?? [];
    return BigInt(`${sign}${whole}${fraction.padEnd(digits, '0')}` || 0);
  });
  return (one, other) => {
    const [left = 0n, right = 0n] = [scaled[one], scaled[other]];
    return left < right ? -1 : left > right ? 1 : 0;
  };
}

function compareTexts(texts: readonly string[]): (one: number, other: number) => number {
  const {compare} = new Intl.Collator();
  return (one, other) => compare(texts[one] ?? '', texts[other] ?? '');
}
