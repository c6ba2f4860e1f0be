/** The name of webpack, by which `site/head/script-loader.ts` recognises that a part is missing. */
class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** @throws ChunkLoadError if the host does not answer with JSON. */
export async function fetchJson(url: string): Promise<unknown> {
  // As a preload without `crossorigin`, which WebKit alone would not find by the defaults of `fetch`.
  const response = await fetch(url, {mode: 'no-cors', credentials: 'include'}).catch(
    () => undefined,
  );
  // The dev server and some hosts answer with a page for any address.
  const isJson = response?.headers.get('content-type')?.includes('json') === true;
  if (response?.ok !== true || !isJson) {
    throw new ChunkLoadError(`Loading ${url} failed.`);
  }
  return response.json();
}
