import {indexFileName} from '@site/src/plugins/search/settings';
import type {WorkerAnswer, WorkerMessage, WorkerRequest} from './messages';

/** What can be asked of the search from a page. */
export interface SearchEngine {
  /** Fetches the indexes, if they have not been. */
  load: () => Promise<void>;
  /**
   * Searches as soon as the indexes are there. One that is missing or broken holds nothing.
   *
   * @param limit the most hits to give; all of them, if left out.
   */
  search: (query: string, limit?: number) => Promise<Omit<WorkerAnswer, 'id'>>;
}

let engine: SearchEngine | undefined;

/** The search of the site. It is made once, whoever asks for it, and outlives every page. */
export function searchEngine(baseUrl: string, tags: readonly string[]): SearchEngine {
  engine ??= createEngine(baseUrl, tags);
  return engine;
}

function createEngine(baseUrl: string, tags: readonly string[]): SearchEngine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
  const ask = (request: WorkerRequest, transferred: Transferable[] = []): void => {
    worker.postMessage(request, transferred);
  };
  const waiting = new Map<number, (answer: WorkerAnswer) => void>();
  const loaded = new Map<string, () => void>();
  worker.addEventListener('message', ({data}: MessageEvent<WorkerMessage>) => {
    if (data.type === 'answer') {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
      return;
    }
    if (data.type === 'broken') {
      reportIndex(data.tag, data.message);
    }
    loaded.get(data.tag)?.();
  });

  const loadTag = async (tag: string): Promise<void> => {
    const index = await fetchIndex(baseUrl, tag);
    if (index !== undefined) {
      const done = new Promise<void>((resolve) => loaded.set(tag, resolve));
      ask({type: 'index', tag, data: index}, [index]);
      await done;
    }
  };
  let loading: Promise<void> | undefined;
  const load = (): Promise<void> => {
    loading ??= Promise.all(tags.map(loadTag)).then(() => undefined);
    return loading;
  };
  let lastId = 0;
  return {
    load,
    async search(query, limit = Number.MAX_SAFE_INTEGER) {
      await load();
      lastId += 1;
      const id = lastId;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        ask({type: 'query', id, query, limit});
      });
    },
  };
}

/** The index of a tag; undefined where it cannot be had. */
async function fetchIndex(
  baseUrl: string,
  tag: string,
): Promise<ArrayBuffer | undefined> {
  try {
    const response = await fetch(baseUrl + indexFileName(tag));
    if (!response.ok) {
      throw new Error(`The server answered with ${response.status}.`);
    }
    return await response.arrayBuffer();
  } catch (error) {
    reportIndex(tag, String(error));
    return undefined;
  }
}

function reportIndex(tag: string, reason: string): void {
  console.error(`The search index "${indexFileName(tag)}" cannot be used: ${reason}`);
}
