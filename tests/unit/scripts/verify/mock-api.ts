import {createServer, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import {onTestFinished} from 'vitest';

export interface MockAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as it is if it is a text, else as JSON. */
  body?: unknown;
  /** Closes the connection instead. */
  isBroken?: boolean;
  /** Sends the headers, and never ends. */
  isEndless?: boolean;
}

export interface MockRequest {
  /** Path without query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
}

export interface MockApi {
  origin: string;
  requests: MockRequest[];
}

/** Starts a server that is stopped after the test. */
export async function startMockApi(
  answer: (request: MockRequest) => MockAnswer,
): Promise<MockApi> {
  const requests: MockRequest[] = [];
  const server = createServer((message, response) => {
    const {pathname, searchParams} = new URL(message.url ?? '', 'http://mock');
    const request = {
      path: decodeURIComponent(pathname),
      query: searchParams,
      headers: message.headers,
    };
    requests.push(request);
    const {status = 200, headers = {}, body, ...faults} = answer(request);
    if (faults.isBroken === true) {
      response.destroy();
      return;
    }
    response.writeHead(status, headers);
    if (faults.isEndless === true) {
      response.flushHeaders();
      return;
    }
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const {port} = server.address() as AddressInfo;
  return {origin: `http://127.0.0.1:${port}`, requests};
}
