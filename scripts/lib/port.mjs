/*
 * Why: start, serve and preview take their port from PORT, and a wrong or taken one has to end with
 * one sentence that names it, not with a stack or a question.
 * Reads: PORT. Run: imported by the scripts of this folder.
 */
import {createServer} from 'node:net';
import {PlainError} from './run.mjs';

const DEFAULT_PORT = 3000;
const LARGEST_PORT = 65_535;

/**
 * Addresses on which another program may hold the port: not every system refuses one of them
 * because of another.
 */
const HOSTS = ['127.0.0.1', '::1', '0.0.0.0', '::'];

/**
 * The port that PORT asks for, or 3000; nothing else uses it at this moment.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 * @throws {PlainError} that names the port and says what to do.
 */
export async function freePort(env) {
  const port = readPort(env);
  for (const host of HOSTS) {
    const code = await listenError(host, port);
    if (code === 'EADDRINUSE') {
      throw new PlainError(
        `Port ${port} is taken by another program. End that program, or choose another port: PORT=${another(port)}.`,
      );
    }
    if (code === 'EACCES') {
      throw new PlainError(
        `Port ${port} may not be opened by this user. Choose one above 1023: PORT=${another(port)}.`,
      );
    }
  }
  return port;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {number}
 * @throws {PlainError} when PORT is not a port.
 */
export function readPort(env) {
  const text = env.PORT?.trim() ?? '';
  if (text === '') {
    return DEFAULT_PORT;
  }
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > LARGEST_PORT) {
    throw new PlainError(
      `PORT is "${text}", which is not a port: set it to a whole number from 1 to ${LARGEST_PORT}, or leave it out for ${DEFAULT_PORT}.`,
    );
  }
  return port;
}

/** @param {number} port */
function another(port) {
  return port > 1023 && port < LARGEST_PORT ? port + 1 : DEFAULT_PORT;
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | undefined>} the code of the error, if there is one
 */
function listenError(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code ?? error.message),
    );
    server.listen({host, port, exclusive: true, ipv6Only: host === '::'}, () =>
      server.close(() => resolve(undefined)),
    );
  });
}
