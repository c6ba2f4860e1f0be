/*
 * Why: `npm run serve` and `npm run preview` both serve build/ as a CDN would, compressed and with
 * its headers for caching, and say where.
 * Reads: build/. Run: imported by the scripts of this folder.
 */
import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import compression from 'compression';
import serveHandler from 'serve-handler';
import {PlainError, SITE_DIR} from './run.mjs';

const BUILD_DIR = path.join(SITE_DIR, 'build');

/** Names of assets hold a hash of what is in them; what else there is may change with each build. */
const HEADERS = [
  {source: '**', value: 'no-cache'},
  {source: 'assets/**', value: 'public, max-age=31536000, immutable'},
].map(({source, value}) => ({source, headers: [{key: 'Cache-Control', value}]}));

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
          headers: HEADERS,
        }).catch((/** @type {unknown} */ error) => {
          // A file that a new build takes away while it is read must not end the server.
          console.error(`${request.url} could not be sent:`, error);
          response.destroy();
        }),
    );
  };
}
