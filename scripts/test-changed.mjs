/*
 * Why: a unit test needs to run again only if something that it imports has changed since it passed.
 * Does: runs the tests of some projects of vitest.config.mts for what has changed since the last commit at
 * which they have all passed here, or all of them if there is none. A change of a file that tests read, but
 * do not import, runs all of them (forceRerunTriggers in vitest.config.mts).
 * Run: npm run test:changed; npm run test:changed:unit
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {main, packageFile, REPORT_DIR, run} from './lib/run.mjs';

const PROJECTS = process.argv.slice(2);

const RECORD = path.join(
  REPORT_DIR,
  `passed-${PROJECTS.join('-').replaceAll('*', '')}.txt`,
);

/** @param {readonly string[]} args */
async function git(args) {
  const {code, stdout} = await run('git', args, {capture: true});
  return code === 0 ? stdout.trim() : undefined;
}

/** Returns the recorded commit if the history that is there has it. */
async function passedCommit() {
  try {
    const commit = readFileSync(RECORD, 'utf8');
    return await git(['rev-parse', '--verify', '--quiet', `${commit}^{commit}`]);
  } catch {
    return undefined;
  }
}

main(async () => {
  const passed = await passedCommit();
  const {code} = await run(process.execPath, [
    packageFile('vitest/vitest.mjs'),
    'run',
    ...PROJECTS.flatMap((name) => ['--project', name]),
    ...(passed === undefined ? [] : ['--changed', passed, '--passWithNoTests']),
  ]);
  // What is not committed can be undone without a trace.
  if (code === 0 && (await git(['status', '--porcelain'])) === '') {
    mkdirSync(REPORT_DIR, {recursive: true});
    writeFileSync(RECORD, (await git(['rev-parse', 'HEAD'])) ?? '');
  }
  process.exitCode = code;
});
