/*
 * Why: start, serve and preview read PORT; an invalid or used port must end with one sentence,
 * not with a stack trace or a prompt.
 * Reads: PORT.
 */
import {randomInt} from 'node:crypto';
import {createServer} from 'node:net';
import {PlainError} from './run.mjs';

const DEFAULT_PORT = 3000;
const LARGEST_PORT = 65_535;

/**
 * The first port that {@link anyFreePort} returns, and the one after the last. Systems give ports
 * from 32768 (Linux) or 49152 (others) to servers that ask for any. One of these would take the
 * port before the program has started, and would answer in its place.
 *
 * @type {[number, number]}
 */
const RESERVED_PORTS = [10_000, 32_768];

/** Addresses to check: on some systems, a port in use on one address is free on another. */
const HOSTS = ['127.0.0.1', '::1', '0.0.0.0', '::'];

/**
 * Returns PORT, or 3000, after checking that it is free.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 * @throws {PlainError} with the port and a remedy.
 */
export async function freePort(env) {
  const port = readPort(env);
  const another = port > 1023 && port < LARGEST_PORT ? port + 1 : DEFAULT_PORT;
  const code = await portError(port);
  if (code === 'EADDRINUSE') {
    throw new PlainError(
      `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${another}.`,
    );
  }
  if (code === 'EACCES') {
    throw new PlainError(
      `This user may not open port ${port}. Choose one above 1023: PORT=${another}.`,
    );
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
  const port = text === '' ? DEFAULT_PORT : Number(text);
  if (!/^\d*$/.test(text) || port < 1 || port > LARGEST_PORT) {
    throw new PlainError(
      `PORT is "${text}", which is not a port: set it to an integer from 1 to ${LARGEST_PORT}, or unset it to use ${DEFAULT_PORT}.`,
    );
  }
  return port;
}

/**
 * Returns a free port for a program that is started later.
 *
 * @returns {Promise<number>}
 */
export async function anyFreePort() {
  for (;;) {
    const port = randomInt(...RESERVED_PORTS);
    if ((await portError(port)) === undefined) {
      return port;
    }
  }
}

/**
 * Returns the code of the error that keeps a server from this port, if there is one.
 *
 * @param {number} port
 * @returns {Promise<'EADDRINUSE' | 'EACCES' | undefined>}
 */
async function portError(port) {
  for (const host of HOSTS) {
    const code = await listenError(host, port);
    if (code === 'EADDRINUSE' || code === 'EACCES') {
      return code;
    }
  }
  return undefined;
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
