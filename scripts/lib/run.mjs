/*
 * Why: every script runs npm scripts and programs, and has to show their output either at once or
 * only when something went wrong. This is the one place where a child process is started.
 * Reads: the environment. Run: imported by the scripts of this folder.
 */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** The folder of package.json. */
export const SITE_DIR = fileURLToPath(new URL('../..', import.meta.url));

/** Where the tests put their reports; npm and git leave it alone. */
export const REPORT_DIR = path.join(SITE_DIR, 'node_modules', '.cache', 'tests');

/** Signals by which a person or a machine ends a script. */
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Windows has no process groups; there a signal ends the one program that is started. */
const HAS_GROUPS = process.platform !== 'win32';

/** How often a script looks whether npm is still there, in milliseconds. */
const PARENT_POLL_MS = 500;

/**
 * An error whose message is all that there is to say: no stack is printed.
 */
export class PlainError extends Error {}

/**
 * Runs a program until it ends. Its input is closed; a signal to this process ends the program
 * first and then this process.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{capture?: boolean, env?: NodeJS.ProcessEnv, shell?: boolean, cwd?: string, timeoutMs?: number}} [options]
 * with `capture`, the output is returned and not shown; after `timeoutMs` the program is ended.
 * @returns {Promise<{code: number, output: string, stdout: string, seconds: number}>} a program that
 * could not be started, or was ended by a signal, has a code other than 0. `output` is all that it
 * wrote, `stdout` what it wrote to its standard output.
 */
export function run(command, args, options = {}) {
  const {capture = false, env = process.env, shell = false, cwd = SITE_DIR} = options;
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, [...args], {
      cwd,
      env,
      shell,
      detached: HAS_GROUPS,
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
    });
    /** @type {NodeJS.Signals | undefined} */
    let received;
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      received = signal;
      endGroup(child, signal);
    };
    SIGNALS.forEach((signal) => process.on(signal, forward));
    const timer =
      options.timeoutMs === undefined
        ? undefined
        : setTimeout(() => endGroup(child, 'SIGTERM'), options.timeoutMs);
    /** @type {{chunk: Buffer, isStdout: boolean}[]} */
    const written = [];
    child.stdout?.on('data', (chunk) => written.push({chunk, isStdout: true}));
    child.stderr?.on('data', (chunk) => written.push({chunk, isStdout: false}));
    const textOf = (/** @type {typeof written} */ parts) =>
      Buffer.concat(parts.map(({chunk}) => chunk)).toString('utf8');
    /** @param {number} code @param {string} [complaint] */
    const end = (code, complaint = '') => {
      clearTimeout(timer);
      SIGNALS.forEach((signal) => process.off(signal, forward));
      if (received !== undefined) {
        // The child is gone; what asked it to go meant this process.
        process.kill(process.pid, received);
      }
      resolve({
        code,
        output: textOf(written) + complaint,
        stdout: textOf(written.filter(({isStdout}) => isStdout)),
        seconds: (performance.now() - start) / 1000,
      });
    };
    child.on('error', (error) => end(127, `${command}: ${error.message}\n`));
    child.on('close', (code, signal) =>
      signal === null ? end(code ?? 1) : end(1, `${command} was ended by ${signal}.\n`),
    );
  });
}

/**
 * Ends a child with all that it has started: npm runs a shell, which does not pass signals on.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function endGroup(child, signal) {
  if (!HAS_GROUPS || child.pid === undefined) {
    child.kill(signal);
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/**
 * Runs npm: the one that runs this script, or else the one on the PATH.
 *
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNpm(args, options) {
  const npmCli = process.env.npm_execpath;
  return npmCli !== undefined && /npm-cli\.c?js$/.test(npmCli)
    ? run(process.execPath, [npmCli, ...args], options)
    : run('npm', args, {...options, shell: process.platform === 'win32'});
}

/**
 * Runs a script of package.json, without npm's own lines around it.
 *
 * @param {string} name
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runScript(name, options) {
  return runNpm(['run', '--silent', name], options);
}

/**
 * The path of a program that a package of node_modules brings, to be run with Node.
 *
 * @param {string} file path inside node_modules
 */
export function packageFile(file) {
  return path.join(SITE_DIR, 'node_modules', file);
}

/**
 * The environment of a child whose result must be the same everywhere: no colours, the vendored
 * description, the address of the configuration, and no question home by any tool.
 *
 * @param {NodeJS.ProcessEnv} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export function plainEnvironment(more = {}) {
  const {OPENAPI_URL, SITE_URL, FORCE_COLOR, PORT, NODE_ENV, ...env} = process.env;
  return {
    ...env,
    CI: 'true',
    NO_COLOR: '1',
    NO_UPDATE_NOTIFIER: '1',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    ...more,
  };
}

/** @param {number} seconds */
export function inSeconds(seconds) {
  return `${seconds.toFixed(1)} s`;
}

/**
 * Runs the body of a script: a {@link PlainError} ends it with its message alone.
 *
 * @param {() => Promise<void>} body
 */
export function main(body) {
  endWithNpm();
  body().catch((/** @type {unknown} */ error) => {
    console.error(error instanceof PlainError ? error.message : error);
    process.exitCode = 1;
  });
}

/**
 * Ends this process when the npm that runs it is ended: the shell between the two dies of a signal
 * without passing it on, and a server would be left behind on its port.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) {
    return;
  }
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) {
      process.kill(process.pid, 'SIGTERM');
    }
  }, PARENT_POLL_MS).unref();
}
