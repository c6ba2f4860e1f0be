import handler from 'serve-handler';
import {startServer} from '../scripts/lib/mock-server';

/** Serves a built site like a static host while `use` runs. */
export async function serving(
  folder: string,
  trailingSlash: boolean,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const {origin, stop} = await startServer((request, response) => {
    void handler(request, response, {public: folder, cleanUrls: true, trailingSlash});
  }, 'localhost');
  await use(origin);
  await stop();
}
