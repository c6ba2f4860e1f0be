/* Reads indexes and searches them, so that neither keeps the page from answering to the reader. */
import {loadIndex, type LoadedIndex} from '@site/src/search/load-index';
import {readPasted} from '@site/src/search/paste';
import {findHits} from '@site/src/search/query';
import {bestHits} from '@site/src/search/rank';
import type {WorkerAnswer, WorkerRequest} from './messages';

/** By their tags; the text says why an index cannot be read. */
const indexes = new Map<string, LoadedIndex | string>();

function readIndex(data: ArrayBuffer): LoadedIndex | string {
  try {
    return loadIndex(JSON.parse(new TextDecoder().decode(data)));
  } catch (error) {
    return String(error);
  }
}

type Query = Extract<WorkerRequest, {type: 'query'}>;

function answer({query, tags, limit}: Query): Omit<WorkerAnswer, 'id'> {
  const found = tags.flatMap((tag) => {
    const index = indexes.get(tag);
    return index === undefined ? [] : [{tag, index}];
  });
  const searched = found.flatMap(({index}) => (typeof index === 'string' ? [] : index));
  const pasted = readPasted(searched, query);
  const {hits, ...about} = findHits(
    searched,
    pasted?.isForeign === true ? pasted.value : query,
  );
  return {
    result: {...about, hits: bestHits(hits, limit)},
    total: hits.length,
    broken: Object.fromEntries(
      found.flatMap(({tag, index}) => (typeof index === 'string' ? [[tag, index]] : [])),
    ),
    ...(pasted === undefined || pasted.offers.length === 0 ? {} : {pasted}),
  };
}

/** An index that only looks like one shows it when it is searched. */
function answerSafely(query: Query): Omit<WorkerAnswer, 'id'> {
  try {
    return answer(query);
  } catch (error) {
    return {
      result: {hits: [], similar: false},
      total: 0,
      broken: {},
      error: String(error),
    };
  }
}

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  if (data.type === 'index') {
    indexes.set(data.tag, readIndex(data.data));
  } else {
    self.postMessage({id: data.id, ...answerSafely(data)} satisfies WorkerAnswer);
  }
});
