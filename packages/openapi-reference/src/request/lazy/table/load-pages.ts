import type {AnswerList} from '../../../reference/answer-list';
import {isSuccess} from '../../../reference/response';
import {readJson} from '../json-lines';
import type {Outcome} from '../send';
import {readListPage, type ListPage} from './list-page';
import {nextPage, type NextPage} from './next-page';

/** What the reader has agreed to. */
export interface Agreement {
  /** Number of calls at most. */
  calls: number;
  callsPerSecond: number;
}

export type LoadEvent =
  /** A call is about to be sent. */
  | {type: 'sent'}
  | {type: 'loaded'; page: ListPage; next: NextPage | undefined}
  /** The API refused, was not reached, or answered with something else than the list. */
  | {type: 'refused'; outcome: Outcome};

/**
 * Loads one page after the other, until the last one, a refusal, the end of the agreement or an abort.
 *
 * @param request Sends the request of the page with a value of the parameter of the paging.
 * @param onEvent Is not called after an abort.
 */
export async function loadPages(
  list: AnswerList,
  start: NextPage,
  {calls, callsPerSecond}: Agreement,
  request: (value: string) => Promise<Outcome>,
  signal: AbortSignal,
  onEvent: (event: LoadEvent) => void,
): Promise<void> {
  const isStopped = (): boolean => signal.aborted;
  let next: NextPage | undefined = start;
  let pace = Promise.resolve();
  for (let call = 0; call < calls && next !== undefined; call += 1) {
    const {value}: NextPage = next;
    await pace;
    if (isStopped()) {
      return;
    }
    pace = wait(1000 / callsPerSecond, signal);
    onEvent({type: 'sent'});
    const outcome = await request(value);
    const page = await readPage(outcome, list, signal);
    if (isStopped()) {
      return;
    }
    if (page === undefined) {
      onEvent({type: 'refused', outcome});
      return;
    }
    next = list.paging && nextPage(list.paging, page, value);
    onEvent({type: 'loaded', page, next});
  }
}

async function readPage(
  outcome: Outcome,
  list: AnswerList,
  signal: AbortSignal,
): Promise<ListPage | undefined> {
  if (outcome.kind !== 'response' || !isSuccess(String(outcome.status))) {
    return undefined;
  }
  const lines = await readJson(outcome.text, signal).catch(() => undefined);
  return Array.isArray(lines) ? readListPage(outcome.text, lines, list) : undefined;
}

/** Waits for a time, or until the signal is aborted. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
