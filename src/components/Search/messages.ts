import type {Pasted} from '@site/src/search/paste';
import type {SearchResult} from '@site/src/search/query';

/** What the box asks of the worker. */
export type WorkerRequest =
  | {type: 'index'; tag: string; data: ArrayBuffer}
  | {type: 'query'; id: number; query: string; tags: readonly string[]; limit: number};

/** What the worker found. */
export interface WorkerAnswer {
  id: number;
  result: SearchResult;
  pasted?: Pasted;
}

/** What the worker says. */
export type WorkerMessage =
  | ({type: 'answer'} & WorkerAnswer)
  | {type: 'loaded'; tag: string}
  | {type: 'broken'; tag: string; message: string};
