/** The name of webpack, by which `site/head/script-loader.ts` recognises that a part is missing. */
class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Those of a preload without `crossorigin`, which WebKit alone would not find by the defaults of `fetch`. */
const AS_PRELOAD: RequestInit = {mode: 'no-cors', credentials: 'include'};

/** @throws ChunkLoadError if the host does not answer with JSON. */
export async function fetchJson(url: string): Promise<unknown> {
  // WebKit keeps a preload that has failed, also when the page is loaded again, so this asks once more without.
  const response = (await answerOf(url, AS_PRELOAD)) ?? (await answerOf(url));
  // The dev server and some hosts answer with a page for any address.
  const isJson = response?.headers.get('content-type')?.includes('json') === true;
  if (response === undefined || !isJson) {
    throw new ChunkLoadError(`Loading ${url} failed.`);
  }
  return response.json();
}

async function answerOf(url: string, init?: RequestInit): Promise<Response | undefined> {
  const response = await fetch(url, init).catch(() => undefined);
  return response?.ok === true ? response : undefined;
}
