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

/** @param host - as `localhost`, the server listens on all addresses: the name can be one of IPv6. */
export async function startServer(
  listener: RequestListener,
  host: '127.0.0.1' | 'localhost' = '127.0.0.1',
): Promise<MockServer> {
  const server = createServer(listener).listen({
    port: 0,
    host: host === 'localhost' ? undefined : host,
  });
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://${host}:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
