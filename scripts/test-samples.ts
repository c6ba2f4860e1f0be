/*
 * Why: readers copy samples and expect them to run. This runs every sample of every operation in
 * every language, as printed on the built pages, with only the host replaced by that of a mock.
 * Does: expects each sample to exit with 0, to send the request of tests/fixtures/requests and to print the
 * answer; asks Prism whether these requests are right by the document; prints a table. What passed before
 * does not run again while nothing has changed. Lists the samples with a placeholder.
 * The samples of descriptions that hold more than ours run without pages.
 * Reads: what scripts/lib/samples/tested.ts reads. With ids of operations as arguments, runs only theirs;
 * --language go, also more than once, only its samples; --all also those that passed before. --update
 * writes tests/fixtures/requests from what the samples for curl send.
 * Run: npm run test:samples, after npm run build
 */
import {existsSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stringify} from 'lossless-json';
import {sampleLanguages} from 'docusaurus-openapi-reference/code-samples';
import type {Operation} from 'docusaurus-openapi-reference/reference/operation';
import {readArguments, refuseUnknown} from './lib/arguments';
import {requirePrograms, SAMPLE_PROGRAMS, type SampleTools} from './lib/programs.mjs';
import {main, PlainError, REPORT_DIR} from './lib/run.mjs';
import {checkTable, updateTable} from './lib/samples/check-table';
import {failureOf} from './lib/samples/execute';
import {answerOf} from './lib/samples/mock';
import {createKeys, readPassed, writePassed} from './lib/samples/passed';
import type {Failure, Sample} from './lib/samples/sample';
import {FILE_NAMES, fileBytes} from './lib/samples/sent-request';
import {readTable, type Row, type Table} from './lib/samples/table';
import {
  BUILD_DIR,
  DOCUMENT_NAMES,
  readTested,
  runSamples,
  SAMPLES_DIR,
  type Tested,
} from './lib/samples/tested';
import {markdownTable} from './lib/table.mjs';

const REPORT_FILE = path.join(REPORT_DIR, 'samples.json');

const USAGE =
  'Usage: npm run test:samples -- [OPERATION ...] [--language NAME ...] [--all] [--update]';

const MAX_OUTPUT_LINES = 12;

interface Options {
  readonly ids: readonly string[];
  readonly languages: readonly string[];
  readonly isAll: boolean;
  readonly isUpdate: boolean;
}

interface Document extends Tested {
  readonly table: Table;
}

/** What is tested, of all documents. */
interface Context {
  readonly tools: SampleTools;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly rows: ReadonlyMap<string, Row>;
  /** What is chosen of the samples, and of those that could not be read. */
  readonly samples: readonly Sample[];
  readonly missing: readonly Failure[];
  readonly keyOf: (...parts: unknown[]) => string;
  /** Keys of what passed before. */
  readonly before: ReadonlySet<string>;
}

interface Result {
  readonly label: string;
  readonly count: number;
  /** How many passed before and did not run. */
  readonly known: number;
  readonly failures: readonly Failure[];
  /** Keys of what has passed, now or before. */
  readonly passed: readonly string[];
  readonly seconds: number;
}

function readOptions(): Options {
  const {values, positionals} = readArguments(
    process.argv.slice(2),
    {
      language: {type: 'string', multiple: true},
      all: {type: 'boolean', default: false},
      update: {type: 'boolean', default: false},
    },
    USAGE,
  );
  const known = sampleLanguages.map(({id}) => id);
  const {language: languages = known, all: isAll, update: isUpdate} = values;
  refuseUnknown('language', languages, known);
  return {ids: positionals, languages, isAll, isUpdate};
}

async function testSamples(options: Options): Promise<{
  results: Result[];
  placeholders: string;
}> {
  const {ids, languages, isAll, isUpdate} = options;
  const tools = await requirePrograms(SAMPLE_PROGRAMS);
  await prepareFolder();
  const documents: Document[] = [];
  for (const name of DOCUMENT_NAMES) {
    const tested = await readTested(name);
    if (isUpdate) {
      await updateTable(tested, tools);
    }
    documents.push({...tested, table: await readTable(name)});
  }
  const operations = new Map(documents.flatMap((one) => [...one.operations]));
  refuseUnknown('operation', ids, [...operations.keys()]);

  const before = await readPassed();
  const isChosen = ({id}: {readonly id: string}): boolean =>
    ids.length === 0 || ids.includes(id);
  const context: Context = {
    tools,
    operations,
    rows: new Map(
      documents.flatMap(({prefix, table}) =>
        [...table].map(([id, row]): [string, Row] => [prefix + id, row]),
      ),
    ),
    samples: documents.flatMap(({collected}) => collected.samples.filter(isChosen)),
    missing: documents.flatMap(({collected}) => collected.failures.filter(isChosen)),
    keyOf: await createKeys(tools),
    before: isAll ? new Set() : before,
  };
  const results = [await checkTables(documents, context)];
  for (const language of sampleLanguages.filter(({id}) => languages.includes(id))) {
    results.push(await testLanguage(language, context));
  }
  const isPart = ids.length > 0 || languages.length < sampleLanguages.length;
  const passed = results.flatMap((result) => result.passed);
  await writePassed(new Set(isPart ? [...before, ...passed] : passed));

  const [site] = documents;
  return {
    results,
    placeholders: isPart || site === undefined ? '' : printPlaceholders(site),
  };
}

async function prepareFolder(): Promise<void> {
  if (!existsSync(BUILD_DIR)) {
    throw new PlainError(
      'There is no build/ to read the samples from: run "npm run build" first.',
    );
  }
  await rm(SAMPLES_DIR, {recursive: true, force: true});
  await mkdir(SAMPLES_DIR, {recursive: true});
  await Promise.all(
    FILE_NAMES.map((name) => writeFile(path.join(SAMPLES_DIR, name), fileBytes(name))),
  );
}

/** Asks Prism about the requests of the documents. */
async function checkTables(
  documents: readonly Document[],
  {keyOf, before}: Context,
): Promise<Result> {
  const start = performance.now();
  const checks = documents.map((one) => ({
    one,
    key: keyOf(stringify(one.document), [...one.table]),
  }));
  const failures: Failure[] = [];
  const passed: string[] = [];
  for (const {one, key} of checks) {
    const found = before.has(key) ? [] : await checkTable(one, one.table);
    failures.push(...found);
    passed.push(...(found.length === 0 ? [key] : []));
  }
  const sizes = checks.map(
    ({one: {table}, key}) => [table.size, before.has(key)] as const,
  );
  const sum = (numbers: readonly number[]): number =>
    numbers.reduce((all, one) => all + one, 0);
  return {
    label: 'expected requests',
    count: sum(sizes.map(([size]) => size)),
    known: sum(sizes.map(([size, isKnown]) => (isKnown ? size : 0))),
    failures,
    passed,
    seconds: (performance.now() - start) / 1000,
  };
}

async function testLanguage(
  {id: language, label}: {readonly id: string; readonly label: string},
  {tools, operations, rows, samples, missing, keyOf, before}: Context,
): Promise<Result> {
  const start = performance.now();
  const answerTo = (id: string) => answerOf(operations.get(id) ?? {responses: []});
  // The fixtures have most operations in common: equal samples of equal requests are run once.
  const byKey = new Map(
    samples
      .filter((sample) => sample.language === language)
      .map((sample) => {
        const {id, code} = sample;
        return [keyOf(language, code, rows.get(id), answerTo(id)), sample] as const;
      }),
  );
  const fresh = [...byKey].filter(([key]) => !before.has(key));
  const outcomes = await runSamples(
    language,
    fresh.map(([, sample]) => sample),
    operations,
    tools,
  );
  const unread = missing.filter((one) => one.language === language);
  const failures = outcomes
    .map((outcome) => {
      const {id} = outcome.sample;
      return failureOf(outcome, rows.get(id), answerTo(id));
    })
    .filter((failure) => failure !== undefined);
  const failed = new Set(failures.map(({id}) => id));
  return {
    label,
    count: byKey.size + unread.length,
    known: byKey.size - fresh.length,
    failures: [...unread, ...failures],
    passed: [...byKey].flatMap(([key, {id}]) => (failed.has(id) ? [] : [key])),
    seconds: (performance.now() - start) / 1000,
  };
}

function printTable(results: readonly Result[]): string {
  const row = ({label, count, known, failures, seconds}: Result): string[] => [
    label,
    String(count),
    String(known),
    String(failures.length),
    seconds.toFixed(1),
  ];
  return markdownTable(
    ['language', 'samples', 'passed before', 'failed', 'seconds'],
    results.map(row),
  );
}

/** Lists the samples that need a value of the reader, by network. */
function printPlaceholders({servers, operations}: Tested): string {
  return servers
    .flatMap(({id: network}) => {
      const needed = [...operations.values()].flatMap(({id, samples: [sample]}) => {
        const own = sample?.networks?.find((one) => one.id === network) ?? sample;
        const names = new Set(own?.code.match(/YOUR_\w+/g));
        return names.size === 0 ? [] : [`  ${id}: ${[...names].join(', ')}`];
      });
      return [`${needed.length} samples have a placeholder on ${network}:`, ...needed];
    })
    .join('\n');
}

function printFailure({id, language, command, reason, output}: Failure): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return [
    `${id}, ${language}: ${reason}`,
    `  ${command}`,
    ...lines.slice(0, MAX_OUTPUT_LINES).map((line) => `    ${line}`),
    ...(lines.length > MAX_OUTPUT_LINES
      ? [`    and ${lines.length - MAX_OUTPUT_LINES} more lines`]
      : []),
  ].join('\n');
}

main(async () => {
  const {results, placeholders} = await testSamples(readOptions());
  const failures = results.flatMap((result) => result.failures);
  const count = results.reduce((sum, result) => sum + result.count, 0);
  failures.forEach((failure) => console.log(printFailure(failure)));
  console.log(printTable(results));
  console.log(placeholders);
  await writeFile(
    REPORT_FILE,
    JSON.stringify({
      passed: count - failures.length,
      failures: failures.map((failure) => ({
        title: `${failure.id}, ${failure.language}`,
        message: printFailure(failure),
      })),
    }),
  );
  process.exitCode = failures.length > 0 || count === 0 ? 1 : 0;
});
