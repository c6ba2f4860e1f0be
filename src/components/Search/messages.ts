import type {Pasted} from '@site/src/search/paste';
import type {SearchResult} from '@site/src/search/query';

/** What the box asks of the worker. */
export type WorkerRequest =
  | {type: 'index'; tag: string; data: ArrayBuffer}
  | {type: 'query'; id: number; query: string; tags: readonly string[]; limit: number};

/** What the worker found. */
export interface WorkerAnswer {
  id: number;
  /** The best hits, up to the limit of the request. */
  result: SearchResult;
  /** The number of hits without the limit. */
  total: number;
  pasted?: Pasted;
  /** Why the indexes cannot be searched. */
  error?: string;
}

/** What the worker says. */
export type WorkerMessage =
  | ({type: 'answer'} & WorkerAnswer)
  | {type: 'loaded'; tag: string}
  | {type: 'broken'; tag: string; message: string};
