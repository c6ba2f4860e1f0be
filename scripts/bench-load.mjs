/*
 * Why: shows that a small host can serve many readers, and fails if a single request fails.
 * Does: serves build/ with nginx and the configuration of the build, requests every file of the
 * site with wrk over 200 connections for 5 s on this machine, and prints a Markdown table.
 * Reads: build/, NGINX_PATH; SECONDS, the duration (5). Run: npm run bench:load
 */
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {startNginx} from './lib/nginx.mjs';
import {requirePrograms} from './lib/programs.mjs';
import {main, PlainError, run, SITE_DIR} from './lib/run.mjs';
import {markdownTable} from './lib/table.mjs';

const READERS = 200;
const THREADS = 2;

/** Timeout of a request in seconds; a timeout counts as an error. */
const TIMEOUT_SECONDS = 10;

const BUILD_DIR = path.join(SITE_DIR, 'build');

/** @param {string | undefined} text */
function readSeconds(text) {
  const seconds = Number(text ?? '5');
  if (!Number.isInteger(seconds) || seconds < 1) {
    throw new PlainError(`SECONDS is "${text}": set it to a positive integer.`);
  }
  return seconds;
}

/** Returns the paths of all files; those of pages as in links. */
function paths() {
  if (!existsSync(path.join(BUILD_DIR, 'index.html'))) {
    throw new PlainError('There is no build/ to serve: run "npm run build" first.');
  }
  return readdirSync(BUILD_DIR, {recursive: true, encoding: 'utf8'})
    .filter((file) => !/^_|^404\.html$/.test(file))
    .filter((file) => statSync(path.join(BUILD_DIR, file)).isFile())
    .map((file) => `/${file.split(path.sep).map(encodeURIComponent).join('/')}`)
    .map((file) => file.replace(/^\/index\.html$/, '/').replace(/\.html$/, ''));
}

/** Creates a wrk script that requests the paths in turn, compressed like browsers do. */
function requestScript() {
  const list = paths().map((name) => `  ${JSON.stringify(name)},`);
  return `local paths = {
${list.join('\n')}
}
local next = math.random(#paths)
function request()
  next = next % #paths + 1
  return wrk.format("GET", paths[next], {["Accept-Encoding"] = "gzip"})
end
`;
}

/**
 * @param {string} wrk the program
 * @param {string} address
 * @param {number} seconds
 * @returns {Promise<string>} the output of wrk
 */
async function runWrk(wrk, address, seconds) {
  const folder = mkdtempSync(path.join(tmpdir(), 'wrk-'));
  try {
    const script = path.join(folder, 'requests.lua');
    writeFileSync(script, requestScript());
    const size = [
      `-t${THREADS}`,
      `-c${READERS}`,
      `-d${seconds}s`,
      `--timeout`,
      `${TIMEOUT_SECONDS}s`,
    ];
    const {code, output} = await run(wrk, [...size, '--latency', '-s', script, address], {
      capture: true,
    });
    if (code !== 0) {
      throw new PlainError(`wrk failed:\n${output}`);
    }
    return output;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * @param {string} report
 * @param {RegExp} pattern with one group
 */
function read(report, pattern) {
  const found = pattern.exec(report)?.[1];
  if (found === undefined) {
    throw new PlainError(`The output of wrk does not match ${pattern}:\n${report}`);
  }
  return found;
}

main(async () => {
  const seconds = readSeconds(process.env.SECONDS);
  const {nginx, wrk} = await requirePrograms(['nginx', 'wrk']);
  const server = await startNginx(nginx);
  try {
    // wrk cannot connect to a localhost with two addresses.
    const report = await runWrk(
      wrk,
      server.address.replace('localhost', '127.0.0.1'),
      seconds,
    );
    const requests = Number(read(report, /(\d+) requests in/));
    // wrk prints these lines only if there were errors.
    const errors = /Socket errors:.*|Non-2xx or 3xx responses:.*/g;
    const found = report.match(errors) ?? [];
    if (found.length > 0 || requests === 0) {
      throw new PlainError(`Requests failed:\n${report}`);
    }
    const rows = [
      ['requests without an error', String(requests)],
      ['requests per second', read(report, /Requests\/sec:\s+([\d.]+)/)],
      ['transferred per second', read(report, /Transfer\/sec:\s+(\S+)/)],
      ['median response time', read(report, /^\s+50%\s+(\S+)/m)],
      ['99th percentile', read(report, /^\s+99%\s+(\S+)/m)],
    ];
    console.log(markdownTable([`${READERS} readers at once, ${seconds} s`, ''], rows));
  } finally {
    await server.stop();
  }
});
