import type {IncompleteValue, Pasted} from '../search/paste';
import type {SearchResult} from '../search/query';

export type WorkerRequest =
  | {type: 'index'; tag: string; data: ArrayBuffer}
  | {
      type: 'query';
      id: number;
      query: string;
      tags: readonly string[];
      limit: number;
      /** The tag of the page. */
      pageTag: string | undefined;
    };

export interface WorkerResponse {
  id: number;
  result: SearchResult;
  /** Number of all hits. */
  total: number;
  pasted?: Pasted;
  incompleteValue?: IncompleteValue;
  /** Reasons why indexes cannot be read, by tag. */
  broken: Readonly<Record<string, string>>;
  error?: string;
}
