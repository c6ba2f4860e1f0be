/*
 * Why: a reader copies a sample and expects it to run. This runs every sample of every operation in
 * every language, as the built pages print it, with only the host swapped for a mock of the API.
 * Does: installs curl, Python's requests and Go from Debian's packages where they lack and it may;
 * starts a mock for each operation of the description, which refuses any other request than the one
 * that is expected; expects each sample to end with 0 and to print the answer; prints a table.
 * Reads: build/, openapi/kaia.yaml, or OPENAPI_URL where the build is of another description.
 * Run: npm run test:samples, after npm run build
 */
import {randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createReference} from '../src/openapi/reference';
import {sampleLanguages} from '../src/reference/code-sample';
import {readDocument} from '../src/openapi/validate';
import {siteSource} from '../src/plugins/openapi-docs/site-reference';
import {main, PlainError, REPORT_DIR, SITE_DIR} from './lib/run.mjs';
import {collectSamples} from './lib/samples/collect';
import {executeSamples, type Setting} from './lib/samples/execute';
import {createExpectations} from './lib/samples/expectation';
import {startMock} from './lib/samples/mock';
import type {Failure} from './lib/samples/sample';
import {ensureTools} from './lib/samples/tools';
import {markdownTable} from './lib/table.mjs';

const BUILD_DIR = path.join(SITE_DIR, 'build');

/** Under node_modules, where the Node.js samples find axios; they stay there to be looked at. */
const SAMPLES_DIR = path.join(REPORT_DIR, 'samples');

/** scripts/test.mjs counts the samples from this report. */
const REPORT_FILE = path.join(REPORT_DIR, 'samples.json');

/** How much of what a failed sample printed is shown. */
const MAX_OUTPUT_LINES = 12;

interface LanguageResult {
  readonly label: string;
  readonly samples: number;
  readonly failures: readonly Failure[];
  readonly seconds: number;
}

async function testSamples(): Promise<LanguageResult[]> {
  if (!existsSync(BUILD_DIR)) {
    throw new PlainError('There is no build/ to read the samples from: npm run build.');
  }
  const document = await readDocument(siteSource(SITE_DIR));
  const tools = await ensureTools();
  await rm(SAMPLES_DIR, {recursive: true, force: true});
  await mkdir(SAMPLES_DIR, {recursive: true});

  const key = randomUUID();
  const expectations = createExpectations(document);
  const mocks = await Promise.all(
    expectations.map((expectation) => startMock(expectation, key)),
  );
  try {
    const counterparts = new Map(
      expectations.flatMap(({id, server, answer}, index) => {
        const mock = mocks[index];
        return mock === undefined ? [] : [[id, {server, answer, mock}] as const];
      }),
    );
    const targets = createReference(document).operations.flatMap((operation) => {
      const counterpart = counterparts.get(operation.id);
      return counterpart === undefined
        ? []
        : [
            {
              operation,
              from: new URL(counterpart.server).origin,
              to: counterpart.mock.origin,
            },
          ];
    });
    const collected = await collectSamples(targets, BUILD_DIR);
    return await runLanguages(collected, {tools, key, dir: SAMPLES_DIR, counterparts});
  } finally {
    await Promise.all(mocks.map((mock) => mock.stop()));
  }
}

/** One language after the other, so that each has its own time. */
async function runLanguages(
  collected: Awaited<ReturnType<typeof collectSamples>>,
  setting: Setting,
): Promise<LanguageResult[]> {
  const results: LanguageResult[] = [];
  for (const {id, label} of sampleLanguages) {
    const start = performance.now();
    const samples = collected.samples.filter(({language}) => language === id);
    const missing = collected.failures.filter(({language}) => language === id);
    const failures = await executeSamples(id, samples, setting);
    results.push({
      label,
      samples: samples.length + missing.length,
      failures: [...missing, ...failures],
      seconds: (performance.now() - start) / 1000,
    });
  }
  return results;
}

function printTable(results: readonly LanguageResult[]): string {
  const row = ({label, samples, failures, seconds}: LanguageResult): string[] => [
    label,
    String(samples),
    String(samples - failures.filter(({ran}) => !ran).length),
    String(failures.length),
    seconds.toFixed(1),
  ];
  return markdownTable(
    ['language', 'samples', 'run', 'failed', 'seconds'],
    results.map(row),
  );
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
  const results = await testSamples();
  const failures = results.flatMap((result) => result.failures);
  const samples = results.reduce((sum, result) => sum + result.samples, 0);
  failures.forEach((failure) => console.log(printFailure(failure)));
  console.log(printTable(results));
  await writeFile(
    REPORT_FILE,
    JSON.stringify({passed: samples - failures.length, failed: failures.length}),
  );
  process.exitCode = failures.length > 0 || samples === 0 ? 1 : 0;
});
