import {indexFileName} from '@site/src/search/settings';
import type {WorkerAnswer, WorkerRequest} from './messages';

/** What a search has found. */
export interface SearchAnswer extends Omit<WorkerAnswer, 'id' | 'broken' | 'error'> {
  /** Whether an index or the worker could not be loaded, so that there may be more to find. */
  isIncomplete: boolean;
}

/** What can be asked of the search from a page. */
export interface SearchEngine {
  /** Fetches the indexes of tags that are not loaded yet. */
  load: (tags: readonly string[]) => Promise<void>;
  /**
   * Searches the indexes of tags as soon as they are loaded. An index that cannot be loaded counts as
   * an empty one, and the next search asks for it again.
   *
   * @param limit the maximum number of hits.
   */
  search: (
    query: string,
    tags: readonly string[],
    limit: number,
  ) => Promise<SearchAnswer>;
}

let engine: SearchEngine | undefined;

/** The search of the site. There is one, which outlives every page. */
export function searchEngine(baseUrl: string): SearchEngine {
  engine ??= createEngine(baseUrl);
  return engine;
}

function createEngine(baseUrl: string): SearchEngine {
  let connection: Connection | undefined;
  const connect = (): Connection => {
    connection ??= openConnection(baseUrl, () => {
      connection = undefined;
    });
    return connection;
  };
  return {
    async load(tags) {
      await connect().load(tags);
    },
    search: (query, tags, limit) => connect().search(query, tags, limit),
  };
}

/** What is found where nothing can be searched. */
const NOTHING: SearchAnswer = {
  result: {hits: [], similar: false},
  total: 0,
  isIncomplete: true,
};

interface Connection {
  /** Resolves to whether every index could be fetched. */
  load: (tags: readonly string[]) => Promise<boolean>;
  search: SearchEngine['search'];
}

/**
 * Starts a worker, which holds the indexes.
 *
 * @param onFailed called once when the worker cannot be loaded or has died. Another one is needed then.
 */
function openConnection(baseUrl: string, onFailed: () => void): Connection {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
  const ask = (request: WorkerRequest, transferred: Transferable[] = []): void => {
    worker.postMessage(request, transferred);
  };
  const waiting = new Map<number, (answer: WorkerAnswer | undefined) => void>();
  const loading = new Map<string, Promise<boolean>>();
  let hasFailed = false;

  worker.addEventListener('message', ({data}: MessageEvent<WorkerAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });

  worker.addEventListener('error', () => {
    if (hasFailed) {
      return;
    }
    hasFailed = true;
    reportOnce('The search worker cannot be used.');
    waiting.forEach((resolve) => {
      resolve(undefined);
    });
    onFailed();
  });

  const loadTag = async (tag: string): Promise<boolean> => {
    try {
      const index = await fetchIndex(baseUrl, tag);
      if (index !== undefined) {
        ask({type: 'index', tag, data: index}, [index]);
      }
      return true;
    } catch (error) {
      reportIndex(tag, String(error));
      return false;
    }
  };

  // A failed load is forgotten, so that the next search tries again.
  const loadOrForget = async (tag: string): Promise<boolean> => {
    const isLoaded = await loadTag(tag);
    if (!isLoaded) {
      loading.delete(tag);
    }
    return isLoaded;
  };

  const load = async (tags: readonly string[]): Promise<boolean> => {
    const loaded = await Promise.all(
      tags.map((tag) => {
        const tagLoading = loading.get(tag) ?? loadOrForget(tag);
        loading.set(tag, tagLoading);
        return tagLoading;
      }),
    );
    return loaded.every(Boolean);
  };

  let lastId = 0;
  return {
    load,
    async search(query, tags, limit) {
      const isLoaded = await load(tags);
      if (hasFailed) {
        return NOTHING;
      }
      lastId += 1;
      const id = lastId;
      const answer = await new Promise<WorkerAnswer | undefined>((resolve) => {
        waiting.set(id, resolve);
        ask({type: 'query', id, query, tags, limit});
      });
      if (answer === undefined) {
        return NOTHING;
      }
      const {broken, error, ...found} = answer;
      for (const [tag, reason] of Object.entries(broken)) {
        reportIndex(tag, reason);
        loading.delete(tag);
      }
      if (error !== undefined) {
        reportOnce(`The search indexes cannot be searched: ${error}`);
        loading.clear();
      }
      const isWhole = isLoaded && Object.keys(broken).length === 0 && error === undefined;
      return {...found, isIncomplete: !isWhole};
    },
  };
}

/** The index of a tag; undefined where there is none. */
async function fetchIndex(
  baseUrl: string,
  tag: string,
): Promise<ArrayBuffer | undefined> {
  const response = await fetch(baseUrl + indexFileName(tag));
  if (response.ok) {
    return response.arrayBuffer();
  }
  const reason = `The server answered with ${response.status}.`;
  if (response.status === 404) {
    reportIndex(tag, reason);
    return undefined;
  }
  throw new Error(reason);
}

function reportIndex(tag: string, reason: string): void {
  reportOnce(`The search index "${indexFileName(tag)}" cannot be used: ${reason}`);
}

const reported = new Set<string>();

/** Writes a line to the console, unless it is there already: a failed load is tried again and again. */
function reportOnce(line: string): void {
  if (!reported.has(line)) {
    reported.add(line);
    console.error(line);
  }
}
