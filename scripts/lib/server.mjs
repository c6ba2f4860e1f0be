/*
 * Why: starts servers for benchmarks and browser tests, on free ports.
 */
import {setTimeout as delay} from 'node:timers/promises';
import {anyFreePort} from './port.mjs';
import {plainEnvironment, PlainError, run} from './run.mjs';

/** Only a server that hangs takes longer: the dev server builds the site first. */
const START_TIMEOUT_MS = 480_000;

const POLL_MS = 100;

/**
 * Starts a server on a free port and waits until it responds. Prints its output only if it fails.
 *
 * @param {string} name name in messages.
 * @param {(port: number) => readonly string[]} command program and arguments; PORT is set too.
 * @param {string} [host] where it listens.
 * @throws {PlainError} if it exits or does not respond in time.
 */
export async function startProgram(name, command, host = 'localhost') {
  const port = await anyFreePort();
  const address = `http://${host}:${port}`;
  const [program = '', ...args] = command(port);
  const ending = new AbortController();
  const env = plainEnvironment({PORT: String(port)});
  const running = run(program, args, {capture: true, env, ending: ending.signal});
  const stop = () => {
    ending.abort();
    return running;
  };
  let isGone = false;
  void running.then(() => (isGone = true));
  const end = performance.now() + START_TIMEOUT_MS;
  const responds = () =>
    fetch(address).then(
      () => true,
      () => false,
    );
  while (!(await responds())) {
    if (isGone || performance.now() > end) {
      const {output} = await stop();
      throw new PlainError(`${name} did not respond at ${address}:\n${output}`);
    }
    await delay(POLL_MS);
  }
  return {address, stop};
}
