import type {ListColumn} from '../../../value/answer-list';
import {columnKey, type ListRow} from './list-page';

export interface TableColumn {
  key: string;
  /** Property names with points between them. */
  label: string;
  names: readonly string[];
  isNumber: boolean;
  /** The JSON that all rows have. */
  constant?: string;
}

const NAME = /"(?:[^"\\]|\\.)*"/g;

/**
 * Returns the columns of the rows: those of the description in its order, then those that only the answer has. A
 * column that no row has is left out.
 */
export function columnsOf(
  described: readonly ListColumn[],
  rows: readonly ListRow[],
): TableColumn[] {
  const found = new Map<string, {first: string; count: number; isConstant: boolean}>();
  for (const {cells} of rows) {
    for (const key in cells) {
      const value = cells[key] ?? '';
      const seen = found.get(key);
      if (seen === undefined) {
        found.set(key, {first: value, count: 1, isConstant: true});
      } else {
        seen.count += 1;
        seen.isConstant &&= seen.first === value;
      }
    }
  }
  const numbers = new Map(
    described.map(({path, isNumber}) => [columnKey(path), isNumber] as const),
  );
  const keys = Array.from(numbers.keys()).concat(Array.from(found.keys()));
  return Array.from(new Set(keys)).flatMap((key) => {
    const values = found.get(key);
    if (values === undefined) {
      return [];
    }
    const names = Array.from(key.matchAll(NAME), ([name]) => JSON.parse(name) as string);
    const isConstant = values.isConstant && values.count === rows.length;
    return {
      key,
      label: names.join('.'),
      names,
      isNumber: numbers.get(key) ?? /^-?\d/.test(values.first),
      ...(isConstant ? {constant: values.first} : {}),
    };
  });
}

/** Returns the keys of the columns that tell rows apart: all of them if there are no such columns. */
export function differingKeys(columns: readonly TableColumn[]): string[] {
  const differing = columns.filter(({constant}) => constant === undefined);
  return (differing.length === 0 ? columns : differing).map(({key}) => key);
}

/** Returns the text of a JSON value: that of a string, nothing for null, else the JSON. */
export function cellText(json: string | undefined): string {
  if (json === undefined || json === 'null') {
    return '';
  }
  return json.startsWith('"') ? (JSON.parse(json) as string) : json;
}
