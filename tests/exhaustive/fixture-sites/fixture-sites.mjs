/*
 * Why: the site has only one language and one version, so some features need other sites. Each is
 * built when the first test requests it, once for all workers.
 * Does: serves the result of the build of a fixture as JSON at /builds/{name}, and the pages of the
 * fixture `variants` below its base URL.
 * Reads: PORT, tests/fixtures/sites. Run: started by scripts/test-browser.mjs.
 */
import {createHash} from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {plainEnvironment, REPORT_DIR, run} from '../../../scripts/lib/run.mjs';
import {sendFilesOf} from '../../../scripts/lib/installed/serve.mjs';
import {copySite} from '../../../scripts/lib/site-copy.mjs';

/** The folder of the fixtures, in the site and in its copy. */
const FIXTURES = path.join('tests', 'fixtures');

/** The folder of finished builds, which are reused until a source changes. */
const CACHE_DIR = path.join(REPORT_DIR, 'sites');

/** The served site, and the folder for its base URL. */
const SERVED = {name: 'variants', dir: 'docs'};

/** Parts of the site that no build reads, but that would invalidate the cache at each change. */
const UNUSED = [
  'tests/browser',
  'tests/exhaustive',
  'tests/unit',
  'tests/search',
  'README.md',
  'CONTRIBUTING.md',
];

/** @typedef {{code: number, output: string}} Outcome */

/** Creates a copy of the site with the docs and the OpenAPI document of the fixtures. */
function makeCopy() {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'fixture-sites-'));
  copySite(siteDir);
  for (const part of ['docs', ...UNUSED]) {
    rmSync(path.join(siteDir, part), {recursive: true});
  }
  const fixtures = path.join(siteDir, FIXTURES);
  cpSync(path.join(fixtures, 'sites', 'files'), siteDir, {recursive: true});
  cpSync(
    path.join(fixtures, 'petstore.yaml'),
    path.join(siteDir, 'openapi', 'kaia.yaml'),
  );
  return siteDir;
}

/**
 * Returns a hash of all files of the copy, including the lock file, and of the Node.js version.
 *
 * @param {string} siteDir
 */
function keyOf(siteDir) {
  const hash = createHash('sha256').update(process.version);
  const files = readdirSync(siteDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    hash.update(path.relative(siteDir, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {string} siteDir
 * @param {string[]} args of Node.js
 */
async function runNode(siteDir, args) {
  const {code, output} = await run(process.execPath, args, {
    cwd: siteDir,
    capture: true,
    env: plainEnvironment(),
  });
  return {code, output};
}

/** Builds the fixtures, one after the other, in a copy of the site. */
class FixtureSites {
  /** @type {{siteDir: string, cacheDir: string} | undefined} */
  #dirs;
  /** @type {Map<string, Promise<Outcome>>} */
  #outcomes = new Map();
  /** @type {Promise<Outcome> | undefined} */
  #reference;
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();

  /** @param {string} name of a fixture */
  build(name) {
    const outcome =
      this.#outcomes.get(name) ?? this.#last.then(() => this.#cachedBuild(name));
    this.#outcomes.set(name, outcome);
    this.#last = outcome.catch(() => undefined);
    return outcome;
  }

  /** The folder whose files are served; undefined before the first build. */
  get servedDir() {
    return this.#dirs && path.join(this.#dirs.cacheDir, SERVED.name);
  }

  removeCopy() {
    if (this.#dirs !== undefined) {
      rmSync(this.#dirs.siteDir, {recursive: true, force: true, maxRetries: 5});
    }
  }

  #copy() {
    if (this.#dirs === undefined) {
      const siteDir = makeCopy();
      const cacheDir = path.join(CACHE_DIR, keyOf(siteDir));
      if (!existsSync(cacheDir)) {
        rmSync(CACHE_DIR, {recursive: true, force: true});
        mkdirSync(cacheDir, {recursive: true});
      }
      this.#dirs = {siteDir, cacheDir};
    }
    return this.#dirs;
  }

  /**
   * @param {string} name
   * @returns {Promise<Outcome>}
   */
  async #cachedBuild(name) {
    const {siteDir, cacheDir} = this.#copy();
    const file = path.join(cacheDir, `${name}.json`);
    if (existsSync(file)) {
      return JSON.parse(readFileSync(file, 'utf8'));
    }
    this.#reference ??= runNode(siteDir, [
      ...['--import', 'tsx', path.join('scripts', 'api.ts')],
      'generate',
    ]);
    const reference = await this.#reference;
    if (reference.code !== 0) {
      return reference;
    }
    const outcome = await runNode(siteDir, [
      path.join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs'),
      'build',
      ...['--config', path.join(FIXTURES, 'sites', `${name}.config.ts`)],
      ...['--out-dir', path.join(cacheDir, name, SERVED.dir)],
    ]);
    writeFileSync(file, JSON.stringify(outcome));
    return outcome;
  }
}

const sites = new FixtureSites();

/**
 * Responds with files of the served site; undefined before the first request for one.
 *
 * @type {import('node:http').RequestListener | undefined}
 */
let sendFiles;

const server = createServer((request, response) => {
  const name = /^\/builds\/([a-z-]+)$/.exec(request.url ?? '')?.[1];
  if (name === undefined) {
    if (sites.servedDir === undefined) {
      response.writeHead(404).end();
    } else {
      sendFiles ??= sendFilesOf(sites.servedDir);
      sendFiles(request, response);
    }
    return;
  }
  sites.build(name).then(
    (outcome) => response.end(JSON.stringify(outcome)),
    (error) => response.writeHead(500).end(String(error)),
  );
});
server.listen(Number(process.env.PORT));

process.once('SIGTERM', () => {
  // A running build receives the signal before this process exits.
  setImmediate(() => {
    sites.removeCopy();
    process.exit();
  });
});
