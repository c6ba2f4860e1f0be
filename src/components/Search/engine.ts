import {indexFileName} from '@site/src/plugins/search/settings';
import type {WorkerAnswer, WorkerMessage, WorkerRequest} from './messages';

/** What can be asked of the search from a page. */
export interface SearchEngine {
  /** Fetches the indexes of tags, each that has not been. */
  load: (tags: readonly string[]) => Promise<void>;
  /**
   * Searches the indexes of tags as soon as they are there. One that is missing or broken holds
   * nothing.
   *
   * @param limit the most hits to give; all of them, if left out.
   */
  search: (
    query: string,
    tags: readonly string[],
    limit?: number,
  ) => Promise<Omit<WorkerAnswer, 'id'>>;
}

let engine: SearchEngine | undefined;

/** The search of the site. It is made once, whoever asks for it, and outlives every page. */
export function searchEngine(baseUrl: string): SearchEngine {
  engine ??= createEngine(baseUrl);
  return engine;
}

function createEngine(baseUrl: string): SearchEngine {
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

  // The worker itself cannot be loaded, or has died: whoever waits for it, waits no longer.
  let hasFailed = false;
  worker.addEventListener('error', () => {
    if (!hasFailed) {
      hasFailed = true;
      console.error('The search worker cannot be used.');
    }
    loaded.forEach((done) => {
      done();
    });
    waiting.forEach((resolve, id) => {
      resolve({id, result: {hits: [], similar: false}});
    });
    waiting.clear();
  });

  const loadTag = async (tag: string): Promise<void> => {
    const index = await fetchIndex(baseUrl, tag);
    if (index !== undefined && !hasFailed) {
      const done = new Promise<void>((resolve) => loaded.set(tag, resolve));
      ask({type: 'index', tag, data: index}, [index]);
      await done;
    }
  };
  const loading = new Map<string, Promise<void>>();
  const load = async (tags: readonly string[]): Promise<void> => {
    await Promise.all(
      tags.map((tag) => {
        const loadingTag = loading.get(tag) ?? loadTag(tag);
        loading.set(tag, loadingTag);
        return loadingTag;
      }),
    );
  };
  let lastId = 0;
  return {
    load,
    async search(query, tags, limit = Number.MAX_SAFE_INTEGER) {
      await load(tags);
      if (hasFailed) {
        return {result: {hits: [], similar: false}};
      }
      lastId += 1;
      const id = lastId;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        ask({type: 'query', id, query, tags, limit});
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
