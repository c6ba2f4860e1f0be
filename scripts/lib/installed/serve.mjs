/*
 * Why: `npm run serve` and `npm run preview` serve build/ like a CDN, with compression and cache
 * headers.
 * Reads: build/.
 */
import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import compression from 'compression';
import serveHandler from 'serve-handler';
import {BUILD_DIR, requireBuild} from '../run.mjs';

/** Default headers of hosts that read `_headers`. */
const DEFAULT_HEADERS = {
  source: '**',
  headers: [{key: 'Cache-Control', value: 'no-cache'}],
};

/**
 * Serves a build until this process is stopped, and prints the URL.
 *
 * @param {number} port
 * @param {string} [directory]
 * @throws {PlainError} if there is no build.
 */
export async function serveBuild(port, directory = BUILD_DIR) {
  requireBuild(directory);
  const server = createServer(sendFilesOf(directory)).listen(port);
  await once(server, 'listening');
  console.log(`The site is at http://localhost:${port} (press Ctrl+C to stop).`);
  await once(server, 'close');
}

/**
 * Creates a request listener for the files of a built site.
 *
 * @param {string} directory
 * @returns {import('node:http').RequestListener}
 */
function sendFilesOf(directory) {
  const headers = [DEFAULT_HEADERS, ...readHeaders(directory)];
  const compress = compression();
  return (request, response) => {
    compress(
      // The package is typed for Express, but works with Node.js requests.
      /** @type {Parameters<typeof compress>[0]} */ (request),
      /** @type {Parameters<typeof compress>[1]} */ (response),
      () =>
        serveHandler(request, response, {
          public: directory,
          cleanUrls: true,
          trailingSlash: false,
          directoryListing: false,
          headers,
        }).catch((/** @type {unknown} */ error) => {
          // A new build may delete a file that is being read; keep the server running.
          console.error(`${request.url} could not be sent:`, error);
          response.destroy();
        }),
    );
  };
}

/**
 * Parses the `_headers` file: a path pattern, then its headers.
 *
 * @param {string} directory
 */
function readHeaders(directory) {
  const file = path.join(directory, '_headers');
  if (!existsSync(file)) {
    return [];
  }
  return readFileSync(file, 'utf8')
    .split(/\n(?=\/)/)
    .map((block) => {
      const [pattern = '', ...lines] = block.trim().split('\n');
      return {
        source: pattern
          .replace(/^\//, '')
          .replace(/\*$/, '**')
          .replace(/^\*(?=\.)/, '**/*'),
        headers: lines.map((line) => {
          const [key = '', ...value] = line.trim().split(': ');
          return {key, value: value.join(': ')};
        }),
      };
    });
}
