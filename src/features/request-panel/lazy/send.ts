import {originOf, type PanelRequest} from './request';

/** How long the panel waits for an answer, in milliseconds. */
export const TIMEOUT_MS = 30_000;

/** How long it waits until it takes a host for one that cannot be reached, in milliseconds. */
const PROBE_TIMEOUT_MS = 5_000;

/** An answer of the API, or as much of it as has come. */
export interface Answer {
  kind: 'answer';
  status: number;
  statusText: string;
  /** Those that the browser lets a page read. */
  headers: [name: string, value: string][];
  milliseconds: number;
  /** When the answer had arrived, in milliseconds since the epoch. */
  receivedAt: number;
  /** The body, byte by byte. */
  body: Blob;
  /** The same as text. */
  text: string;
  /** Whether the connection ended in the middle of the body. */
  isCut: boolean;
}

/** What came of a request. */
export type Outcome =
  | Answer
  /** `blocked`: the host answers, and the browser shows the answer to no page (CORS). */
  | {kind: 'offline' | 'unreachable' | 'blocked' | 'timeout' | 'redirect'; host: string};

/**
 * Sends a request with the browser's fetch. Cookies stay home, nothing is cached, and a redirect is
 * not followed: the key would go where it leads.
 */
export async function send(
  {url, ...init}: PanelRequest,
  signal: AbortSignal,
): Promise<Outcome> {
  const host = originOf(url) ?? url;
  const timeout = startTimeout(TIMEOUT_MS, signal);
  const start = performance.now();
  try {
    const response = await fetch(url, {
      ...init,
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      signal: timeout.signal,
    });
    if (response.type === 'opaqueredirect') {
      return {kind: 'redirect', host};
    }
    const {chunks, isCut} = await readBody(response);
    if (isCut && timeout.isOver()) {
      return {kind: 'timeout', host};
    }
    const body = new Blob(chunks, {
      type: response.headers.get('content-type') ?? 'text/plain',
    });
    return {
      kind: 'answer',
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
      milliseconds: Math.round(performance.now() - start),
      receivedAt: Date.now(),
      body,
      text: await body.text(),
      isCut,
    };
  } catch {
    return {
      kind: timeout.isOver() ? 'timeout' : await explainFailure(host, signal),
      host,
    };
  } finally {
    timeout.end();
  }
}

async function readBody(
  response: Response,
): Promise<{chunks: BlobPart[]; isCut: boolean}> {
  const chunks: BlobPart[] = [];
  const reader = response.body?.getReader();
  try {
    for (;;) {
      const {done, value} = (await reader?.read()) ?? {done: true, value: undefined};
      if (done) {
        return {chunks, isCut: false};
      }
      chunks.push(value);
    }
  } catch {
    return {chunks, isCut: true};
  }
}

/**
 * The browser tells a page only that a request has failed. Whether the host can be reached at all is
 * asked with a second request to its root: without the key, and so plain that it needs no leave of
 * the host. What follows from it is a conclusion, and the panel says so.
 */
async function explainFailure(
  host: string,
  signal: AbortSignal,
): Promise<'offline' | 'unreachable' | 'blocked'> {
  if (!navigator.onLine) {
    return 'offline';
  }
  const timeout = startTimeout(PROBE_TIMEOUT_MS, signal);
  try {
    await fetch(host, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: timeout.signal,
    });
    return 'blocked';
  } catch {
    return 'unreachable';
  } finally {
    timeout.end();
  }
}

/** A signal that ends with another, or after a time. */
function startTimeout(
  milliseconds: number,
  outer: AbortSignal,
): {signal: AbortSignal; isOver: () => boolean; end: () => void} {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    abort();
  }, milliseconds);
  outer.addEventListener('abort', abort, {once: true});
  if (outer.aborted) {
    abort();
  }
  return {
    signal: controller.signal,
    isOver: () => isOver,
    end: () => {
      clearTimeout(timer);
      outer.removeEventListener('abort', abort);
    },
  };
}
