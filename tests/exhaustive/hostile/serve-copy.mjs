/*
 * Why: builds a copy of the site from another description and serves it; a program of its own, as
 * Playwright cannot import modules of scripts/lib.
 * Does: prints the folder of the build and the address in one line of JSON, and removes all when it is
 * told to end.
 * Reads: a description on the standard input. Run: node serve-copy.mjs
 */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {main, plainEnvironment, PlainError, runNpm} from '../../../scripts/lib/run.mjs';
import {sendFilesOf} from '../../../scripts/lib/installed/serve.mjs';
import {copySite} from '../../../scripts/lib/site-copy.mjs';

const siteDir = mkdtempSync(path.join(tmpdir(), 'hostile-site-'));
const buildDir = path.join(siteDir, 'build');

process.once('exit', () => rmSync(siteDir, {recursive: true, force: true}));
process.once('SIGTERM', () => process.exit());

main(async () => {
  copySite(siteDir);
  writeFileSync(path.join(siteDir, 'openapi', 'kaia.yaml'), await text(process.stdin));
  const {code, output} = await runNpm(['--prefix', siteDir, 'run', '--silent', 'build'], {
    capture: true,
    env: plainEnvironment(),
  });
  if (code !== 0) {
    throw new PlainError(output);
  }
  const server = createServer(sendFilesOf(buildDir));
  server.listen(0, () => {
    const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
    console.log(JSON.stringify({buildDir, origin: `http://localhost:${port}`}));
  });
});
