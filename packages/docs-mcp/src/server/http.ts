import {createMcpExpressApp} from '@modelcontextprotocol/sdk/server/express.js';
import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {OptionError} from './options';
import {reasonOf} from './site';

const HOST = '127.0.0.1';

/**
 * Serves streamable HTTP on the loopback address, without sessions: each request has a server of its own.
 * The application of the SDK refuses other hosts in the header `Host`, so that no web page reaches it by a
 * name of its own.
 *
 * @param port 0 for a free one.
 * @returns the address of the endpoint.
 * @throws OptionError if the port is in use, or may not be used.
 */
export async function serveHttp(
  createServer: () => McpServer,
  port: number,
): Promise<string> {
  const app = createMcpExpressApp({host: HOST});
  app.post('/mcp', (request, response, next) => {
    const server = createServer();
    const transport = new StreamableHTTPServerTransport({enableJsonResponse: true});
    response.on('close', () => void server.close());
    server
      .connect(transport)
      .then(() => transport.handleRequest(request, response, request.body))
      .catch(next);
  });
  app.all('/mcp', (_, response) => {
    response.status(405).set('Allow', 'POST').end();
  });
  const listener = app.listen(port, HOST);
  await once(listener, 'listening').catch((error: unknown) => {
    throw new OptionError(
      `--http ${port} cannot be used: ${reasonOf(error)}. Choose another port.`,
    );
  });
  return `http://${HOST}:${(listener.address() as AddressInfo).port}/mcp`;
}
