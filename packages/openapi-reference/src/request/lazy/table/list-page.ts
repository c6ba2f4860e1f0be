import type {AnswerList} from '../../../reference/answer-list';
import type {Path} from '../../../reference/answer-rows';
import {childrenOf, lineAt, type JsonLine} from '../json-lines';

/** Number of objects around a value in a row that have columns of their own. */
const MAX_DEPTH = 2;

export interface ListRow {
  /** The JSON of the entry, as received. */
  source: string;
  /** The JSON of its values, as received, by the keys of their columns. */
  cells: Readonly<Record<string, string>>;
}

/** The entries of one answer, and what it says beside them. */
export interface ListPage {
  rows: readonly ListRow[];
  /** Returns the JSON of a value beside the list. */
  read: (path: Path) => string | undefined;
}

/** Returns the key of the column of a path: its names as JSON. */
export function columnKey(path: Path): string {
  return path.map((name) => JSON.stringify(name)).join('');
}

/** Returns undefined if the answer has no list at its place, such as an answer of an error. */
export function readListPage(
  text: string,
  lines: readonly JsonLine[],
  {rows}: Pick<AnswerList, 'rows'>,
): ListPage | undefined {
  const array = lineAt(text, lines, 0, rows);
  const line = lines[array ?? -1];
  if (array === undefined || line === undefined || text[line.start] !== '[') {
    return undefined;
  }
  return {
    rows: childrenOf(lines, array).map((index) => {
      return {
        source: sourceOf(text, lines, index),
        cells: readCells(text, lines, index),
      };
    }),
    read: (path) => {
      const found = lineAt(text, lines, 0, path);
      return found === undefined ? undefined : sourceOf(text, lines, found);
    },
  };
}

/** Returns the JSON of the values in an object by the keys of their columns. */
export function readCells(
  text: string,
  lines: readonly JsonLine[],
  index: number,
): Record<string, string> {
  const cells: Record<string, string> = {};
  const read = (at: number, key: string, depth: number): void => {
    const line = lines[at];
    if (line?.kind === 'open' && text[line.start] === '{' && depth > 0) {
      for (const child of childrenOf(lines, at)) {
        const {nameStart = 0, nameEnd = 0} = lines[child] ?? {};
        read(child, key + text.slice(nameStart, nameEnd), depth - 1);
      }
    } else {
      cells[key] = sourceOf(text, lines, at);
    }
  };
  read(index, '', MAX_DEPTH);
  return cells;
}

function sourceOf(text: string, lines: readonly JsonLine[], index: number): string {
  const line = lines[index];
  return text.slice(line?.start, lines[line?.close ?? index]?.end);
}
