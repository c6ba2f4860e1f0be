import type {Table} from 'mdast';
import {row, table, type Phrase} from '../../../markdown/nodes';

/** Creates a table from the phrases of its cells. */
export function dataTable(
  names: readonly string[],
  rows: readonly (readonly (readonly Phrase[])[])[],
): Table {
  return table(
    names,
    rows.map((cells) => row(...cells)),
  );
}
