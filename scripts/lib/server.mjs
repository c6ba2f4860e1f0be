/*
 * Why: benchmarks talk to the site as `npm start` and `npm run serve` give it.
 * Run: imported by the scripts of this folder.
 */
import {spawn} from 'node:child_process';
import {createServer} from 'node:net';
import {plainEnvironment, PlainError, SITE_DIR} from './run.mjs';

/** How long a server may take until it answers, in milliseconds. */
const START_TIMEOUT_MS = 120_000;

/** How often it is asked whether it answers yet, in milliseconds. */
const POLL_MS = 100;

/**
 * Starts a program that serves the site on the port in PORT, and waits until it answers.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<{address: string, stop: () => Promise<void>}>}
 * @throws {PlainError} when it ends or does not answer in time.
 */
export async function startProgram(command, args) {
  const port = await anyFreePort();
  const address = `http://localhost:${port}`;
  const child = spawn(command, [...args], {
    cwd: SITE_DIR,
    env: plainEnvironment({PORT: String(port)}),
    stdio: ['ignore', 'ignore', 'ignore'],
    // A group of its own, so that what it starts ends with it.
    detached: true,
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const end = performance.now() + START_TIMEOUT_MS;
  while (!(await answers(address))) {
    if (child.exitCode !== null || performance.now() > end) {
      throw new PlainError(`${command} ${args.join(' ')} did not answer at ${address}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return {
    address,
    stop: async () => {
      process.kill(-(/** @type {number} */ (child.pid)), 'SIGTERM');
      await ended;
    },
  };
}

/** @param {string} address */
function answers(address) {
  return fetch(address).then(
    () => true,
    () => false,
  );
}

/** @returns {Promise<number>} */
function anyFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
