/*
 * Why: some tests need sites that are built from other OpenAPI documents. This is a separate
 * program because Playwright cannot import modules of scripts/lib.
 * Does: builds a copy of the site from the URL of each document, one after the other, serves the
 * builds, and prints a line of JSON for each, with its folder and its origin. Removes all files on
 * termination.
 * Reads: the files in the arguments. Run: node serve-documents.mjs <file> ...
 */
import {mkdtempSync, readFileSync, renameSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {main, plainEnvironment, PlainError, runNpm} from '../../scripts/lib/run.mjs';
import {sendFilesOf} from '../../scripts/lib/installed/serve.mjs';
import {copySite} from '../../scripts/lib/site-copy.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
const siteDir = path.join(folder, 'site');

process.once('exit', () => rmSync(folder, {recursive: true, force: true}));
process.once('SIGTERM', () => process.exit());

/** @param {string} file @param {string} buildDir */
async function build(file, buildDir) {
  const server = createServer((_, response) => response.end(readFileSync(file)));
  const origin = await listen(server);
  const {code, output} = await runNpm(['--prefix', siteDir, 'run', '--silent', 'build'], {
    capture: true,
    env: plainEnvironment({OPENAPI_URL: `${origin}/${path.basename(file)}`}),
  });
  server.close();
  if (code !== 0) {
    throw new PlainError(`${file}: ${output}`);
  }
  renameSync(path.join(siteDir, 'build'), buildDir);
}

/** @param {import('node:http').Server} server @returns {Promise<string>} its origin */
function listen(server) {
  return new Promise((resolve) => {
    server.listen(0, () => {
      const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
      resolve(`http://localhost:${port}`);
    });
  });
}

main(async () => {
  copySite(siteDir);
  for (const [index, file] of process.argv.slice(2).entries()) {
    const buildDir = path.join(folder, `build-${index}`);
    await build(file, buildDir);
    console.log(
      JSON.stringify({
        buildDir,
        origin: await listen(createServer(sendFilesOf(buildDir))),
      }),
    );
  }
});
