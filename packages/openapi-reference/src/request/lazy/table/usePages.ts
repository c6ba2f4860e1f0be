import {useState} from 'react';
import type {AnswerList} from '../../../reference/answer-list';
import {useRun, type Agreement, type Run} from '../calls/useRun';
import type {Outcome} from '../send';
import type {ListPage} from './list-page';
import {loadPages} from './load-pages';
import type {NextPage} from './next-page';

export interface Pages {
  pages: readonly ListPage[];
  /** Undefined if there is none, or the answer does not tell. */
  next: NextPage | undefined;
  run: Run | undefined;
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
  firstNext: NextPage | undefined,
  request: (value: string, signal: AbortSignal) => Promise<Outcome>,
): Pages {
  const [{pages, next}, setLoaded] = useState({
    pages: [first] as readonly ListPage[],
    next: firstNext,
  });
  const {run, start, stop} = useRun();
  return {
    pages,
    next,
    run,
    start: (agreement) => {
      if (next !== undefined) {
        start(agreement, (signal, onCall) =>
          loadPages(list, next, agreement, signal, {
            request: (value) => request(value, signal),
            onCall,
            onPage: (page, after) =>
              setLoaded((now) => ({pages: [...now.pages, page], next: after})),
          }),
        );
      }
    },
    stop,
  };
}
