/*
 * Why: a sample that passed need not run again while nothing has changed that decides whether it passes.
 * Does: keeps the keys of what passed in node_modules/.cache, which npm ci removes. A key has the sample,
 * the expected request, the answer, the versions of the programs and the code of this test.
 * Run: imported by the scripts of this folder.
 */
import {createHash} from 'node:crypto';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SampleTools} from '../programs.mjs';
import {RUNNERS} from '../sample-languages.mjs';
import {packageFile, REPORT_DIR, run, SITE_DIR} from '../run.mjs';

const FILE = path.join(REPORT_DIR, 'passed-samples.json');

export async function readPassed(): Promise<ReadonlySet<string>> {
  const text = await readFile(FILE, 'utf8').catch(() => '[]');
  return new Set(JSON.parse(text) as string[]);
}

export async function writePassed(keys: Iterable<string>): Promise<void> {
  await writeFile(FILE, JSON.stringify([...keys]));
}

/** Returns a key of what it is given, of the programs and of the code of this test. */
export async function createKeys(
  tools: SampleTools,
): Promise<(...parts: unknown[]) => string> {
  const common = [await versionsOf(tools), await ownCode()];
  return (...parts) =>
    createHash('sha256')
      .update(JSON.stringify([common, parts]))
      .digest('hex');
}

async function versionsOf(tools: SampleTools): Promise<string[]> {
  const commands = Object.values(RUNNERS).flatMap(({version}) =>
    version === undefined ? [] : [version(tools)],
  );
  const printed = commands.map(async ([program = '', ...args]) => {
    const {stdout} = await run(program, args, {capture: true});
    return stdout;
  });
  const packages = ['axios', '@stoplight/prism-http'].map(async (name) => {
    const file = packageFile(path.join(name, 'package.json'));
    return (JSON.parse(await readFile(file, 'utf8')) as {version: string}).version;
  });
  return [process.version, ...(await Promise.all([...printed, ...packages]))];
}

async function ownCode(): Promise<string[]> {
  const folder = path.join(SITE_DIR, 'scripts', 'lib', 'samples');
  const files = (await readdir(folder)).filter((file) => !file.endsWith('.test.ts'));
  return Promise.all(
    files.sort().map((file) => readFile(path.join(folder, file), 'utf8')),
  );
}
