/*
 * Why: a working directory may contain files that a fresh clone lacks, where newcomers run the
 * first commands of the README.
 * Does: clones HEAD into an empty folder, runs `npm run preview`, requests pages, stops it, and
 * runs `npm test` without packages until its first check has passed.
 * Reads: the last commit. Run: npm run test:clone
 */
import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  inSeconds,
  main,
  plainEnvironment,
  PlainError,
  run,
  SITE_DIR,
} from './lib/run.mjs';
import {anyFreePort} from './lib/server.mjs';

/** Generous timeout of a command: only a hanging one exceeds it. */
const TIMEOUT_MS = 30 * 60_000;

/**
 * Expected content of some pages.
 *
 * @type {[path: string, content: RegExp][]}
 */
const PAGES = [
  ['/faq', /<h1[^>]*>\s*(<[^>]+>)*Frequently asked questions/],
  ['/api/Account/get-account', /<h1[^>]*>\s*(<[^>]+>)*Get Account/],
  ['/search-index-docs-default-current.json', /^\{.*"documents":\[/s],
];

/**
 * @typedef {object} Command a running npm script.
 * @property {RegExpExecArray} match the match in its output.
 * @property {() => Promise<void>} stop stops it like Ctrl+C.
 */

/**
 * Starts an npm script like a user and waits until its output matches.
 *
 * @param {string} cloneDir
 * @param {readonly string[]} args of npm
 * @param {RegExp} expected
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Command>}
 * @throws {PlainError} with the output, if the script ends before that.
 */
function start(cloneDir, args, expected, env = {}) {
  const child = spawn('npm', args, {
    cwd: cloneDir,
    env: {...newcomerEnvironment(), ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
    // The signal is sent to its process group, like in a terminal.
    detached: true,
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const stop = async () => {
    try {
      process.kill(-Number(child.pid), 'SIGINT');
    } catch {
      // It has already exited.
    }
    await ended;
  };
  let output = '';
  return new Promise((resolve, reject) => {
    const fail = (/** @type {string} */ reason) => {
      clearTimeout(timer);
      reject(
        new PlainError(`${output}\nnpm ${args.join(' ')} ${reason} on a fresh clone.`),
      );
    };
    const timer = setTimeout(() => void stop().then(() => fail('hung')), TIMEOUT_MS);
    child.once('error', (error) => fail(`could not be started (${error.message})`));
    child.once('close', (code) => fail(`ended with ${code}`));
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += String(chunk);
        const match = expected.exec(output);
        if (match !== null) {
          clearTimeout(timer);
          resolve({match, stop});
        }
      });
    }
  });
}

/** The environment without the variables that npm sets for this script. */
function newcomerEnvironment() {
  const {CI, ...env} = plainEnvironment();
  const own = Object.entries(env).filter(
    ([name]) =>
      !/^(npm_(lifecycle|package)_|npm_config_local_prefix$|INIT_CWD$)/.test(name),
  );
  // Reuse npm's cache.
  return {...Object.fromEntries(own), npm_config_prefer_offline: 'true'};
}

/** @param {string} cloneDir */
async function testPreview(cloneDir) {
  const port = await anyFreePort();
  const {match, stop} = await start(
    cloneDir,
    ['run', 'preview'],
    /The site is at (http:\S+)/,
    {PORT: String(port)},
  );
  const [, address = ''] = match;
  try {
    if (new URL(address).port !== String(port)) {
      throw new PlainError(`PORT is ${port}, but npm run preview serves at ${address}.`);
    }
    for (const [page, content] of PAGES) {
      const response = await fetch(new URL(page, address));
      const text = await response.text();
      if (response.status !== 200 || !content.test(text)) {
        throw new PlainError(
          `${page} of a fresh clone responded with ${response.status}: ${text.slice(0, 500)}`,
        );
      }
    }
  } finally {
    await stop();
  }
  if (
    await fetch(address).then(
      () => true,
      () => false,
    )
  ) {
    throw new PlainError(`npm run preview was stopped, but ${address} still responds.`);
  }
}

/** @param {string} cloneDir */
async function testTest(cloneDir) {
  rmSync(path.join(cloneDir, 'node_modules'), {recursive: true, force: true});
  const {match, stop} = await start(
    cloneDir,
    ['test'],
    /Packages: installed[^]*?\n([^\n]+: (passed|failed)[^\n]*)\n/,
  );
  await stop();
  const [, line, outcome] = match;
  if (outcome !== 'passed') {
    throw new PlainError(`The first check of npm test failed on a fresh clone: ${line}`);
  }
}

/** @param {string} cloneDir */
async function expectClean(cloneDir) {
  const {output} = await run('git', ['status', '--porcelain'], {
    cwd: cloneDir,
    capture: true,
  });
  if (output !== '') {
    throw new PlainError(`npm run preview changed files of the clone:\n${output}`);
  }
}

/**
 * @param {string} title
 * @param {() => Promise<void>} step
 */
async function timed(title, step) {
  const begin = performance.now();
  await step();
  console.log(`${title}: ${inSeconds((performance.now() - begin) / 1000)}`);
}

main(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'clone-'));
  const cloneDir = path.join(folder, 'site');
  try {
    const {code, output} = await run('git', ['clone', '--quiet', SITE_DIR, cloneDir], {
      capture: true,
    });
    if (code !== 0) {
      throw new PlainError(`${output}\nThe last commit cannot be cloned.`);
    }
    await timed('npm run preview', () => testPreview(cloneDir));
    await expectClean(cloneDir);
    await timed('npm test, to its first check', () => testTest(cloneDir));
  } finally {
    rmSync(folder, {recursive: true, force: true, maxRetries: 5});
  }
});
