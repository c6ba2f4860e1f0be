/*
 * Why: start, serve and preview read PORT; an invalid or used port must end with one sentence,
 * not with a stack trace or a prompt.
 * Reads: PORT.
 */
import {once} from 'node:events';
import {createServer} from 'node:net';
import {PlainError} from './run.mjs';

const DEFAULT_PORT = 3000;
const LARGEST_PORT = 65_535;

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
  for (const host of HOSTS) {
    const code = await listenError(host, port);
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

/** Returns a port that is free. @returns {Promise<number>} */
export async function anyFreePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
  await once(server.close(), 'close');
  return port;
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
