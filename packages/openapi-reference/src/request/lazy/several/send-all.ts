import {createPace} from '../calls/pace';
import type {Agreement} from '../calls/useRun';
import {readJson} from '../json-lines';
import type {Outcome} from '../send';
import {columnKey, readCells, type ListRow} from '../table/list-page';

/** Name of the column of the status, which no answer has. */
export const STATUS_COLUMN = 'HTTP status';

/** An answer of these refuses all calls of the key. Others are about their value alone. */
const REFUSALS = [401, 403, 429];

/** Longest text other than JSON that is shown, in characters. */
const MAX_TEXT = 200;

export interface RowHandlers {
  request: (value: string) => Promise<Outcome>;
  /** A call is about to be sent. */
  onCall: () => void;
  onRow: (row: ListRow) => void;
}

/**
 * Sends a call for each value, until the end of the agreement, a refusal or an abort, after which no handler is
 * called. A failure that is about its value alone is in its row.
 *
 * @param name of the parameter
 * @returns what ended it if the API refused or was not reached.
 */
export async function sendAll(
  name: string,
  values: readonly string[],
  {calls, callsPerSecond}: Agreement,
  signal: AbortSignal,
  {request, onCall, onRow}: RowHandlers,
): Promise<Outcome | undefined> {
  const isStopped = (): boolean => signal.aborted;
  const pace = createPace(callsPerSecond, signal);
  for (const value of values.slice(0, calls)) {
    await pace();
    if (isStopped()) {
      return undefined;
    }
    onCall();
    const outcome = await request(value);
    const row = await createRow(name, value, outcome, signal);
    if (isStopped()) {
      return undefined;
    }
    if (row !== undefined) {
      onRow(row);
    }
    if (outcome.kind !== 'response' || REFUSALS.includes(outcome.status)) {
      return outcome;
    }
  }
  return undefined;
}

async function createRow(
  name: string,
  value: string,
  outcome: Outcome,
  signal: AbortSignal,
): Promise<ListRow | undefined> {
  if (outcome.kind !== 'response') {
    return undefined;
  }
  const {status, text} = outcome;
  const lines = await readJson(text, signal).catch(() => undefined);
  const isJson = Array.isArray(lines);
  const answer = isJson ? text : JSON.stringify(text.slice(0, MAX_TEXT));
  const asked = JSON.stringify(value);
  return {
    source: `{${JSON.stringify(name)}: ${asked}, "status": ${status}, "answer": ${answer}}`,
    cells: {
      ...(isJson ? readCells(text, lines, 0) : {[columnKey(['body'])]: answer}),
      [columnKey([STATUS_COLUMN])]: String(status),
      [columnKey([name])]: asked,
    },
  };
}
