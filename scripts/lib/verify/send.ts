/*
 * Why: the key goes to the servers of the description only, and never along a redirect.
 * Run: imported by the scripts of this folder.
 */
import type {SampleRequest, SampleValue} from 'docusaurus-openapi-reference/code-samples';
import {headersOf, queryKeysOf} from 'docusaurus-openapi-reference/code-samples/request';
import {serverOrigins, type Server} from 'docusaurus-openapi-reference/reference/server';

/** Milliseconds until an answer has to be complete. */
const TIMEOUT_MS = 30_000;

export type Reply =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly retryAfter?: string;
      readonly contentType?: string;
      readonly text: string;
      readonly ms: number;
    }
  /** There is no answer; the reason has no URL, which could contain the key. */
  | {readonly kind: 'failure'; readonly reason: string; readonly ms: number};

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
  return async (request) => {
    const url = urlOf(request, key);
    if (url === undefined || !origins.includes(url.origin)) {
      return {
        kind: 'failure',
        reason: 'its address is not on a server of the description, so it was not sent',
        ms: 0,
      };
    }
    const signal = AbortSignal.timeout(timeoutMs);
    const start = performance.now();
    const ms = (): number => Math.round(performance.now() - start);
    try {
      const response = await fetch(url, {
        method: request.method,
        headers: headersOf(request).map(({name, value}): [string, string] => [
          name,
          value.map((part) => textOf(part, key)).join(''),
        ]),
        redirect: 'manual',
        signal,
      });
      const text = await response.text();
      const retryAfter = response.headers.get('retry-after');
      const contentType = response.headers.get('content-type');
      return {
        kind: 'answer',
        status: response.status,
        ...(retryAfter === null ? {} : {retryAfter}),
        ...(contentType === null ? {} : {contentType}),
        text,
        ms: ms(),
      };
    } catch (error) {
      const reason = signal.aborted
        ? `no complete answer within ${timeoutMs / 1000} s`
        : `the connection failed${causeOf(error)}`;
      return {kind: 'failure', reason, ms: ms()};
    }
  };
}

function urlOf(request: SampleRequest, key: string): URL | undefined {
  if (!URL.canParse(request.url)) {
    return undefined;
  }
  const filled = new URL(request.url);
  for (const [name, value] of [...request.query, ...queryKeysOf(request)]) {
    filled.searchParams.append(name, textOf(value, key));
  }
  return filled;
}

/** The service takes one key. */
function textOf(value: SampleValue, key: string): string {
  return typeof value === 'string' ? value : key;
}

/** The `fetch` of Node.js wraps the cause; its own messages can contain the URL. */
function causeOf(error: unknown): string {
  const {cause} = error as {cause?: {code?: unknown}};
  return typeof cause?.code === 'string' ? ` (${cause.code})` : '';
}
