import {parseUrl} from '../../utils/ponyfills';
import type {Server} from '../../server/server';
import type {Credentials} from './credentials';
import {type ChosenFiles, createFetchBody} from './request-body';
import {addCredentials, type PanelRequest} from './request';

export const TIMEOUT_MS = 30_000;

/** Time after which a host counts as unreachable, in milliseconds. */
const PROBE_TIMEOUT_MS = 5_000;

export interface ReceivedResponse {
  kind: 'response';
  status: number;
  statusText: string;
  /** The headers that CORS lets the page read. */
  headers: [name: string, value: string][];
  milliseconds: number;
  /** In milliseconds since the epoch. */
  receivedAt: number;
  body: Blob;
  text: string;
  /** True if the connection ended before the whole body arrived. */
  truncated: boolean;
}

export type Outcome =
  | ReceivedResponse
  | {kind: 'timeout' | 'redirect' | FailureReason; host: string};

type FailureReason =
  | 'offline'
  | 'unreachable'
  /** The host responds, but CORS does not let the page read the response. */
  | 'blocked'
  /** The Content Security Policy of the site does not let the page request the host. */
  | 'policy'
  /** Browsers let no page of https request a host of http. */
  | 'insecure';

/**
 * Sends a request with the credentials that the reader entered. The request has no cookies, is not cached, and follows no redirect,
 * because the target would receive them.
 */
export async function send(
  request: PanelRequest,
  files: ChosenFiles,
  entered: Credentials,
  servers: readonly Server[],
  signal: AbortSignal,
): Promise<Outcome> {
  const {url, body, ...init} = addCredentials(request, entered, servers);
  const host = parseUrl(url)?.origin ?? url;
  const timeout = startTimeout(TIMEOUT_MS, signal);
  const policy = watchPolicy(host);
  const start = performance.now();
  try {
    const response = await fetch(url, {
      ...init,
      ...(body === undefined ? {} : {body: createFetchBody(body, files)}),
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      signal: timeout.signal,
    });
    if (response.type === 'opaqueredirect') {
      return {kind: 'redirect', host};
    }
    const {chunks, truncated} = await readBody(response);
    if (truncated && timeout.isOver()) {
      return {kind: 'timeout', host};
    }
    const type = response.headers.get('content-type') ?? 'text/plain';
    const received = new Blob(chunks, {type});
    return {
      kind: 'response',
      status: response.status,
      statusText: response.statusText,
      headers: Array.from(response.headers),
      milliseconds: Math.round(performance.now() - start),
      receivedAt: Date.now(),
      body: received,
      text: await received.text(),
      truncated,
    };
  } catch {
    return timeout.isOver()
      ? {kind: 'timeout', host}
      : {kind: await explainFailure(host, signal, policy.forbids), host};
  } finally {
    timeout.end();
    policy.end();
  }
}

async function readBody(
  response: Response,
): Promise<{chunks: BlobPart[]; truncated: boolean}> {
  const chunks: BlobPart[] = [];
  const reader = response.body?.getReader();
  try {
    for (;;) {
      const {done, value} = (await reader?.read()) ?? {done: true, value: undefined};
      if (done) {
        return {chunks, truncated: false};
      }
      chunks.push(value);
    }
  } catch {
    return {chunks, truncated: true};
  }
}

/**
 * Finds out why a request failed, because fetch gives no reason. A second request to the root of the
 * host, without credentials and without CORS, shows whether the host is reachable.
 */
async function explainFailure(
  host: string,
  signal: AbortSignal,
  isForbidden: () => boolean,
): Promise<FailureReason> {
  if (isInsecure(host)) {
    return 'insecure';
  }
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
    return isForbidden() ? 'policy' : 'unreachable';
  } finally {
    timeout.end();
  }
}

/** Returns whether a request is mixed content. Hosts of the reader's own machine are none. */
function isInsecure(host: string): boolean {
  const {protocol, hostname} = new URL(host);
  return (
    location.protocol === 'https:' &&
    protocol === 'http:' &&
    !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
  );
}

/** Notes whether the Content Security Policy forbids requests to a host. */
function watchPolicy(host: string): {forbids: () => boolean; end: () => void} {
  let isForbidden = false;
  const handleViolation = ({blockedURI}: SecurityPolicyViolationEvent): void => {
    isForbidden ||= blockedURI.startsWith(host);
  };
  document.addEventListener('securitypolicyviolation', handleViolation);
  return {
    forbids: () => isForbidden,
    end: () => document.removeEventListener('securitypolicyviolation', handleViolation),
  };
}

/** Creates a signal that aborts after a time, or together with another signal. */
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
