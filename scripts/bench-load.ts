/*
 * Why: shows that a small host can serve many readers, and fails if a single request fails.
 * Does: serves build/ with nginx and the configuration of the build, requests every file of the
 * site with wrk over 200 connections for 5 s on this machine, and prints a Markdown table,
 * or with --record also writes it to FIGURES.md.
 * Reads: build/, NGINX_PATH; SECONDS, the duration (5). Run: npm run bench:load
 */
import {readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readPositive} from './lib/arguments';
import {machineLine} from './lib/bench';
import {reportFigures} from './lib/figures';
import {withNginx} from './lib/nginx.mjs';
import {requirePrograms} from './lib/programs.mjs';
import {
  BUILD_DIR,
  inTemporaryFolder,
  main,
  PlainError,
  requireBuild,
  run,
  succeed,
} from './lib/run.mjs';
import {markdownTable} from './lib/table.mjs';

const READERS = 200;

/** A timeout counts as an error. */
const OPTIONS = [`-c${READERS}`, '-t2', '--timeout', '10s', '--latency'];

/** Returns the paths of all files; those of pages as in links. */
function paths(): string[] {
  return readdirSync(BUILD_DIR, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(BUILD_DIR, path.join(parentPath, name)))
    .filter((file) => !/^_|^404\.html$/.test(file))
    .map((file) => `/${file.split(path.sep).map(encodeURIComponent).join('/')}`)
    .map((file) => file.replace(/^\/index\.html$/, '/').replace(/\.html$/, ''));
}

/** Creates a wrk script that requests the paths in turn, compressed like browsers do. */
function requestScript(): string {
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

/** Returns what the output of wrk has for a pattern with one group. */
function read(report: string, pattern: RegExp): string {
  const found = pattern.exec(report)?.[1];
  if (found === undefined) {
    throw new PlainError(`The output of wrk does not match ${pattern}:\n${report}`);
  }
  return found;
}

/** Returns the report of wrk about a server. */
function runWrk(wrk: string, server: string, seconds: number): Promise<string> {
  return inTemporaryFolder('wrk', async (folder) => {
    const script = path.join(folder, 'requests.lua');
    writeFileSync(script, requestScript());
    // wrk cannot connect to a localhost with two addresses.
    const address = server.replace('localhost', '127.0.0.1');
    const args = [...OPTIONS, `-d${seconds}s`, '-s', script, address];
    return (await succeed('wrk failed', run(wrk, args, {capture: true}))).output;
  });
}

main(async () => {
  const seconds = readPositive('SECONDS', process.env.SECONDS ?? '5');
  requireBuild();
  const {nginx, wrk} = await requirePrograms(['nginx', 'wrk']);
  await withNginx(nginx, async (address) => {
    const report = await runWrk(wrk, address, seconds);
    // wrk prints these lines only if there were errors.
    const hasErrors = /Socket errors:|Non-2xx or 3xx responses:/.test(report);
    const requests = read(report, /(\d+) requests in/);
    if (hasErrors || requests === '0') {
      throw new PlainError(`Requests failed:\n${report}`);
    }
    const rows = [
      ['requests without an error', requests],
      ['requests per second', read(report, /Requests\/sec:\s+([\d.]+)/)],
      ['transferred per second', read(report, /Transfer\/sec:\s+(\S+)/)],
      ['median response time', read(report, /^\s+50%\s+(\S+)/m)],
      ['99th percentile', read(report, /^\s+99%\s+(\S+)/m)],
    ];
    await reportFigures({
      title: `${READERS} readers at once`,
      how: machineLine(`${seconds} s, every file of the site, nginx`),
      tables: [markdownTable(['', 'measured'], rows)],
    });
  });
});
