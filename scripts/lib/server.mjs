/*
 * Why: benchmarks and browser tests talk to servers, on ports that are free at that moment.
 * Run: imported by the scripts of this folder and by the tests.
 */
import {spawn} from 'node:child_process';
import {createServer} from 'node:net';
import {plainEnvironment, PlainError, SITE_DIR} from './run.mjs';

/** How long a server may take until it answers, in milliseconds. */
const START_TIMEOUT_MS = 120_000;

/** How often it is asked whether it answers yet, in milliseconds. */
const POLL_MS = 100;

/**
 * Starts a program that serves on a free port, and waits until it answers. What it prints is shown
 * only when it does not.
 *
 * @param {string} name to call it in a message.
 * @param {(port: number) => readonly string[]} command program and arguments; the port is in PORT too.
 * @returns {Promise<{address: string, stop: () => Promise<void>}>}
 * @throws {PlainError} when it ends or does not answer in time.
 */
export async function startProgram(name, command) {
  const port = await anyFreePort();
  const address = `http://localhost:${port}`;
  const [program = '', ...args] = command(port);
  const child = spawn(program, args, {
    cwd: SITE_DIR,
    env: plainEnvironment({PORT: String(port)}),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what it starts ends with it.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output += String(chunk)));
  }
  const ended = new Promise((resolve) => {
    child.once('close', resolve);
    child.once('error', (error) => {
      output += error.message;
      resolve(undefined);
    });
  });
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) {
      process.kill(-child.pid, 'SIGTERM');
    }
    await ended;
  };
  const end = performance.now() + START_TIMEOUT_MS;
  while (!(await answers(address))) {
    const isGone = child.pid === undefined || child.exitCode !== null;
    if (isGone || performance.now() > end) {
      await stop();
      throw new PlainError(`${name} did not answer at ${address}:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return {address, stop};
}

/** @param {string} address */
function answers(address) {
  return fetch(address).then(
    () => true,
    () => false,
  );
}

/** A port that nothing uses at this moment. @returns {Promise<number>} */
export function anyFreePort() {
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
