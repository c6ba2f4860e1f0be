import {readJson} from '../json-lines';
import type {ReceivedResponse} from '../send';
import {columnKey, readCells, type ListRow} from '../table/list-page';

/** Name of the column of the status, which no answer has. */
export const STATUS_COLUMN = 'HTTP status';

/** Longest text other than JSON that is shown, in characters. */
const MAX_TEXT = 200;

/** Creates the row of a value of a parameter with its answer, which can be a failure. */
export async function createRow(
  name: string,
  value: string,
  {status, text}: ReceivedResponse,
  signal: AbortSignal,
): Promise<ListRow> {
  const read = await readJson(text, signal).catch(() => undefined);
  const isJson = read !== undefined && 'lines' in read;
  const answer = isJson ? text : JSON.stringify(text.slice(0, MAX_TEXT));
  const asked = JSON.stringify(value);
  return {
    source: `{${JSON.stringify(name)}: ${asked}, "status": ${status}, "answer": ${answer}}`,
    cells: {
      ...(isJson ? readCells(read, 0) : {[columnKey(['body'])]: answer}),
      [columnKey([STATUS_COLUMN])]: String(status),
      [columnKey([name])]: asked,
    },
  };
}
