/*
 * Why: a sample that passed need not run again while nothing has changed that decides whether it passes.
 * Does: keeps the keys of what passed in node_modules/.cache, which npm ci removes. A key has the sample,
 * the expected request, the answer, the versions of the programs and the code of this test.
 */
import {createHash} from 'node:crypto';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SampleTools} from '../programs.mjs';
import {RUNNERS} from '../sample-languages.mjs';
import {packageFile, REPORT_DIR, run} from '../run.mjs';

const FILE = path.join(REPORT_DIR, 'passed-samples.json');

export async function readPassed(): Promise<ReadonlySet<string>> {
  const text = await readFile(FILE, 'utf8').catch(() => '[]');
  return new Set(JSON.parse(text) as string[]);
}

export async function writePassed(keys: Iterable<string>): Promise<void> {
  await writeFile(FILE, JSON.stringify([...keys]));
}

/** Returns a function that creates a key of what it is given, of the programs and of the code of this test. */
export async function createKeys(
  tools: SampleTools,
): Promise<(...parts: unknown[]) => string> {
  const commands = Object.values(RUNNERS).map(({version}) => version?.(tools) ?? []);
  const versions = commands.map(async ([program, ...args]) =>
    program === undefined ? '' : (await run(program, args, {capture: true})).stdout,
  );
  const own = (await readdir(__dirname)).filter((name) => !name.endsWith('.test.ts'));
  const files = [
    ...['axios', '@stoplight/prism-http'].map((name) =>
      packageFile(`${name}/package.json`),
    ),
    ...own.sort().map((name) => path.join(__dirname, name)),
  ];
  const texts = files.map((file) => readFile(file, 'utf8'));
  const common = [process.version, ...(await Promise.all([...versions, ...texts]))];
  return (...parts) =>
    createHash('sha256')
      .update(JSON.stringify([common, parts]))
      .digest('hex');
}
