import type {Pasted} from '@site/src/search/paste';
import type {SearchResult} from '@site/src/search/query';

/** What the page asks of the worker. */
export type WorkerRequest =
  | {type: 'index'; tag: string; data: ArrayBuffer}
  | {type: 'query'; id: number; query: string; tags: readonly string[]; limit: number};

/** What the worker answers to a query. */
export interface WorkerAnswer {
  id: number;
  /** The best hits, up to the limit of the request. */
  result: SearchResult;
  /** The number of hits without the limit. */
  total: number;
  pasted?: Pasted;
  /** Why indexes cannot be read, by their tags. */
  broken: Readonly<Record<string, string>>;
  /** Why the indexes cannot be searched. */
  error?: string;
}
