import type {AnswerList} from '../../../value/answer-list';
import type {Path} from '../../../value/answer-rows';
import {childrenOf, lineAt, nameAt, sourceAt, type ParsedJson} from '../json-lines';

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
  json: ParsedJson,
  {rows}: Pick<AnswerList, 'rows'>,
): ListPage | undefined {
  const array = lineAt(json, 0, rows);
  if (array === undefined || !sourceAt(json, array).startsWith('[')) {
    return undefined;
  }
  return {
    rows: childrenOf(json, array).map((index) => ({
      source: sourceAt(json, index),
      cells: readCells(json, index),
    })),
    read: (path) => {
      const found = lineAt(json, 0, path);
      return found === undefined ? undefined : sourceAt(json, found);
    },
  };
}

/** Returns the JSON of the values in an object by the keys of their columns. */
export function readCells(json: ParsedJson, index: number): Record<string, string> {
  const cells: Record<string, string> = {};
  const read = (at: number, key: string, depth: number): void => {
    const source = sourceAt(json, at);
    if (/^\{\s*"/.test(source) && depth > 0) {
      for (const child of childrenOf(json, at)) {
        read(child, key + nameAt(json, child), depth - 1);
      }
    } else {
      cells[key] = source;
    }
  };
  read(index, '', MAX_DEPTH);
  return cells;
}
