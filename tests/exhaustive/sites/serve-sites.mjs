/*
 * Why: each site needs an origin of its own. This is a separate program because Playwright cannot import
 * modules of scripts/lib.
 * Does: serves the folders in the arguments, and prints a line of JSON with the origin of each.
 * Run: node serve-sites.mjs <folder> ...
 */
import {createServer} from 'node:http';
import {sendFilesOf} from '../../../scripts/lib/installed/serve.mjs';
import {main} from '../../../scripts/lib/run.mjs';

main(async () => {
  for (const folder of process.argv.slice(2)) {
    const server = createServer(sendFilesOf(folder));
    await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
    const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
    console.log(JSON.stringify(`http://localhost:${port}`));
  }
});
