/* Reads indexes and searches them, so that neither keeps the page from answering to the reader. */
import {loadIndex, type LoadedIndex} from '@site/src/search/load-index';
import {recognise} from '@site/src/search/paste';
import {search} from '@site/src/search/query';
import type {PasteOffer, WorkerAnswer, WorkerMessage, WorkerRequest} from './messages';

const indexes: LoadedIndex[] = [];

function tell(message: WorkerMessage): void {
  self.postMessage(message);
}

function addIndex(tag: string, data: ArrayBuffer): void {
  try {
    indexes.push(loadIndex(JSON.parse(new TextDecoder().decode(data))));
    tell({type: 'loaded', tag});
  } catch (error) {
    tell({type: 'broken', tag, message: String(error)});
  }
}

function answer(query: string, limit: number): Omit<WorkerAnswer, 'id'> {
  const kind = recognise(query);
  const offers =
    kind === undefined ? [] : indexes.flatMap((each) => offersOf(each, kind));
  return {
    result: search(indexes, query, limit),
    ...(kind === undefined || offers.length === 0 ? {} : {pasted: {kind, offers}}),
  };
}

function offersOf(
  {documents, pasteTargets}: LoadedIndex,
  kind: keyof LoadedIndex['pasteTargets'],
): PasteOffer[] {
  return pasteTargets[kind].flatMap((target) => {
    const document = documents.find(({sectionRoute}) => sectionRoute === target.route);
    return document === undefined ? [] : [{...target, document}];
  });
}

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  if (data.type === 'index') {
    addIndex(data.tag, data.data);
  } else {
    tell({type: 'answer', id: data.id, ...answer(data.query, data.limit)});
  }
});
