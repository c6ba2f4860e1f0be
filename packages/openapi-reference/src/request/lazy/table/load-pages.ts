import type {AnswerList} from '../../../reference/answer-list';
import {isSuccess} from '../../../reference/response';
import {createPace} from '../calls/pace';
import type {Agreement} from '../calls/useRun';
import {readJson} from '../json-lines';
import type {Outcome} from '../send';
import {readListPage, type ListPage} from './list-page';
import {nextPage, type NextPage} from './next-page';

export interface PageHandlers {
  /** Sends the request of the page with a value of the parameter of the paging. */
  request: (value: string) => Promise<Outcome>;
  /** A call is about to be sent. */
  onCall: () => void;
  onPage: (page: ListPage, next: NextPage | undefined) => void;
}

/**
 * Loads one page after the other, until the last one, a refusal, the end of the agreement or an abort, after which
 * no handler is called.
 *
 * @returns what ended it if the API refused, was not reached, or answered with something else than the list.
 */
export async function loadPages(
  list: AnswerList,
  start: NextPage,
  {calls, callsPerSecond}: Agreement,
  signal: AbortSignal,
  {request, onCall, onPage}: PageHandlers,
): Promise<Outcome | undefined> {
  const isStopped = (): boolean => signal.aborted;
  const pace = createPace(callsPerSecond, signal);
  let next: NextPage | undefined = start;
  for (let call = 0; call < calls && next !== undefined; call += 1) {
    const {value}: NextPage = next;
    await pace();
    if (isStopped()) {
      return undefined;
    }
    onCall();
    const outcome = await request(value);
    const page = await readPage(outcome, list, signal);
    if (isStopped()) {
      return undefined;
    }
    if (page === undefined) {
      return outcome;
    }
    next = list.paging && nextPage(list.paging, page, value);
    onPage(page, next);
  }
  return undefined;
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
