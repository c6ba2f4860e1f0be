/* Loads and searches indexes outside the main thread, so that the page stays responsive. */
import {loadIndex, type LoadedIndex} from '../search/load-index';
import {readIncompleteValue, readPasted} from '../search/paste';
import {findHits} from '../search/query';
import {bestHits} from '../search/rank';
import type {WorkerResponse, WorkerRequest} from './messages';

/** Indexes by tag. A string is the reason why an index cannot be read. */
const indexes = new Map<string, LoadedIndex | string>();

function readIndex(data: ArrayBuffer): LoadedIndex | string {
  try {
    return loadIndex(JSON.parse(new TextDecoder().decode(data)));
  } catch (error) {
    return String(error);
  }
}

/** Returns the name of the reference of a page, if the site has several. */
function labelOf(tag = ''): string | undefined {
  const index = indexes.get(tag);
  return typeof index === 'object' ? index.label : undefined;
}

type Query = Extract<WorkerRequest, {type: 'query'}>;
type Answer = Omit<WorkerResponse, 'id'>;

function runQuery({query, tags, limit, pageTag}: Query): Answer {
  const indexesOfTags = tags.flatMap((tag) => {
    const index = indexes.get(tag);
    return index === undefined ? [] : [{tag, index}];
  });
  const readableIndexes = indexesOfTags.flatMap(({index}) =>
    typeof index === 'string' ? [] : index,
  );
  const label = labelOf(pageTag);
  const pasted = readPasted(readableIndexes, query, label);
  const incompleteValue = pasted === undefined ? readIncompleteValue(query) : undefined;
  const {hits: found, ...rest} = findHits(
    readableIndexes,
    (pasted ?? incompleteValue)?.text ?? query,
    label,
  );
  const offered = new Set(pasted?.offers.map(({document}) => document));
  const hits = found.filter(({document}) => !offered.has(document));
  return {
    result: {...rest, hits: bestHits(hits, limit)},
    total: hits.length,
    broken: Object.fromEntries(
      indexesOfTags.flatMap(({tag, index}) =>
        typeof index === 'string' ? [[tag, index]] : [],
      ),
    ),
    ...(pasted === undefined || pasted.offers.length === 0 ? {} : {pasted}),
    ...(incompleteValue === undefined ? {} : {incompleteValue}),
  };
}

/** Catches the errors of a malformed index that only its search reveals. */
function runQuerySafely(query: Query): Answer {
  try {
    return runQuery(query);
  } catch (error) {
    const result = {hits: [], similar: false};
    return {result, total: 0, broken: {}, error: String(error)};
  }
}

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  if (data.type === 'index') {
    indexes.set(data.tag, readIndex(data.data));
  } else {
    self.postMessage({id: data.id, ...runQuerySafely(data)} satisfies WorkerResponse);
  }
});
