import type {Path} from '../../../reference/answer-chart';
import {childrenOf, type JsonLine} from '../json-lines';

/** The text of a string, or a number exactly as received. Undefined for other or missing values. */
export type Cell = string | undefined;

/** Reads the values at `columns` from each entry of the array at `rows`. */
export function readRows(
  text: string,
  lines: readonly JsonLine[],
  rows: Path,
  columns: readonly Path[],
): Cell[][] {
  const array = find(text, lines, 0, rows);
  return array === undefined || text[lines[array]?.start ?? 0] !== '['
    ? []
    : childrenOf(lines, array).map((row) =>
        columns.map((column) =>
          cellAt(text, lines[find(text, lines, row, column) ?? -1]),
        ),
      );
}

/** Returns the index of the line that has the value at a path. */
function find(
  text: string,
  lines: readonly JsonLine[],
  start: number,
  path: Path,
): number | undefined {
  return path.reduce<number | undefined>((index, name) => {
    const quoted = JSON.stringify(name);
    return index === undefined
      ? undefined
      : childrenOf(lines, index).find((child) => {
          const {nameStart = 0, nameEnd = 0} = lines[child] ?? {};
          return text.slice(nameStart, nameEnd) === quoted;
        });
  }, start);
}

function cellAt(text: string, line: JsonLine | undefined): Cell {
  const raw = text.slice(line?.start, line?.end);
  if (line?.kind === 'string') {
    return JSON.parse(raw) as string;
  }
  return line?.kind === 'number' ? raw : undefined;
}
