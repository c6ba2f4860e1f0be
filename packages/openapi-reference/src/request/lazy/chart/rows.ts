import type {Path} from '../../../value/answer-rows';
import {childrenOf, lineAt, sourceAt, type ParsedJson} from '../json-lines';

/** The text of a string, or a number exactly as received. Undefined for other or missing values. */
export type Cell = string | undefined;

/** Reads the values at `columns` from each entry of the array at `rows`. */
export function readRows(
  json: ParsedJson,
  rows: Path,
  columns: readonly Path[],
): Cell[][] {
  const array = lineAt(json, 0, rows);
  return array === undefined || !sourceAt(json, array).startsWith('[')
    ? []
    : childrenOf(json, array).map((row) =>
        columns.map((column) => cellAt(json, lineAt(json, row, column))),
      );
}

function cellAt(json: ParsedJson, index: number | undefined): Cell {
  const source = index === undefined ? '' : sourceAt(json, index);
  if (source.startsWith('"')) {
    return JSON.parse(source) as string;
  }
  return /^[-\d]/.test(source) ? source : undefined;
}
