/*
 * Why: `npm run serve` and `npm run preview` both serve build/ as a CDN would, and say where.
 * Reads: build/. Run: imported by the scripts of this folder.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {packageFile, PlainError, run, SITE_DIR} from './run.mjs';

/** How often to ask whether the server answers yet, in milliseconds. */
const POLL_MS = 100;

/**
 * Serves build/ until this process is ended, and prints the address as soon as it answers.
 *
 * @param {number} port
 * @throws {PlainError} when there is nothing to serve, or the server fails.
 */
export async function serveBuild(port) {
  if (!existsSync(path.join(SITE_DIR, 'build', 'index.html'))) {
    throw new PlainError('There is no build/ to serve: run "npm run build" first.');
  }
  const docusaurus = packageFile('@docusaurus/core/bin/docusaurus.mjs');
  const args = [docusaurus, 'serve', '--no-open', '--port', String(port)];
  let ended = false;
  const server = run(process.execPath, args, {capture: true}).finally(() => {
    ended = true;
  });
  const address = `http://localhost:${port}`;
  while (!ended && !(await answers(address))) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  if (!ended) {
    console.log(`The site is at ${address} (Ctrl+C ends it).`);
  }
  const {code, output} = await server;
  throw new PlainError(`${output.trim()}\nThe server of build/ ended with code ${code}.`);
}

/** @param {string} address */
async function answers(address) {
  return fetch(address, {method: 'HEAD'}).then(
    () => true,
    () => false,
  );
}
