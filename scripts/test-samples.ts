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
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import sumBy from 'lodash/sumBy';
import {stringify} from 'lossless-json';
import {sampleLanguages} from '#reference/samples';
import type {Operation} from '#reference/operation/operation';
import {readArguments, refuseUnknown} from './lib/arguments';
import {requirePrograms, SAMPLE_PROGRAMS, type SampleTools} from './lib/programs.mjs';
import {writeReport} from './lib/reports.mjs';
import {main, requireBuild} from './lib/run.mjs';
import {failureOf} from './lib/samples/execute';
import {answerOf} from './lib/samples/mock';
import {createKeys, readPassed, writePassed} from './lib/samples/passed';
import type {Failure, Sample} from './lib/samples/collect';
import {FILE_NAMES, fileBytes} from './lib/samples/sent-request';
import {readTable, type Row, type Table} from './lib/samples/table';
import {
  checkTable,
  DOCUMENT_NAMES,
  readTested,
  runSamples,
  SAMPLES_DIR,
  type Tested,
  updateTable,
} from './lib/samples/tested';
import {markdownTable} from './lib/table.mjs';

const USAGE =
  'Usage: npm run test:samples -- [OPERATION ...] [--language NAME ...] [--all] [--update]';

const MAX_OUTPUT_LINES = 12;

interface Document extends Tested {
  readonly table: Table;
}

/** What is tested, of all documents. */
interface Context {
  readonly tools: SampleTools;
  readonly documents: readonly Document[];
  readonly operations: ReadonlyMap<string, Operation>;
  readonly rows: ReadonlyMap<string, Row>;
  readonly isChosen: (one: {readonly id: string}) => boolean;
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
}

function readOptions() {
  const {values, positionals: ids} = readArguments(
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
  return {ids, languages, isAll, isUpdate};
}

async function testSamples(options: ReturnType<typeof readOptions>) {
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
  const rows = documents.flatMap(({prefix, table}) =>
    [...table].map(([id, row]): [string, Row] => [prefix + id, row]),
  );
  const before = await readPassed();
  const context: Context = {
    tools,
    documents,
    operations,
    rows: new Map(rows),
    isChosen: ({id}) => ids.length === 0 || ids.includes(id),
    keyOf: await createKeys(tools),
    before: isAll ? new Set() : before,
  };
  const results = [await checkTables(context)];
  for (const {id, label} of sampleLanguages) {
    if (languages.includes(id)) {
      results.push(await testLanguage(id, label, context));
    }
  }
  const isPart = ids.length > 0 || languages.length < sampleLanguages.length;
  const passed = results.flatMap((result) => result.passed);
  await writePassed(new Set(isPart ? [...before, ...passed] : passed));
  const [site] = documents;
  const placeholders = isPart || site === undefined ? '' : printPlaceholders(site);
  return {results, placeholders};
}

async function prepareFolder(): Promise<void> {
  requireBuild();
  await rm(SAMPLES_DIR, {recursive: true, force: true});
  await mkdir(SAMPLES_DIR, {recursive: true});
  await Promise.all(
    FILE_NAMES.map((name) => writeFile(path.join(SAMPLES_DIR, name), fileBytes(name))),
  );
}

/** Asks Prism about the requests of the documents. */
async function checkTables({documents, keyOf, before}: Context): Promise<Result> {
  const results: Result[] = [];
  for (const one of documents) {
    const key = keyOf(stringify(one.document), [...one.table]);
    const isKnown = before.has(key);
    const failures = isKnown ? [] : await checkTable(one, one.table);
    const {size: count} = one.table;
    const passed = failures.length === 0 ? [key] : [];
    results.push({label: '', count, known: isKnown ? count : 0, failures, passed});
  }
  return {
    label: 'expected requests',
    count: sumBy(results, 'count'),
    known: sumBy(results, 'known'),
    failures: results.flatMap(({failures}) => failures),
    passed: results.flatMap(({passed}) => passed),
  };
}

async function testLanguage(
  language: string,
  label: string,
  {tools, documents, operations, rows, isChosen, keyOf, before}: Context,
): Promise<Result> {
  const answerTo = (id: string) => answerOf(operations.get(id) ?? {responses: []});
  const chosen = <One extends Sample | Failure>(all: readonly One[]): One[] =>
    all.filter((one) => one.language === language && isChosen(one));
  const samples = documents.flatMap(({collected}) => chosen(collected.samples));
  const missing = documents.flatMap(({collected}) => chosen(collected.failures));
  // The fixtures have most operations in common: equal samples of equal requests are run once.
  const byKey = new Map(
    samples.map((sample) => {
      const {id, code} = sample;
      return [keyOf(language, code, rows.get(id), answerTo(id)), sample] as const;
    }),
  );
  const fresh = [...byKey].flatMap(([key, sample]) => (before.has(key) ? [] : [sample]));
  const outcomes = await runSamples(language, fresh, operations, tools);
  const failures = outcomes.flatMap((outcome) => {
    const {id} = outcome.sample;
    return failureOf(outcome, rows.get(id), answerTo(id)) ?? [];
  });
  const failed = new Set(failures.map(({id}) => id));
  return {
    label,
    count: byKey.size + missing.length,
    known: byKey.size - fresh.length,
    failures: [...missing, ...failures],
    passed: [...byKey].flatMap(([key, {id}]) => (failed.has(id) ? [] : [key])),
  };
}

function printTable(results: readonly Result[]): string {
  return markdownTable(
    ['language', 'samples', 'passed before', 'failed'],
    results.map(({label, count, known, failures}) => [
      label,
      ...[count, known, failures.length].map(String),
    ]),
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
  const count = sumBy(results, 'count');
  failures.forEach((failure) => console.log(printFailure(failure)));
  console.log(`${printTable(results)}\n${placeholders}`);
  writeReport(
    'samples',
    count,
    failures.map((failure) => ({
      title: `${failure.id}, ${failure.language}`,
      message: printFailure(failure),
    })),
  );
});
