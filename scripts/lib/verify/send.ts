/*
 * Why: the key goes to the servers of the description only, and never along a redirect.
 */
import type {SampleRequest, SampleValue} from '#reference/samples';
import {headersOf, queryOf} from '#reference/samples/request';
import {parseUrl} from '#reference/utils/ponyfills';
import {serverOrigins, type Server} from '#reference/server/server';

/** Milliseconds until an answer has to be complete. */
const TIMEOUT_MS = 30_000;

export interface Answer {
  readonly status: number;
  readonly retryAfter: string;
  readonly text: string;
  readonly ms: number;
}

/** A failure is why there is no answer, without a URL, which could contain the key. */
export type Reply = Answer | {readonly failure: string; readonly ms: number};

export type Send = (request: SampleRequest) => Promise<Reply>;

/**
 * Returns a function that sends a request with the key. It rejects nothing: a failure is a reply.
 *
 * @param servers The servers that may receive the key.
 */
export function createSend(
  key: string,
  servers: readonly Server[],
  timeoutMs: number = TIMEOUT_MS,
): Send {
  const origins = serverOrigins(servers);
  // The service takes one key.
  const textOf = (value: SampleValue): string =>
    typeof value === 'string' ? value : key;
  return async (request) => {
    const url = parseUrl(request.url);
    if (url === undefined || !origins.includes(url.origin)) {
      const failure =
        'its address is not on a server of the description, so it was not sent';
      return {failure, ms: 0};
    }
    for (const [name, value] of queryOf(request)) {
      url.searchParams.append(name, textOf(value));
    }
    const signal = AbortSignal.timeout(timeoutMs);
    const start = performance.now();
    const ms = (): number => Math.round(performance.now() - start);
    try {
      const response = await fetch(url, {
        method: request.method,
        headers: headersOf(request).map(({name, value}): [string, string] => [
          name,
          value.map(textOf).join(''),
        ]),
        redirect: 'manual',
        signal,
      });
      const text = await response.text();
      const retryAfter = response.headers.get('retry-after') ?? '';
      return {status: response.status, retryAfter, text, ms: ms()};
    } catch (error) {
      // The `fetch` of Node.js wraps the cause; its own messages can contain the URL.
      const {cause} = error as {cause?: {code?: unknown}};
      const code = typeof cause?.code === 'string' ? ` (${cause.code})` : '';
      const failure = signal.aborted
        ? `no complete answer within ${timeoutMs / 1000} s`
        : `the connection failed${code}`;
      return {failure, ms: ms()};
    }
  };
}
