import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import handler from 'serve-handler';

/** Serves a built site like a static host while `use` runs. */
export async function serving(
  folder: string,
  trailingSlash: boolean,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const server = createServer((request, response) => {
    void handler(request, response, {public: folder, cleanUrls: true, trailingSlash});
  }).listen(0);
  await once(server, 'listening');
  await use(`http://localhost:${(server.address() as AddressInfo).port}`);
  server.close();
  server.closeAllConnections();
}
