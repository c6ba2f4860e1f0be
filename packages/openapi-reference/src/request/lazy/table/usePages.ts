import {useEffect, useReducer, useRef} from 'react';
import type {AnswerList} from '../../../reference/answer-list';
import type {Outcome} from '../send';
import type {ListPage} from './list-page';
import {loadPages, type Agreement, type LoadEvent} from './load-pages';
import type {NextPage} from './next-page';

export interface PagesState {
  pages: readonly ListPage[];
  /** Undefined if there is none, or the answer does not tell. */
  next: NextPage | undefined;
  /** The run that is going on, or the last one. */
  run?: {
    agreement: Agreement;
    /** Calls that were sent. */
    calls: number;
    state: 'running' | 'done' | 'stopped' | 'refused';
    /** What ended it. */
    outcome?: Outcome;
  };
}

type Action =
  | LoadEvent
  | {type: 'started'; agreement: Agreement}
  | {type: 'done'}
  | {type: 'stopped'};

function reducer(state: PagesState, action: Action): PagesState {
  const {run} = state;
  if (action.type === 'started') {
    return {...state, run: {agreement: action.agreement, calls: 0, state: 'running'}};
  }
  if (run?.state !== 'running') {
    return state;
  }
  switch (action.type) {
    case 'sent':
      return {...state, run: {...run, calls: run.calls + 1}};
    case 'loaded':
      return {...state, pages: [...state.pages, action.page], next: action.next};
    case 'refused':
      return {...state, run: {...run, state: 'refused', outcome: action.outcome}};
    default:
      return {...state, run: {...run, state: action.type}};
  }
}

export interface Pages extends PagesState {
  start: (agreement: Agreement) => void;
  stop: () => void;
}

/**
 * Holds the pages of a list, and loads more of them. What was loaded stays when a run ends.
 *
 * @param request Sends the request of the page with a value of the parameter of the paging.
 */
export function usePages(
  list: AnswerList,
  first: ListPage,
  next: NextPage | undefined,
  request: (value: string, signal: AbortSignal) => Promise<Outcome>,
): Pages {
  const [state, dispatch] = useReducer(reducer, {pages: [first], next});
  const controller = useRef<AbortController>();
  useEffect(() => () => controller.current?.abort(), []);
  const start = (agreement: Agreement): void => {
    // A second press in the same moment starts nothing.
    if (state.next === undefined || controller.current?.signal.aborted === false) {
      return;
    }
    const run = new AbortController();
    const {signal} = run;
    controller.current = run;
    dispatch({type: 'started', agreement});
    const send = (value: string): Promise<Outcome> => request(value, signal);
    void loadPages(list, state.next, agreement, send, signal, dispatch).then(() => {
      if (!signal.aborted) {
        dispatch({type: 'done'});
        run.abort();
      }
    });
  };
  const stop = (): void => {
    controller.current?.abort();
    dispatch({type: 'stopped'});
  };
  return {...state, start, stop};
}
