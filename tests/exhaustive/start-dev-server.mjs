/*
 * Why: the tests of the dev server change the document. This is a separate program because
 * Playwright cannot import modules of scripts/lib.
 * Does: runs `npm start` in a copy of the site, and prints a line of JSON with its folder and its
 * origin. Ends the server and removes the copy on termination. Run: node start-dev-server.mjs
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {main} from '../../scripts/lib/run.mjs';
import {startProgram} from '../../scripts/lib/server.mjs';
import {copySite} from '../../scripts/lib/site-copy.mjs';

main(async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'dev-server-'));
  copySite(siteDir);
  const {address, stop} = await startProgram('npm start', () => [
    ...['npm', '--prefix', siteDir, 'start', '--', '--no-open'],
  ]);
  process.once('SIGTERM', async () => {
    await stop();
    rmSync(siteDir, {recursive: true, force: true});
    process.exit();
  });
  console.log(JSON.stringify({siteDir, origin: address}));
});
