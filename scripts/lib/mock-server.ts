/*
 * Why: samples and recipes are run against servers of this machine, on any free port.
 */
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface MockServer {
  /** Scheme, host and port. */
  readonly origin: string;
  /** Closes open connections as well. */
  readonly stop: () => Promise<void>;
}

export async function startServer(listener: RequestListener): Promise<MockServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
