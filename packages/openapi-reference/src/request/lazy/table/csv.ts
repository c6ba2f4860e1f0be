import {cellText, type TableColumn} from './columns';
import type {ListRow} from './list-page';

/** A spreadsheet takes a text that begins so for a formula, and runs it. */
const FORMULA = /^[=+\-@\t\r]/;

const NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/;

/**
 * Prints rows as CSV (RFC 4180) with the names of their columns. Values of an answer are untrusted: an
 * apostrophe keeps spreadsheets from running them.
 */
export function csvText(
  columns: readonly TableColumn[],
  rows: readonly ListRow[],
): string {
  const lines = [
    columns.map(({label}) => label),
    ...rows.map(({cells}) => columns.map(({key}) => cellText(cells[key]))),
  ];
  return lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
}

function field(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Prints the entries of rows as a JSON array, each as received. */
export function jsonText(rows: readonly ListRow[]): string {
  return `[\n${rows.map(({source}) => source).join(',\n')}\n]\n`;
}
