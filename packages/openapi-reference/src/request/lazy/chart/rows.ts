import type {Path} from '../../../reference/answer-rows';
import {childrenOf, lineAt, type JsonLine} from '../json-lines';

/** The text of a string, or a number exactly as received. Undefined for other or missing values. */
export type Cell = string | undefined;

/** Reads the values at `columns` from each entry of the array at `rows`. */
export function readRows(
  text: string,
  lines: readonly JsonLine[],
  rows: Path,
  columns: readonly Path[],
): Cell[][] {
  const array = lineAt(text, lines, 0, rows);
  return array === undefined || text[lines[array]?.start ?? 0] !== '['
    ? []
    : childrenOf(lines, array).map((row) =>
        columns.map((column) =>
          cellAt(text, lines[lineAt(text, lines, row, column) ?? -1]),
        ),
      );
}

function cellAt(text: string, line: JsonLine | undefined): Cell {
  const raw = text.slice(line?.start, line?.end);
  if (line?.kind === 'string') {
    return JSON.parse(raw) as string;
  }
  return line?.kind === 'number' ? raw : undefined;
}
