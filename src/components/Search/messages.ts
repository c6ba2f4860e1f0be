import type {PasteTarget, PasteKind} from '@site/src/search/index-file';
import type {SearchResult} from '@site/src/search/query';
import type {SearchDocument} from '@site/src/search/document';

/** An endpoint that takes what was pasted. */
export interface PasteOffer extends PasteTarget {
  document: SearchDocument;
}

/** What the box asks of the worker. */
export type WorkerRequest =
  | {type: 'index'; tag: string; data: ArrayBuffer}
  | {type: 'query'; id: number; query: string; tags: readonly string[]; limit: number};

/** What the worker found. */
export interface WorkerAnswer {
  id: number;
  result: SearchResult;
  pasted?: {kind: PasteKind; offers: PasteOffer[]};
}

/** What the worker says. */
export type WorkerMessage =
  | ({type: 'answer'} & WorkerAnswer)
  | {type: 'loaded'; tag: string}
  | {type: 'broken'; tag: string; message: string};
