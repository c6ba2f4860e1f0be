/* Reads indexes and searches them, so that neither keeps the page from answering to the reader. */
import {loadIndex, type LoadedIndex} from '@site/src/search/load-index';
import {readPasted} from '@site/src/search/paste';
import {search} from '@site/src/search/query';
import type {WorkerAnswer, WorkerMessage, WorkerRequest} from './messages';

/** By their tags. */
const indexes = new Map<string, LoadedIndex>();

function tell(message: WorkerMessage): void {
  self.postMessage(message);
}

function addIndex(tag: string, data: ArrayBuffer): void {
  try {
    indexes.set(tag, loadIndex(JSON.parse(new TextDecoder().decode(data))));
    tell({type: 'loaded', tag});
  } catch (error) {
    tell({type: 'broken', tag, message: String(error)});
  }
}

type Query = Extract<WorkerRequest, {type: 'query'}>;

function answer({query, tags, limit}: Query): Omit<WorkerAnswer, 'id'> {
  const searched = tags.flatMap((tag) => indexes.get(tag) ?? []);
  const pasted = readPasted(searched, query);
  const result = search(
    searched,
    pasted?.isForeign === true ? pasted.value : query,
    Number.MAX_SAFE_INTEGER,
  );
  return {
    result: {...result, hits: result.hits.slice(0, limit)},
    total: result.hits.length,
    ...(pasted === undefined || pasted.offers.length === 0 ? {} : {pasted}),
  };
}

/** An index that only looks like one shows it when it is searched. */
function answerSafely(query: Query): Omit<WorkerAnswer, 'id'> {
  try {
    return answer(query);
  } catch (error) {
    return {result: {hits: [], similar: false}, total: 0, error: String(error)};
  }
}

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  if (data.type === 'index') {
    addIndex(data.tag, data.data);
  } else {
    tell({type: 'answer', id: data.id, ...answerSafely(data)});
  }
});
