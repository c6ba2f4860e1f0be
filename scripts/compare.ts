/*
 * Why: code that is rebuilt must give readers and programs the same site.
 * Does: compares two builds: addresses, the HTML of every page, Markdown twins, styles, headers, other
 * files, the results of the queries of tests/search/queries.json, and the weight of each kind of page.
 * Hashes and the order of classes are no difference. Prints what differs, and exits with 1 if
 * anything does. The new build is that of the working tree by default, which is built if its inputs have
 * changed. node_modules/.cache/compare keeps the builds of commits, all differences, and the compared lines.
 * Reads: Git. Run: npm run compare -- <commit or folder of a build> [<commit or folder>]
 */
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readArguments} from './lib/arguments';
import {filesByAddress, sectionOf} from './lib/compare/addresses';
import {type Build, CACHE_DIR, currentBuild, namedBuild} from './lib/compare/builds';
import {
  type Difference,
  diffFolders,
  type Limits,
  printDifferences,
} from './lib/compare/differences';
import {fileLines} from './lib/compare/file-lines';
import {searchLines} from './lib/compare/search';
import {weigh, weightDifferences} from './lib/compare/weight';
import {main, PlainError, SITE_DIR} from './lib/run.mjs';

const USAGE = 'Usage: npm run compare -- <build> [<build>], commits or folders';

const REPORT_FILE = path.join(CACHE_DIR, 'differences.txt');

/** What is compared of both builds, as lines. Git compares them. */
const LINES_DIR = path.join(CACHE_DIR, 'lines');

const PRINTED: Limits = {differences: 20, lines: 6, files: 3, width: 200};

const ALL = Infinity;

const WHOLE: Limits = {differences: ALL, lines: ALL, files: ALL, width: ALL};

type Files = ReadonlyMap<string, readonly string[]>;

/** Writes a build as lines. The files that the other build lacks are in the list of addresses only. */
async function writeLines(
  side: 'before' | 'after',
  build: Build,
  files: Files,
  others: Files,
): Promise<void> {
  const write = (name: string, lines: readonly string[]): void => {
    const file = path.join(LINES_DIR, side, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `${lines.join('\n')}\n`);
  };
  write('addresses/list', [...files.keys()].sort());
  write('search results/queries', await searchLines(build));
  for (const [address, sources] of files) {
    const section = sectionOf(address);
    if (section !== undefined && others.has(address)) {
      const texts = sources.map((file) =>
        fileLines(address, readFileSync(file)).join('\n'),
      );
      write(`${section}/${address}`, texts.sort());
    }
  }
}

async function compareBuilds(before: Build, after: Build): Promise<Difference[]> {
  const old = filesByAddress(before.folder);
  const now = filesByAddress(after.folder);
  rmSync(LINES_DIR, {recursive: true, force: true});
  await writeLines('before', before, old, now);
  await writeLines('after', after, now, old);
  return [
    ...(await diffFolders(LINES_DIR)),
    ...weightDifferences(weigh(before.folder, old), weigh(after.folder, now)),
  ];
}

function printSections(found: readonly Difference[], limits: Limits): string {
  return [...new Set(found.map(({section}) => section))]
    .map((section) => {
      const own = found.filter((difference) => difference.section === section);
      return `${section}: ${own.length}\n${printDifferences(own, limits)}\n`;
    })
    .join('\n');
}

main(async () => {
  const {positionals} = readArguments(process.argv.slice(2), {}, USAGE, 2);
  const [name, other] = positionals;
  if (name === undefined) {
    throw new PlainError(`There is nothing to compare with. ${USAGE}`);
  }
  const before = await namedBuild(name);
  const after = other === undefined ? await currentBuild() : await namedBuild(other);
  const found = await compareBuilds(before, after);
  const names = `between ${before.name} and ${after.name}`;
  writeFileSync(REPORT_FILE, printSections(found, WHOLE));
  console.log(
    found.length === 0
      ? `No differences ${names}.`
      : `${printSections(found, PRINTED)}\n${found.length} differences ${names}, in full in ${path.relative(SITE_DIR, REPORT_FILE)}.`,
  );
  process.exitCode = found.length === 0 ? 0 : 1;
});
