import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import {once} from 'node:events';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import {parseUrl} from 'docusaurus-openapi-reference';
import {OptionError} from './options';
import {reasonOf} from './site';

const HOST = '127.0.0.1';

/** Names of this computer, which no web page can point elsewhere. */
const OWN_NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/** An error of JSON-RPC 2.0 that no message of the client has caused. */
const SERVER_ERROR = -32_000;

/**
 * Serves streamable HTTP on the loopback address, without sessions: each request has a server of its own.
 * Refuses other hosts in the headers `Host` and `Origin`, so that no web page reaches it, also by a name of its own.
 * Each answer is JSON-RPC: the transport of the SDK reads bodies of up to 4 MiB, and says so of larger ones.
 *
 * @param port 0 for a free one.
 * @returns the address of the endpoint.
 * @throws OptionError if the port is in use, or may not be used.
 */
export async function serveHttp(
  createServer: () => McpServer,
  port: number,
): Promise<string> {
  const listener = createHttpServer((request, response) => {
    answer(createServer, request, response).catch(() => {
      // The error may name paths of this computer.
      refuse(response, 500, 'This server could not answer.');
    });
  });
  listener.on('clientError', (_, socket) => {
    const body = errorBody('This is no request of HTTP that can be read.');
    socket.end(
      `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
  });
  listener.listen(port, HOST);
  await once(listener, 'listening').catch((error: unknown) => {
    throw new OptionError(
      `--http ${port} cannot be used: ${reasonOf(error)}. Choose another port.`,
    );
  });
  return `http://${HOST}:${(listener.address() as AddressInfo).port}/mcp`;
}

async function answer(
  createServer: () => McpServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const {host, origin = `http://${host}`} = request.headers;
  const names = [`http://${host}`, origin].map((url) => parseUrl(url)?.hostname ?? '');
  if (!names.every((name) => OWN_NAMES.includes(name))) {
    refuse(response, 403, 'This server is reached as 127.0.0.1 and localhost only.');
  } else if (request.url !== '/mcp') {
    refuse(response, 404, 'The address of this server is /mcp.');
  } else if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    refuse(response, 405, 'This server takes POST only.');
  } else {
    const server = createServer();
    const transport = new StreamableHTTPServerTransport({enableJsonResponse: true});
    response.on('close', () => void server.close());
    await server.connect(transport);
    await transport.handleRequest(request, response);
  }
}

function refuse(response: ServerResponse, status: number, message: string): void {
  if (!response.headersSent) {
    response.writeHead(status, {'content-type': 'application/json'});
  }
  response.end(errorBody(message));
}

function errorBody(message: string): string {
  return JSON.stringify({
    jsonrpc: '2.0',
    error: {code: SERVER_ERROR, message},
    id: null,
  });
}
