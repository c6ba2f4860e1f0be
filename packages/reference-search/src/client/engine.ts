import {indexFileName} from '../search/settings';
import {fetched, startSearch} from './start';
import type {WorkerResponse, WorkerRequest} from './messages';

export interface SearchResponse extends Omit<WorkerResponse, 'id' | 'broken' | 'error'> {
  /** True if an index or the worker could not be loaded, so that hits may be missing. */
  isIncomplete: boolean;
}

export interface SearchEngine {
  /** Returns whether all indexes could be loaded. */
  load: (tags: readonly string[]) => Promise<boolean>;
  /**
   * Searches the indexes of tags as soon as they are loaded. An index that cannot be loaded counts as
   * empty, and the next search fetches it again.
   *
   * @param limit maximum number of hits.
   */
  search: (
    query: string,
    tags: readonly string[],
    limit: number,
  ) => Promise<SearchResponse>;
}

let engine: SearchEngine | undefined;

/** Returns the search engine of the site, which outlives every page. */
export function searchEngine(baseUrl: string): SearchEngine {
  engine ??= createEngine(baseUrl);
  return engine;
}

function createEngine(baseUrl: string): SearchEngine {
  let connection: SearchEngine | undefined;
  const connect = (): SearchEngine =>
    (connection ??= openConnection(baseUrl, () => {
      connection = undefined;
    }));
  return {
    load: (tags) => connect().load(tags),
    search: (query, tags, limit) => connect().search(query, tags, limit),
  };
}

const FAILED_RESPONSE: SearchResponse = {
  result: {hits: [], similar: false},
  total: 0,
  isIncomplete: true,
};

/**
 * Uses a worker, which holds the indexes.
 *
 * @param onFailed called once, when the worker cannot be loaded or has crashed.
 */
function openConnection(baseUrl: string, onFailed: () => void): SearchEngine {
  const worker = startSearch(baseUrl, []);
  const post = (request: WorkerRequest, transferred: Transferable[] = []): void =>
    worker.postMessage(request, transferred);
  const pending = new Map<number, (response: WorkerResponse | undefined) => void>();
  const loading = new Map<string, Promise<boolean>>();
  let hasFailed = false;

  worker.addEventListener('message', ({data}: MessageEvent<WorkerResponse>) => {
    pending.get(data.id)?.(data);
    pending.delete(data.id);
  });

  worker.addEventListener('error', () => {
    if (hasFailed) {
      return;
    }
    hasFailed = true;
    reportOnce('The search worker cannot be used.');
    pending.forEach((resolve) => resolve(undefined));
    onFailed();
  });

  const loadTag = async (tag: string): Promise<boolean> => {
    try {
      const index = await readIndex(baseUrl, tag);
      if (index !== undefined) {
        post({type: 'index', tag, data: index}, [index]);
      }
      return true;
    } catch (error) {
      reportIndex(tag, String(error));
      // The next search tries again.
      loading.delete(tag);
      return false;
    }
  };

  const load = async (tags: readonly string[]): Promise<boolean> => {
    const loaded = await Promise.all(
      tags.map((tag) => {
        const tagLoading = loading.get(tag) ?? loadTag(tag);
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
        return FAILED_RESPONSE;
      }
      lastId += 1;
      const id = lastId;
      const response = await new Promise<WorkerResponse | undefined>((resolve) => {
        pending.set(id, resolve);
        post({type: 'query', id, query, tags, limit, pageTag: pageTag()});
      });
      if (response === undefined) {
        return FAILED_RESPONSE;
      }
      const {broken, error, ...rest} = response;
      for (const [tag, reason] of Object.entries(broken)) {
        reportIndex(tag, reason);
        loading.delete(tag);
      }
      if (error !== undefined) {
        reportOnce(`The search indexes cannot be searched: ${error}`);
        loading.clear();
      }
      const isComplete =
        isLoaded && Object.keys(broken).length === 0 && error === undefined;
      return {...rest, isIncomplete: !isComplete};
    },
  };
}

/** Returns the tag of the page, which the docs plugin gives it for search engines. */
function pageTag(): string | undefined {
  const meta = document.querySelector('meta[name="docusaurus_tag"]');
  return meta?.getAttribute('content') ?? undefined;
}

/** Returns undefined if the server has no index of the tag. */
async function readIndex(baseUrl: string, tag: string): Promise<ArrayBuffer | undefined> {
  const started = fetched.get(tag);
  fetched.set(tag, undefined);
  const response = await (started ?? fetch(baseUrl + indexFileName(tag)));
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

/** Logs each message once, because failed loads are retried. */
function reportOnce(message: string): void {
  if (!reported.has(message)) {
    reported.add(message);
    console.error(message);
  }
}
