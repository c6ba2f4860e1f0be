/*
 * Why: the scripts run npm scripts and programs, and show their output at once or only after an
 * error. All child processes are started here.
 * Reads: the environment.
 */
import {spawn} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

export const SITE_DIR = fileURLToPath(new URL('../..', import.meta.url));

export const BUILD_DIR = path.join(SITE_DIR, 'build');

/** Folder of test reports; git and npm ignore it. */
export const REPORT_DIR = path.join(SITE_DIR, 'node_modules', '.cache', 'tests');

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Windows has no process groups: signals only reach the direct child. */
const HAS_GROUPS = process.platform !== 'win32';

/** Interval of the check that npm is still running, in milliseconds. */
const PARENT_POLL_MS = 500;

/** The number of programs that run. */
let running = 0;

/** An error whose message suffices: no stack trace is printed. */
export class PlainError extends Error {}

/**
 * @typedef {{code: number, signal: NodeJS.Signals | null, output: string, stdout: string, stderr: string,
 * seconds: number}} Ended `output` contains standard output and standard error.
 */

/**
 * Runs a program until it exits. Its input is closed; a signal to this process is forwarded to
 * the program first.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{capture?: boolean, env?: NodeJS.ProcessEnv, shell?: boolean, cwd?: string, ending?:
 * AbortSignal}} [options] `capture` returns the output instead of printing it; `ending` terminates the
 * program.
 * @returns {Promise<Ended>} The code is not 0 if the program could not be started or was ended by a signal.
 */
export async function run(command, args, options = {}) {
  const {capture = false, env = process.env, shell, cwd = SITE_DIR, ending} = options;
  const start = performance.now();
  const stdio = capture ? 'pipe' : 'inherit';
  const child = spawn(command, [...args], {
    cwd,
    env,
    shell,
    detached: HAS_GROUPS,
    stdio: ['ignore', stdio, stdio],
  });
  running += 1;
  /** @type {NodeJS.Signals | undefined} */
  let received;
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    received = signal;
    endGroup(child, signal);
  };
  SIGNALS.forEach((signal) => process.on(signal, forward));
  const terminate = () => endGroup(child, 'SIGTERM');
  ending?.addEventListener('abort', terminate);
  /** @type {{chunk: Buffer, isStdout: boolean}[]} */
  const written = [];
  child.stdout?.on('data', (chunk) => written.push({chunk, isStdout: true}));
  child.stderr?.on('data', (chunk) => written.push({chunk, isStdout: false}));
  const textOf = (/** @type {typeof written} */ parts) =>
    Buffer.concat(parts.map(({chunk}) => chunk)).toString('utf8');
  /** @type {{code: number, signal: NodeJS.Signals | null, problem: string}} */
  const {code, signal, problem} = await new Promise((resolve) => {
    child.on('error', ({message}) =>
      resolve({code: 127, signal: null, problem: `${command}: ${message}\n`}),
    );
    child.on('close', (code, signal) => {
      const problem = signal === null ? '' : `${command} was ended by ${signal}.\n`;
      resolve({code: code ?? 1, signal, problem});
    });
  });
  ending?.removeEventListener('abort', terminate);
  SIGNALS.forEach((one) => process.off(one, forward));
  running -= 1;
  if (received !== undefined && running === 0) {
    // All children have exited; the signal was sent to this process.
    process.kill(process.pid, received);
  }
  return {
    code,
    signal,
    output: textOf(written) + problem,
    stdout: textOf(written.filter(({isStdout}) => isStdout)),
    stderr: textOf(written.filter(({isStdout}) => !isStdout)),
    seconds: (performance.now() - start) / 1000,
  };
}

/**
 * Signals the process group of a child: npm runs a shell, which does not forward signals.
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
    // It has already exited.
  }
}

/**
 * Runs the npm that runs this script, else the one on the PATH.
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

/** @param {string} [folder] @throws {PlainError} if it has no build. */
export function requireBuild(folder = BUILD_DIR) {
  if (!existsSync(path.join(folder, 'index.html'))) {
    const name = path.relative(SITE_DIR, folder);
    throw new PlainError(`There is no build in ${name}/: run "npm run build" first.`);
  }
}

/**
 * Waits for a program whose output is captured.
 *
 * @param {string} problem what to say if it fails, before its output
 * @param {ReturnType<typeof run>} running
 * @throws {PlainError} if it fails.
 */
export async function succeed(problem, running) {
  const result = await running;
  if (result.code !== 0) {
    throw new PlainError(`${problem}:\n${result.output.trim()}`);
  }
  return result;
}

/**
 * Runs a script of package.json without npm's own output.
 *
 * @param {string} name
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runScript(name, options) {
  return runNpm(['run', '--silent', name], options);
}

/**
 * Returns the absolute path of a file in node_modules.
 *
 * @param {string} file
 */
export function packageFile(file) {
  return path.join(SITE_DIR, 'node_modules', file);
}

/**
 * Lets `use` work in a new folder, which is removed afterwards.
 *
 * @template Result
 * @param {string} name the start of its name
 * @param {(folder: string) => Promise<Result>} use
 */
export async function inTemporaryFolder(name, use) {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true, maxRetries: 5});
  }
}

/**
 * Returns an environment with reproducible results: no colours, the vendored document, the
 * configured site URL, no telemetry, and no proxies, which would hide servers of this machine.
 *
 * @param {NodeJS.ProcessEnv} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export function plainEnvironment(more = {}) {
  const {OPENAPI_URL, OPENAPI_OVERLAYS, SITE_URL, REPOSITORY_URL, ...others} =
    process.env;
  const {FORCE_COLOR, PORT, NODE_ENV, ...env} = others;
  return {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => !/_proxy$/i.test(name))),
    CI: 'true',
    NO_COLOR: '1',
    NO_UPDATE_NOTIFIER: '1',
    ...more,
  };
}

/** @param {number} seconds */
export function inSeconds(seconds) {
  return `${seconds.toFixed(1)} s`;
}

/**
 * Runs the body of a script. Of a {@link PlainError}, prints only the message.
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
 * Exits when the npm that runs this script has exited: the shell between the two does not forward
 * signals, and a server would keep its port.
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
