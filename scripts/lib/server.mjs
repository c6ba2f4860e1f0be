/*
 * Why: starts servers for benchmarks and browser tests, on free ports.
 * Run: imported by the scripts of this folder and by the tests.
 */
import {spawn} from 'node:child_process';
import {setTimeout as delay} from 'node:timers/promises';
import {anyFreePort} from './port.mjs';
import {plainEnvironment, PlainError, SITE_DIR} from './run.mjs';

/** Only a server that hangs takes longer: the dev server builds the site first. */
const START_TIMEOUT_MS = 480_000;

const POLL_MS = 100;

/**
 * Starts a server on a free port and waits until it responds. Prints its output only if it fails.
 *
 * @param {string} name name in messages.
 * @param {(port: number) => readonly string[]} command program and arguments; PORT is set too.
 * @returns {Promise<{address: string, stop: () => Promise<void>}>}
 * @throws {PlainError} if it exits or does not respond in time.
 */
export async function startProgram(name, command) {
  const port = await anyFreePort();
  const address = `http://localhost:${port}`;
  const [program = '', ...args] = command(port);
  const child = spawn(program, args, {
    cwd: SITE_DIR,
    env: plainEnvironment({PORT: String(port)}),
    stdio: ['ignore', 'pipe', 'pipe'],
    // Own process group, so that its children end with it.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output += String(chunk)));
  }
  const ended = new Promise((resolve) => {
    child.once('close', resolve);
    child.once('error', (error) => resolve((output += error.message)));
  });
  const isGone = () => child.pid === undefined || child.exitCode !== null;
  const stop = async () => {
    if (child.pid !== undefined && !isGone()) {
      process.kill(-child.pid, 'SIGTERM');
    }
    await ended;
  };
  const end = performance.now() + START_TIMEOUT_MS;
  const responds = () =>
    fetch(address).then(
      () => true,
      () => false,
    );
  while (!(await responds())) {
    if (isGone() || performance.now() > end) {
      await stop();
      throw new PlainError(`${name} did not respond at ${address}:\n${output}`);
    }
    await delay(POLL_MS);
  }
  return {address, stop};
}
