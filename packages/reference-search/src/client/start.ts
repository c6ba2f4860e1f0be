import {indexFileName} from '../search/settings';

/** The indexes that are fetched, by tag, until the engine takes them. */
export const fetched = new Map<string, Promise<Response> | undefined>();

let worker: Worker | undefined;

/**
 * Starts the worker, unless it runs, and fetches indexes that were not fetched before. It is in every
 * page, so that the first touch waits for no other code.
 */
export function startSearch(baseUrl: string, tags: readonly string[]): Worker {
  for (const tag of tags) {
    if (!fetched.has(tag)) {
      const response = fetch(baseUrl + indexFileName(tag));
      fetched.set(tag, response);
      // The engine reports it.
      response.catch(() => undefined);
    }
  }
  if (worker === undefined) {
    worker = new Worker(new URL('./worker', import.meta.url), {name: 'search'});
    worker.onerror = () => {
      worker = undefined;
    };
  }
  return worker;
}
