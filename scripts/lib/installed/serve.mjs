/*
 * Why: `npm run serve` and `npm run preview` both serve build/ as a CDN would, compressed and with
 * its headers for caching, and say where.
 * Reads: build/. Run: imported by scripts once the packages are installed.
 */
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import compression from 'compression';
import serveHandler from 'serve-handler';
import {PlainError, SITE_DIR} from '../run.mjs';

const BUILD_DIR = path.join(SITE_DIR, 'build');

/** What the hosts that read `_headers` say of pages of their own accord. */
const DEFAULT_HEADERS = {
  source: '**',
  headers: [{key: 'Cache-Control', value: 'no-cache'}],
};

/**
 * Serves build/ until this process is ended, and prints the address as soon as it answers.
 *
 * @param {number} port
 * @throws {PlainError} when there is nothing to serve.
 */
export async function serveBuild(port) {
  if (!existsSync(path.join(BUILD_DIR, 'index.html'))) {
    throw new PlainError('There is no build/ to serve: run "npm run build" first.');
  }
  const server = createServer(sendFilesOf(BUILD_DIR));
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(undefined));
  });
  console.log(`The site is at http://localhost:${port} (Ctrl+C ends it).`);
  await new Promise((resolve) => server.once('close', resolve));
}

/**
 * Answers requests with the files of a built site.
 *
 * @param {string} directory
 * @returns {import('node:http').RequestListener}
 */
export function sendFilesOf(directory) {
  const headers = [DEFAULT_HEADERS, ...readHeaders(directory)];
  const compress = compression();
  return (request, response) => {
    compress(
      // Express is what the types of the package know; it asks nothing more of them than this.
      /** @type {import('express').Request} */ (request),
      /** @type {import('express').Response} */ (response),
      () =>
        serveHandler(request, response, {
          public: directory,
          cleanUrls: true,
          trailingSlash: false,
          directoryListing: false,
          headers,
        }).catch((/** @type {unknown} */ error) => {
          // A file that a new build takes away while it is read must not end the server.
          console.error(`${request.url} could not be sent:`, error);
          response.destroy();
        }),
    );
  };
}

/**
 * The headers of a build, as the hosts read them: a pattern of paths, then its headers.
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
        source: pattern.replace(/^\//, '').replace(/\*$/, '**'),
        headers: lines.map((line) => {
          const [key = '', ...value] = line.trim().split(': ');
          return {key, value: value.join(': ')};
        }),
      };
    });
}
