/*
 * Why: frameworks write documents in ways that nobody writes by hand, and change them with each version.
 * Does: installs each app of tools/emitters with its pinned packages in a temporary folder, runs it, and writes its
 * documents to tests/fixtures/emitted, and to index.json there which packages wrote them, and when.
 * Reads: with names of frameworks as arguments, runs only these. Needs Linux on x64.
 * Run: npm run emit
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {choose} from './lib/arguments';
import {
  inTemporaryFolder,
  main,
  plainEnvironment,
  PlainError,
  runNpm,
  runScript,
  SITE_DIR,
  succeed,
} from './lib/run.mjs';

const APPS = path.join(SITE_DIR, 'tools', 'emitters');

const FIXTURES = path.join(SITE_DIR, 'tests', 'fixtures', 'emitted');

const INDEX = path.join(FIXTURES, 'index.json');

interface Emitted {
  readonly date: string;
  readonly packages: Readonly<Record<string, string>>;
  readonly documents: readonly string[];
}

/** Runs the app of a framework, and writes its documents. */
async function emit(framework: string): Promise<Emitted> {
  return inTemporaryFolder(`emit-${framework}`, async (cwd) => {
    cpSync(path.join(APPS, framework), cwd, {recursive: true});
    const options = {capture: true, cwd, env: plainEnvironment()};
    await succeed(
      `The packages of ${framework} cannot be installed`,
      runNpm(
        ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'],
        options,
      ),
    );
    await succeed(`${framework} wrote no document`, runScript('emit', options));
    const files = readdirSync(path.join(cwd, 'out'), {
      recursive: true,
      encoding: 'utf8',
    }).filter((file) => file.endsWith('.json'));
    if (files.length === 0) {
      throw new PlainError(`${framework} wrote no document.`);
    }
    mkdirSync(FIXTURES, {recursive: true});
    for (const file of files) {
      const document = readJson(path.join(cwd, 'out', file));
      writeJson(path.join(FIXTURES, path.basename(file)), document);
    }
    const {dependencies} = readJson(path.join(cwd, 'package.json')) as {
      dependencies: Record<string, string>;
    };
    return {
      date: new Date().toISOString().slice(0, 10),
      packages: dependencies,
      documents: files.map((file) => path.basename(file)).sort(),
    };
  });
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

main(async () => {
  const frameworks = readdirSync(APPS, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    .sort();
  const chosen = choose('framework', frameworks, process.argv.slice(2), (name) => name);
  for (const framework of chosen) {
    const emitted = await emit(framework);
    const index = existsSync(INDEX) ? (readJson(INDEX) as Record<string, Emitted>) : {};
    const all = {...index, [framework]: emitted};
    const sorted = Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1));
    writeJson(INDEX, Object.fromEntries(sorted));
    console.log(`${framework}: ${emitted.documents.join(', ')}`);
  }
});
