import {dataUrl} from './url';

/** The name of webpack, by which the script of the page template recognises that a part is missing. */
class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

const loading = new Map<string, Promise<unknown>>();

/**
 * Fetches the data of a page or a sidebar. Calls during a request share it.
 *
 * @param name - see {@link dataUrl}.
 * @throws ChunkLoadError if the host does not answer with JSON.
 */
export function fetchData(name: string): Promise<unknown> {
  let promise = loading.get(name);
  if (promise === undefined) {
    promise = fetchJson(dataUrl(name)).finally(() => loading.delete(name));
    loading.set(name, promise);
  }
  return promise;
}

/** @throws ChunkLoadError if the host does not answer with JSON. */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url).catch(() => undefined);
  // The dev server and some hosts answer with a page for any address.
  const isJson = response?.headers.get('content-type')?.includes('json') === true;
  if (response?.ok !== true || !isJson) {
    throw new ChunkLoadError(`Loading ${url} failed.`);
  }
  return response.json();
}
