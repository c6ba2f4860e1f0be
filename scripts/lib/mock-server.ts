/*
 * Why: samples and recipes are run against servers of this machine, on any free port.
 */
import {once} from 'node:events';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface MockServer {
  /** Scheme, host and port. */
  readonly origin: string;
  /** Closes open connections as well. */
  readonly stop: () => Promise<void>;
}

export async function startServer(listener: RequestListener): Promise<MockServer> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
